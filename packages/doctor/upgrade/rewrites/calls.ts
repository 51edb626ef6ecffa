/** Edits of members and calls. Offsets count in the parsed code. */
import type {SyntaxNode} from '@lezer/common';
import type {Edit} from '../../types';
import {replacing, textOf, unwrapped, type Source} from '../source';
import {
  argumentsOf,
  isMethod,
  keyText,
  outward,
  propertiesOf,
  valueNode,
} from '../conditions/objects';

/** Another name; `{create}` becomes `{show: create}`, so that the rest of the file stays. */
export function renameEdits(
  source: Source,
  node: SyntaxNode,
  name: string,
): Edit[] | undefined {
  if (node.name === 'VariableName') {
    // It was taken out of the service elsewhere: that place is renamed.
    return undefined;
  }
  if (node.name === 'PatternProperty') {
    const key = node.firstChild;
    if (!key) {
      return undefined;
    }
    return key.name === 'VariableDefinition'
      ? [{start: key.from, end: key.from, text: `${name}: `}]
      : replacing(key, quotedLike(source, key, name));
  }
  const last = node.name.endsWith('Type')
    ? node.firstChild
    : node.lastChild?.name === ']'
      ? node.lastChild.prevSibling
      : node.lastChild;
  return last ? replacing(last, quotedLike(source, last, name)) : undefined;
}

function quotedLike(source: Source, node: SyntaxNode, name: string): string {
  const quote = /^['"`]/.exec(textOf(source, node))?.[0] ?? '';
  return `${quote}${name}${quote}`;
}

const hasComment = (text: string) => /\/\/|\/\*/.test(text);

/** Operands that need no brackets next to `??`. */
const simple = new Set([
  'VariableName',
  'MemberExpression',
  'CallExpression',
  'ObjectExpression',
  'ArrayExpression',
  'String',
  'TemplateString',
  'Number',
  'BooleanLiteral',
  'null',
  'ParenthesizedExpression',
  'NewExpression',
]);

/** Where an expression with `??` needs no brackets around it. */
const roomy = new Set([
  'ExpressionStatement',
  'VariableDeclaration',
  'ReturnStatement',
  'ArgList',
  'AssignmentExpression',
  'Property',
  'ArrayExpression',
  'ParenthesizedExpression',
  'ArrowFunction',
  'JSXEscape',
  'PatternProperty',
]);

/**
 * Writes the call from a template. No edit if the template needs an argument that the
 * call does not have or a key that the object has next to others, or if a comment would
 * get lost.
 */
export function callEdits(
  source: Source,
  member: SyntaxNode,
  call: SyntaxNode,
  template: string,
): Edit[] | undefined {
  if (member.name !== 'MemberExpression') {
    return undefined;
  }
  const object = member.firstChild;
  const nodes = argumentsOf(call);
  const list = call.getChild('ArgList');
  if (!object || !list || nodes.some(({name}) => name === 'Spread')) {
    return undefined;
  }
  const used = new Set<number>();
  let missing = false;
  const binary = template.includes('??');
  const written = template.replace(
    /\$obj\.(\w+)|\$(\d)(?:\.(\w+))?/g,
    (_, method: string | undefined, index: string, key: string | undefined) => {
      if (method !== undefined) {
        const last = member.lastChild;
        // Keeps `?.` and line breaks of a chain.
        return last?.name === 'PropertyName'
          ? `${source.code.slice(object.from, last.from)}${method}`
          : `${textOf(source, object)}.${method}`;
      }
      const node = nodes[Number(index)];
      used.add(Number(index));
      const part = node && (key ? partOf(source, node, key) : node);
      if (!part) {
        missing = true;
        return '';
      }
      const text = textOf(source, part);
      return binary && index !== '0' && !simple.has(part.name)
        ? `(${text})`
        : text;
    },
  );
  const gaps = gapsOf(source, list, nodes);
  if (missing || used.size < nodes.length || hasComment(gaps)) {
    return undefined;
  }
  const outer = outward(call).parent;
  const text =
    binary && outer && !roomy.has(outer.name) ? `(${written})` : written;
  return replacing(call, text);
}

/** The value of the only property of an object. */
function partOf(
  source: Source,
  node: SyntaxNode,
  key: string,
): SyntaxNode | null {
  const object = unwrapped(node);
  const properties =
    object.name === 'ObjectExpression' ? propertiesOf(object) : [];
  const [only] = properties;
  if (
    properties.length !== 1 ||
    !only ||
    keyText(source, only) !== key ||
    isMethod(only)
  ) {
    return null;
  }
  if (
    hasComment(
      source.code.slice(object.from, only.from) +
        source.code.slice(only.to, object.to),
    )
  ) {
    return null;
  }
  return valueNode(only) ?? only.firstChild;
}

function gapsOf(source: Source, list: SyntaxNode, nodes: SyntaxNode[]): string {
  let at = list.from;
  let gaps = '';
  for (const {from, to} of nodes) {
    gaps += source.code.slice(at, from);
    at = to;
  }
  return gaps + source.code.slice(at, list.to);
}

/** Removes the arguments after the first `count`. */
export function keepEdits(
  source: Source,
  call: SyntaxNode,
  count: number,
): Edit[] | undefined {
  const nodes = argumentsOf(call);
  const last = nodes[count - 1];
  const end = nodes.at(-1);
  if (!last || !end || nodes.length <= count) {
    return undefined;
  }
  return hasComment(source.code.slice(last.to, end.from))
    ? undefined
    : [{start: last.to, end: end.to, text: ''}];
}
