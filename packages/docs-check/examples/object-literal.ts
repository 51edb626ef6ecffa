/** Reads object literals of samples: properties, values, and the types of what is written out. */
import ts from 'typescript';

/** The type of a value that is written out; null where it is computed. */
export function typeOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
    return 'string';
  }
  if (ts.isNumericLiteral(node)) {
    return 'number';
  }
  if (
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword
  ) {
    return 'boolean';
  }
  if (ts.isArrayLiteralExpression(node)) {
    return 'array';
  }
  if (ts.isObjectLiteralExpression(node)) {
    return 'object';
  }
  if (ts.isFunctionLike(node)) {
    return 'function';
  }
  return null;
}

export const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;

export const propertiesOf = (node: ts.ObjectLiteralExpression) =>
  new Map(
    node.properties.flatMap((p): [string, ts.ObjectLiteralElementLike][] =>
      p.name && (ts.isIdentifier(p.name) || ts.isStringLiteral(p.name))
        ? [[p.name.text, p]]
        : [],
    ),
  );

export const valueOf = (property: ts.ObjectLiteralElementLike | undefined) =>
  property && ts.isPropertyAssignment(property)
    ? bare(property.initializer)
    : null;

export const textOf = (node: ts.Node | null) =>
  node && ts.isStringLiteralLike(node) ? node.text : null;
