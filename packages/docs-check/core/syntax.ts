/** Helpers for TypeScript's syntax tree that do not depend on the platform. */
import ts from 'typescript';
import {propertyName} from './sample';

/** Visits a node and all that are in it, in the order of the file. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** `x`, `(x)`, `x!`, `await x`, `x as T`: the expression without what does not change its value. */
export const unwrap = <Node extends ts.Node>(
  node: Node,
): Node | ts.Expression =>
  ts.isParenthesizedExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isAwaitExpression(node) ||
  ts.isSatisfiesExpression(node)
    ? unwrap(node.expression)
    : node;

/** `a = b` */
export const isAssignment = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** Where an identifier declares or labels something. */
const labels = ['name', 'propertyName', 'label', 'namespace', 'parameterName'];

/** An identifier that reads a variable, as against one that declares or labels something. */
export function isReference(node: ts.Identifier): boolean {
  const {parent} = node;
  // The parser puts an empty name where a sample that does not parse lacks one.
  if (!parent || !node.text) {
    return false;
  }
  if (ts.isQualifiedName(parent)) {
    return parent.left === node;
  }
  if (ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent)) {
    return !/^[a-z]/.test(node.text);
  }
  const positions = parent as unknown as Record<string, unknown>;
  return (
    ts.isShorthandPropertyAssignment(parent) ||
    // It adds to a namespace of the platform.
    ts.isModuleDeclaration(parent) ||
    !(
      ts.isJsxClosingElement(parent) ||
      labels.some((label) => positions[label] === node)
    )
  );
}

/** A function, a class, a type. */
export const isNamed = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isClassLike(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isTypeParameterDeclaration(node);

type ImportedName = ts.ImportSpecifier | ts.ImportClause | ts.NamespaceImport;

export const isImportedName = (node: ts.Node): node is ImportedName =>
  ts.isImportSpecifier(node) ||
  ts.isImportClause(node) ||
  ts.isNamespaceImport(node);

/** The module that a name is imported from. */
export function moduleOf(node: ImportedName): string {
  const from = ts.findAncestor(node, ts.isImportDeclaration)?.moduleSpecifier;
  return from && ts.isStringLiteral(from) ? from.text : '';
}

/** The variable at the beginning of a chain of members and calls. */
export function rootOf(expression: ts.Expression): string | null {
  let node: ts.Node = expression;
  while ('expression' in node) {
    node = node.expression as ts.Node;
  }
  return ts.isIdentifier(node) ? node.text : null;
}

export const isInCallArguments = (node: ts.Node): boolean =>
  ts.findAncestor(
    node,
    (child) =>
      child.parent &&
      ts.isCallExpression(child.parent) &&
      child.parent.expression !== child,
  ) !== undefined;

/** Whether a name of the file is used as a type and never as a value. */
export function isTypeOnly(file: ts.SourceFile, name: string): boolean {
  const uses: boolean[] = [];
  walk(file, (node) => {
    if (
      ts.isIdentifier(node) &&
      node.text === name &&
      !ts.isImportSpecifier(node.parent)
    ) {
      uses.push(ts.isPartOfTypeNode(node));
    }
  });
  return uses.length > 0 && uses.every(Boolean);
}

/** Whether the node, or one above it in the same function, fits. */
export const isBelow = (
  node: ts.Node,
  fits: (node: ts.Node) => boolean,
): boolean =>
  ts.findAncestor(
    node,
    (up) => fits(up) || (ts.isFunctionLike(up) ? 'quit' : false),
  ) !== undefined;

export const propertiesOf = (node: ts.ObjectLiteralExpression) =>
  new Map(
    node.properties.flatMap((property) => {
      const name = propertyName(property);
      return name === null ? [] : [[name, property] as const];
    }),
  );

/** The text that a property has as its value, or null. */
export function textOf(
  property: ts.ObjectLiteralElementLike | undefined,
): string | null {
  const value =
    property && ts.isPropertyAssignment(property)
      ? unwrap(property.initializer)
      : null;
  return value && ts.isStringLiteralLike(value) ? value.text : null;
}
