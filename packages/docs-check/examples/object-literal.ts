/** Reads object literals of samples: properties and values. */
import ts from 'typescript';

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
