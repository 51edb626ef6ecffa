/**
 * Props tables out of the types, with the TypeScript parser.
 *
 * In: the source of a component file of `packages/ui-next` or `src/components`. Out: one
 * entry a component, with the props that the file declares itself. What a
 * component takes over from an element or a library is one sentence (`@inherits` on
 * the type). A default is what the function destructures, or `@default` where a
 * library below sets it; so the table cannot say a default that the code does not
 * have.
 *
 * The parser is enough, a type checker is not needed: the types are written out, and
 * an alias of a union in the same file is expanded.
 */
import ts from 'typescript';

export type PropDoc = {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
};

export type ComponentDoc = {
  name: string;
  description: string;
  props: PropDoc[];
  inherits?: string;
};

type Functional = ts.FunctionDeclaration | ts.FunctionTypeNode;

export function readComponents(fileName: string, text: string): ComponentDoc[] {
  const file = ts.createSourceFile(
    fileName,
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const aliases = new Map<string, ts.TypeAliasDeclaration>();
  const functions = new Map<string, ts.FunctionDeclaration>();
  for (const statement of file.statements) {
    if (ts.isTypeAliasDeclaration(statement)) {
      aliases.set(statement.name.text, statement);
    } else if (ts.isFunctionDeclaration(statement) && statement.name) {
      functions.set(statement.name.text, statement);
    }
  }
  const docs: ComponentDoc[] = [];
  const add = (
    name: string,
    node: Functional,
    descriptionFrom: ts.Node,
  ): void => {
    docs.push(describe(name, node, descriptionFrom, aliases));
  };
  for (const statement of file.statements) {
    if (!isExported(statement)) {
      continue;
    }
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      const name = statement.name.text;
      if (isComponentName(name)) {
        add(name, statement, statement);
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        const name = declaration.name.getText();
        if (!isComponentName(name)) {
          continue;
        }
        if (declaration.type && ts.isFunctionTypeNode(declaration.type)) {
          add(name, declaration.type, statement);
        }
        for (const [member, value] of membersOf(declaration.initializer)) {
          const implementation = functions.get(value);
          if (implementation) {
            add(
              member ? `${name}.${member}` : name,
              implementation,
              member ? implementation : statement,
            );
          }
        }
      }
    }
  }
  return docs;
}

/** `{Label, Range: SingleRange}` and `Object.assign(Section, {Header})`, as pairs of member and function. */
function membersOf(initializer: ts.Expression | undefined): [string, string][] {
  if (!initializer) {
    return [];
  }
  if (ts.isObjectLiteralExpression(initializer)) {
    return initializer.properties.flatMap((property): [string, string][] =>
      ts.isShorthandPropertyAssignment(property)
        ? [[property.name.text, property.name.text]]
        : ts.isPropertyAssignment(property)
          ? [[property.name.getText(), property.initializer.getText()]]
          : [],
    );
  }
  if (
    ts.isCallExpression(initializer) &&
    initializer.expression.getText() === 'Object.assign'
  ) {
    const [root, members] = initializer.arguments;
    return [['', root?.getText() ?? ''], ...membersOf(members)];
  }
  return [];
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts
      .getModifiers(statement)
      ?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword) ??
      false)
  );
}

function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name);
}

function describe(
  name: string,
  node: Functional,
  descriptionFrom: ts.Node,
  aliases: Map<string, ts.TypeAliasDeclaration>,
): ComponentDoc {
  const [parameter] = node.parameters;
  const type = parameter?.type;
  const alias =
    type && ts.isTypeReferenceNode(type)
      ? aliases.get(type.typeName.getText())
      : undefined;
  const defaults = defaultsOf(parameter);
  const members = literalMembers(alias?.type ?? type);
  return {
    name,
    description: commentOf(descriptionFrom),
    inherits: alias ? tagOf(alias, 'inherits') : elementOf(type),
    props: members.map((member) => {
      const prop = member.name.getText().replace(/^'|'$/g, '');
      return {
        name: prop,
        type: typeText(member.type, aliases),
        required: member.questionToken === undefined,
        default: defaults.get(prop) ?? tagOf(member, 'default'),
        description: commentOf(member),
      };
    }),
  };
}

/** The members that the type writes itself, `ref` left out: it is part of what is taken over. */
function literalMembers(type: ts.TypeNode | undefined): ts.PropertySignature[] {
  if (!type) {
    return [];
  }
  if (ts.isTypeLiteralNode(type)) {
    return type.members
      .filter(ts.isPropertySignature)
      .filter((member) => member.name.getText() !== 'ref');
  }
  return ts.isIntersectionTypeNode(type)
    ? type.types.flatMap(literalMembers)
    : [];
}

/** `ComponentProps<'div'>` as a sentence. */
function elementOf(type: ts.TypeNode | undefined): string | undefined {
  const element = type && /ComponentProps<'(\w+)'>/.exec(type.getText())?.[1];
  return (
    element && `Every attribute of a \`${element}\` element, including \`ref\`.`
  );
}

function defaultsOf(
  parameter: ts.ParameterDeclaration | undefined,
): Map<string, string> {
  const defaults = new Map<string, string>();
  if (parameter && ts.isObjectBindingPattern(parameter.name)) {
    for (const element of parameter.name.elements) {
      if (element.initializer) {
        const name = (element.propertyName ?? element.name)
          .getText()
          .replace(/^'|'$/g, '');
        defaults.set(name, element.initializer.getText());
      }
    }
  }
  return defaults;
}

function typeText(
  type: ts.TypeNode | undefined,
  aliases: Map<string, ts.TypeAliasDeclaration>,
): string {
  if (!type) {
    return '';
  }
  const alias = ts.isTypeReferenceNode(type)
    ? aliases.get(type.typeName.getText())
    : undefined;
  return (alias?.type ?? type)
    .getText()
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/([{(]) /g, '$1')
    .replace(/,? ([})])/g, '$1')
    .replace(/;\}/g, '}');
}

function commentOf(node: ts.Node): string {
  const comments = ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '');
  return comments.join(' ').replace(/\s+/g, ' ').trim();
}

function tagOf(node: ts.Node, name: string): string | undefined {
  const tag = ts.getJSDocTags(node).find((t) => t.tagName.text === name);
  return (
    tag && ts.getTextOfJSDocComment(tag.comment)?.replace(/\s+/g, ' ').trim()
  );
}
