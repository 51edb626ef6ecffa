/** Helpers for TypeScript's syntax tree that do not depend on the platform. */
import ts from 'typescript';

type Guard = (node: ts.Node) => boolean;

const isOneOf =
  (...guards: Guard[]): Guard =>
  (node) =>
    guards.some((guard) => guard(node));

/** `x`, `(x)`, `x!`, `x as T`: the expression without what does not change its value. */
export function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node)
    ? unwrap(node.expression)
    : node;
}

export function isTypePosition(node: ts.Node): boolean {
  for (let up: ts.Node | undefined = node; up; up = up.parent) {
    if (ts.isTypeNode(up)) {
      return true;
    }
    if (ts.isStatement(up) || (ts.isExpression(up) && !ts.isIdentifier(up))) {
      return false;
    }
  }
  return false;
}

/** An identifier below these only reads a variable if it is their initializer. */
const hasInitializer = isOneOf(
  ts.isPropertyAssignment,
  ts.isBindingElement,
  ts.isVariableDeclaration,
  ts.isParameter,
  ts.isPropertyDeclaration,
);

const isDeclaration = isOneOf(
  ts.isFunctionLike,
  ts.isClassLike,
  ts.isInterfaceDeclaration,
  ts.isTypeAliasDeclaration,
  ts.isEnumDeclaration,
);

/** An identifier below these is a label, not a variable. */
const onlyLabels = isOneOf(
  ts.isImportSpecifier,
  ts.isImportClause,
  ts.isNamespaceImport,
  ts.isExportSpecifier,
  ts.isLabeledStatement,
  ts.isBreakOrContinueStatement,
  ts.isJsxAttribute,
  ts.isEnumMember,
  ts.isTypeParameterDeclaration,
  ts.isPropertySignature,
  ts.isMethodSignature,
  ts.isNamedTupleMember,
  ts.isMetaProperty,
  ts.isJsxNamespacedName,
  ts.isTypePredicateNode,
  ts.isJsxClosingElement,
);

/** An identifier that reads a variable, as against one that declares or labels something. */
export function isReference(node: ts.Identifier): boolean {
  const {parent} = node;
  // The parser puts an empty name where a sample that does not parse lacks one.
  if (!parent || !node.text) {
    return false;
  }
  if (ts.isPropertyAccessExpression(parent)) {
    return parent.expression === node;
  }
  if (ts.isQualifiedName(parent)) {
    return parent.left === node;
  }
  if (hasInitializer(parent)) {
    return (parent as {initializer?: ts.Node}).initializer === node;
  }
  if (ts.isShorthandPropertyAssignment(parent)) {
    return true;
  }
  if (isDeclaration(parent)) {
    return (parent as {name?: ts.Node}).name !== node;
  }
  if (ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent)) {
    return !/^[a-z]/.test(node.text);
  }
  return !onlyLabels(parent);
}

/** The variable at the beginning of a chain of members and calls. */
export function rootOf(expression: ts.Expression): string | null {
  let node = expression;
  while (
    ts.isPropertyAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isParenthesizedExpression(node)
  ) {
    node = node.expression;
  }
  return ts.isIdentifier(node) ? node.text : null;
}

export function isInCallArguments(node: ts.Node): boolean {
  let child = node;
  for (let up = node.parent; up; up = up.parent) {
    if (ts.isCallExpression(up) && up.expression !== child) {
      return true;
    }
    child = up;
  }
  return false;
}

/** Whether a name of the file is used as a type and never as a value. */
export function isTypeOnly(file: ts.SourceFile, name: string): boolean {
  let isValue = false;
  let isType = false;
  const visit = (node: ts.Node): void => {
    if (
      ts.isIdentifier(node) &&
      node.text === name &&
      !ts.isImportSpecifier(node.parent)
    ) {
      if (isTypePosition(node)) {
        isType = true;
      } else {
        isValue = true;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return isType && !isValue;
}

/** The key that a binding element takes off its object. */
export const keyOfBinding = (
  element: ts.BindingElement,
  file: ts.SourceFile,
): string => (element.propertyName ?? element.name).getText(file);

/** Whether the node, or one above it in the same function, fits. */
export function isBelow(
  node: ts.Node,
  fits: (node: ts.Node) => boolean,
): boolean {
  for (let up = node; up; up = up.parent) {
    if (fits(up)) {
      return true;
    }
    if (ts.isFunctionLike(up)) {
      return false;
    }
  }
  return false;
}
