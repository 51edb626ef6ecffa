/** Strings, class names, and HTML. */
import type {SyntaxNode} from '@lezer/common';
import {
  expressionOf,
  matches,
  type ClassCondition,
  type HtmlCondition,
  type StringCondition,
} from '../matcher';
import type {Context} from '../resolve';
import {removalEdits, stringEdits} from '../rewrites/properties';
import {replacing, textOf, type Source} from '../source';
import {certaintyOf, hitAt, lower, rewriteIs, type Hit, type Site} from './hit';
import {certaintyOfArgument} from './member';
import {calleeOf, keyText, outward, propertyOf, valueNode} from './objects';

/** Tests a whole string. */
export function stringHit(
  {context, node, condition}: Site<StringCondition>,
  value: string,
  defines: (key: string) => boolean,
): Hit | null {
  if (!matches(condition.string, value) || isModuleName(node)) {
    return null;
  }
  const place = placeOf(context, node);
  if (!fitsPlace(context.source, place, condition)) {
    return null;
  }
  const argument = condition.arg
    ? certaintyOfArgument(context, place.callee, condition.arg)
    : 'sure';
  if (!argument || !readsOne(context.source, place.callee, condition.read)) {
    return null;
  }
  const own = condition.unlessDefined && defines(value) ? 'likely' : 'sure';
  const certainty =
    condition.read && hasFallback(context.source, place.callee)
      ? 'likely'
      : certaintyOf(condition);
  return hitAt(
    node,
    lower(lower(argument, own), certainty),
    editsOf(context.source, node, value, place.property, condition),
  );
}

type Place = ReturnType<typeof placeOf>;

/** Whether the key and its neighbors are what the condition asks for. */
function fitsPlace(
  source: Source,
  {key, property}: Place,
  {key: wanted, notKey, with: some, without}: StringCondition,
): boolean {
  const object = property?.parent;
  const has = (name: string) =>
    Boolean(object && propertyOf(source, object, name));
  return (
    (wanted === undefined || (key !== null && matches(wanted, key))) &&
    (notKey === undefined || notKey !== key) &&
    (some === undefined || some.some(has)) &&
    !without?.some(has)
  );
}

const isModuleName = ({parent}: SyntaxNode) =>
  /^(?:Import|Export)Declaration$/.test(parent?.name ?? '');

/** The property that a string is the value of, or in the list of, and the callee that it is passed to. */
function placeOf({source}: Context, node: SyntaxNode) {
  let at = outward(node);
  let parent = at.parent;
  if (parent?.name === 'ArrayExpression') {
    at = outward(parent);
    parent = at.parent;
  }
  const isValue =
    parent?.name === 'Property' && valueNode(parent)?.from === at.from;
  const property = isValue ? parent : null;
  // Of a key, what the object around it is passed to.
  const list = property?.parent ? outward(property.parent).parent : parent;
  return {
    property,
    key: property
      ? keyText(source, property)
      : parent?.name === 'JSXAttribute' && parent.firstChild
        ? textOf(source, parent.firstChild)
        : null,
    callee: calleeOf(list),
  };
}

/** `….value || other`: nothing breaks, but what was customized is ignored. */
function hasFallback(source: Source, callee: SyntaxNode | null): boolean {
  const call = callee?.parent;
  const read = call && outward(call).parent;
  const binary = read?.name === 'MemberExpression' && outward(read).parent;
  return (
    Boolean(binary) &&
    /^(?:\|\||\?\?)/.test(source.code.slice(outward(read!).to).trimStart())
  );
}

/** Whether the result of a call is read as an object with one of these members. */
function readsOne(
  source: Source,
  callee: SyntaxNode | null,
  names: readonly string[] | undefined,
): boolean {
  if (!names) {
    return true;
  }
  const call = callee?.parent;
  if (!call) {
    return false;
  }
  const result = outward(call);
  const {parent} = result;
  const isRead = (node: SyntaxNode | null | undefined) =>
    Boolean(node && names.includes(textOf(source, node)));
  if (parent?.name === 'MemberExpression') {
    return isRead(parent.getChild('PropertyName'));
  }
  return (
    parent?.name === 'VariableDeclaration' &&
    (parent
      .getChild('ObjectPattern')
      ?.getChildren('PatternProperty')
      .some(({firstChild}) => isRead(firstChild)) ??
      false)
  );
}

function editsOf(
  source: Source,
  node: SyntaxNode,
  value: string,
  property: SyntaxNode | null,
  {string, fix}: StringCondition,
) {
  if (rewriteIs(fix, 'string')) {
    return stringEdits(
      source,
      node,
      value.replace(expressionOf(string), fix.string),
    );
  }
  if (rewriteIs(fix, 'strings')) {
    const text = Object.hasOwn(fix.strings, value)
      ? fix.strings[value]
      : undefined;
    return text === undefined ? undefined : stringEdits(source, node, text);
  }
  if (
    rewriteIs(fix, 'code') &&
    node.name === 'String' &&
    source.kind === 'code'
  ) {
    return replacing(node, fix.code);
  }
  return rewriteIs(fix, 'remove') &&
    property &&
    valueNode(property)?.from === node.from
    ? removalEdits(source, property)
    : undefined;
}

/** Class names of a string, one hit per name. */
export function classHits(
  {node, condition}: {node: {from: number}; condition: ClassCondition},
  text: string,
): Hit[] {
  return [...text.matchAll(/[^\s"'`{}]+/g)]
    .filter(([name]) => matches(condition.class, name))
    .map((match) => ({
      from: node.from + match.index,
      to: node.from + match.index + match[0].length,
      certainty: certaintyOf(condition),
    }));
}

/** The first place of an HTML file, outside comments. */
export function htmlHit(code: string, condition: HtmlCondition): Hit | null {
  const visible = code.replace(/<!--[\s\S]*?-->/g, (comment) =>
    ' '.repeat(comment.length),
  );
  const match = expressionOf(condition.html).exec(visible);
  return match && !expressionOf(condition.unless).test(visible)
    ? {
        from: match.index,
        to: match.index + match[0].length,
        certainty: certaintyOf(condition),
      }
    : null;
}
