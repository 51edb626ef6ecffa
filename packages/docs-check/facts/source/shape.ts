/** How a function of the source is called: number of parameters, and the keys that it reads from those that are objects. */
import ts from 'typescript';
import {keysOf, walk, type Function_} from './tree';

type Shape = {
  arity: number;
  variadic?: true;
  async?: true;
  parameters?: string[];
  options?: Record<string, string[]>;
  /** of options that are one of some texts: the texts */
  choices?: Record<string, string[]>;
};

const membersOf = (type: ts.TypeNode | undefined) =>
  type && ts.isTypeLiteralNode(type) ? [...type.members] : [];

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
const choicesOf = ({parameters: [first]}: Function_) =>
  Object.fromEntries(
    membersOf(first?.type).flatMap((member) => {
      const texts = ts.isPropertySignature(member) ? textsOf(member.type) : [];
      return texts.length ? [[member.name!.getText(), texts]] : [];
    }),
  ) as Record<string, string[]>;

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
      node.initializer?.getText() === name
    ) {
      found.push(...keysOf(node.name));
    }
  });
  return found;
}

/** Those of a caller: TypeScript lets a function declare the type of `this` first. */
const parametersOf = (fn: Function_) =>
  fn.parameters.filter((parameter) => parameter.name.getText() !== 'this');

/** Nothing for an object without keys. */
const unlessEmpty = <Value extends object>(name: string, value: Value) =>
  Object.keys(value).length ? {[name]: value} : {};

export function shapeOf(fn: Function_): Shape {
  const parameters = parametersOf(fn);
  const arity = parameters.filter((p) => !p.dotDotDotToken).length;
  const isVariadic =
    arity < parameters.length ||
    (fn.body && /\barguments\b/.test(fn.body.getText()));
  const options = parameters.flatMap((p, i) => {
    const keys = [
      ...(ts.isObjectBindingPattern(p.name)
        ? keysOf(p.name)
        : readsOf(fn, p.name.getText())),
      ...membersOf(p.type).flatMap(({name}) => name?.getText() ?? []),
    ];
    return keys.length ? [[i, [...new Set(keys)].sort()]] : [];
  });
  return {
    arity,
    ...(isVariadic ? {variadic: true} : {}),
    ...(fn.modifiers?.some((m) => m.kind === ts.SyntaxKind.AsyncKeyword)
      ? {async: true}
      : {}),
    ...unlessEmpty(
      'parameters',
      parameters.map((p) => (ts.isIdentifier(p.name) ? p.name.text : '{}')),
    ),
    ...unlessEmpty('options', Object.fromEntries(options) as object),
    ...unlessEmpty('choices', choicesOf(fn)),
  };
}

const printer = ts.createPrinter({removeComments: true});

/** `{ a: string; }` and `{a: string}` are one type. */
export const plainType = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[;,] ?\}/g, '}')
    .replace(/ ?([{}()<>[\],;:|&]|=>) ?/g, '$1');

/** The declared types of a function's parameters ('' for an untyped one; no list if all are untyped) and of its result. */
export function declaredTypesOf(fn: Function_): {
  types?: string[];
  returnType?: string;
} {
  const file = fn.getSourceFile();
  const print = (type: ts.TypeNode | undefined) =>
    type
      ? plainType(printer.printNode(ts.EmitHint.Unspecified, type, file))
      : '';
  const types = parametersOf(fn).map((p) => print(p.type));
  const returnType = print(fn.type);
  return {
    ...(types.some(Boolean) ? {types} : {}),
    ...(returnType ? {returnType} : {}),
  };
}
