/** How a function of the source is called: number of parameters, and the keys that it reads from those that are objects. */
import ts from 'typescript';
import {walk, type Function_} from './tree';

type Shape = {
  arity: number;
  variadic?: true;
  async?: true;
  parameters?: string[];
  options?: Record<string, string[]>;
  /** of options that are one of some texts: the texts */
  choices?: Record<string, string[]>;
};

const keysOfPattern = (pattern: ts.ObjectBindingPattern) =>
  pattern.elements
    .filter((e) => !e.dotDotDotToken)
    .map((e) => (e.propertyName ?? e.name).getText());

const keysOfType = (type: ts.TypeNode | undefined) =>
  type && ts.isTypeLiteralNode(type)
    ? type.members.flatMap((m) => (m.name ? [m.name.getText()] : []))
    : [];

/** The texts of `'a' | 'b'`, also where the file gives the type a name; none for any other type. */
function textsOf(type: ts.TypeNode | undefined): string[] {
  if (type && ts.isTypeReferenceNode(type)) {
    const named = type
      .getSourceFile()
      .statements.filter(ts.isTypeAliasDeclaration)
      .find(({name}) => name.text === type.typeName.getText());
    return named ? textsOf(named.type) : [];
  }
  if (!type || !ts.isUnionTypeNode(type)) {
    return [];
  }
  const texts = type.types.flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal)
      ? [part.literal.text]
      : [],
  );
  return texts.length === type.types.length ? texts : [];
}

/** Options of the first parameter that are one of some texts. */
function choicesOf(fn: Function_): Record<string, string[]> {
  const type = fn.parameters[0]?.type;
  const members = type && ts.isTypeLiteralNode(type) ? type.members : [];
  return Object.fromEntries(
    members.flatMap((member) => {
      const texts = ts.isPropertySignature(member) ? textsOf(member.type) : [];
      return texts.length ? [[member.name!.getText(), texts]] : [];
    }),
  );
}

/** `options.a`, `const {b} = options` inside the function. */
function readsOf(fn: Function_, name: string): string[] {
  const found: string[] = [];
  walk(fn, (node) => {
    if (
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === name
    ) {
      found.push(node.name.text);
    }
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer?.getText() === name &&
      ts.isObjectBindingPattern(node.name)
    ) {
      found.push(...keysOfPattern(node.name));
    }
  });
  return found;
}

export function shapeOf(fn: Function_): Shape {
  const parameters = fn.parameters.filter((p) => p.name.getText() !== 'this');
  const shape: Shape = {
    arity: parameters.filter((p) => !p.dotDotDotToken).length,
  };
  if (shape.arity < parameters.length) {
    shape.variadic = true;
  }
  if (fn.body && /\barguments\b/.test(fn.body.getText())) {
    shape.variadic = true;
  }
  if (fn.modifiers?.some((m) => m.kind === ts.SyntaxKind.AsyncKeyword)) {
    shape.async = true;
  }
  const named = parameters.map((p) =>
    ts.isIdentifier(p.name) ? p.name.text : '{}',
  );
  if (named.length) {
    shape.parameters = named;
  }
  const options: Record<string, string[]> = {};
  parameters.forEach((p, i) => {
    const keys = [
      ...(ts.isObjectBindingPattern(p.name)
        ? keysOfPattern(p.name)
        : readsOf(fn, p.name.getText())),
      ...keysOfType(p.type),
    ];
    if (keys.length) {
      options[i] = [...new Set(keys)].sort();
    }
  });
  if (Object.keys(options).length) {
    shape.options = options;
  }
  const choices = choicesOf(fn);
  if (Object.keys(choices).length) {
    shape.choices = choices;
  }
  return shape;
}

const printer = ts.createPrinter({removeComments: true});

/** `{ a: string; }` and `{a: string}` are one type. */
export const plainType = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[;,] ?\}/g, '}')
    .replace(/ ?([{}()<>[\],;:|&]|=>) ?/g, '$1');

/**
 * The types that a function declares, on one line each.
 *
 * @returns an empty text for a parameter without a type; nothing for a function without types
 */
export function declaredTypesOf(fn: Function_): {
  types?: string[];
  returnType?: string;
} {
  const print = (type: ts.TypeNode | undefined) =>
    type
      ? plainType(
          printer.printNode(
            ts.EmitHint.Unspecified,
            type,
            type.getSourceFile(),
          ),
        )
      : '';
  const types = fn.parameters
    .filter((p) => p.name.getText() !== 'this')
    .map((p) => print(p.type));
  const returnType = print(fn.type);
  return {
    ...(types.some(Boolean) ? {types} : {}),
    ...(returnType ? {returnType} : {}),
  };
}
