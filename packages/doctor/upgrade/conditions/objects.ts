/** Objects, their keys, and where they stand. */
import type {SyntaxNode} from '@lezer/common';
import {childrenOf, stringOf, textOf, unwrapped, type Source} from '../source';

export const propertiesOf = (object: SyntaxNode) =>
  childrenOf(object).filter(({name}) => name === 'Property');

/** The node that has the name of a property; null for a spread or a computed key. */
export function keyNode(property: SyntaxNode): SyntaxNode | null {
  for (let child = property.firstChild; child; child = child.nextSibling) {
    if (
      ['PropertyDefinition', 'PropertyName', 'String', 'Number'].includes(
        child.name,
      )
    ) {
      return child;
    }
    if (['[', 'Spread', ':'].includes(child.name)) {
      return null;
    }
  }
  return null;
}

export function keyText(source: Source, property: SyntaxNode): string | null {
  const key = keyNode(property);
  return key && (stringOf(source, key) ?? textOf(source, key));
}

/** The value after the colon; null for `{a}` and for a method. */
export function valueNode(property: SyntaxNode): SyntaxNode | null {
  return property.getChild(':')?.nextSibling ?? null;
}

export const isMethod = (property: SyntaxNode) =>
  property.getChild('ParamList') !== null;

export function propertyOf(
  source: Source,
  object: SyntaxNode,
  key: string,
): SyntaxNode | undefined {
  return propertiesOf(object).find((one) => keyText(source, one) === key);
}

export function argumentsOf(call: SyntaxNode): SyntaxNode[] {
  const list = call.getChild('ArgList');
  return list
    ? childrenOf(list).filter(
        ({name, type}) =>
          !['(', ')', ','].includes(name) && !isTrivia(name) && !type.isError,
      )
    : [];
}

/** What is called with a list of arguments. */
export const calleeOf = (list: SyntaxNode | null): SyntaxNode | null =>
  list?.name === 'ArgList' ? (list.parent?.firstChild ?? null) : null;

const isTrivia = (name: string) =>
  name === 'LineComment' || name === 'BlockComment';

/** Leaves parentheses and type assertions. */
export function outward(node: SyntaxNode): SyntaxNode {
  let outer = node;
  for (
    let parent = node.parent;
    parent &&
    unwrapped(parent).from === unwrapped(node).from &&
    [
      'ParenthesizedExpression',
      'PostfixExpression',
      'AwaitExpression',
    ].includes(parent.name);
    parent = parent.parent
  ) {
    outer = parent;
  }
  for (
    let parent = outer.parent;
    parent?.name === 'BinaryExpression' &&
    (parent.getChild('as') || parent.getChild('satisfies'));
    parent = parent.parent
  ) {
    outer = parent;
  }
  return outer;
}

const literals: Record<string, string> = {
  ObjectExpression: 'object',
  ArrayExpression: 'array',
  String: 'string',
  TemplateString: 'string',
  ArrowFunction: 'function',
  FunctionExpression: 'function',
  BooleanLiteral: 'boolean',
  Number: 'number',
};

/** `object`, `array`, `string`, …; undefined if it is not a literal. */
export const literalOf = (node: SyntaxNode): string | undefined =>
  literals[unwrapped(node).name];

/** Whether a function, a method, an element, or a key around the node has that name. */
export function isWithin(
  source: Source,
  node: SyntaxNode,
  name: string,
): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (nameOf(source, parent) === name) {
      return true;
    }
  }
  return false;
}

function nameOf(source: Source, node: SyntaxNode): string | null {
  switch (node.name) {
    case 'FunctionDeclaration':
    case 'VariableDeclaration': {
      const name = node.getChild('VariableDefinition');
      return name && textOf(source, name);
    }
    case 'Property':
      return keyText(source, node);
    case 'JSXElement': {
      const name = node.firstChild?.getChild('JSXIdentifier');
      return name ? textOf(source, name) : null;
    }
    case 'MethodDeclaration':
    case 'PropertyDeclaration': {
      const name = node.getChild('PropertyDefinition');
      return name && textOf(source, name);
    }
    default:
      return null;
  }
}
