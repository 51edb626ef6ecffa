/** Keys of objects: options, configuration, customizations, `package.json`. */
import type {SyntaxNode} from '@lezer/common';
import {matches, type DependencyCondition, type KeyCondition} from '../matcher';
import {keyEdits, keyedEdits, removalEdits} from '../rewrites/properties';
import {stringOf, textOf, unwrapped, type Source} from '../source';
import {certaintyOf, hitAt, lower, rewriteIs, type Hit, type Site} from './hit';
import {certaintyOfArgument} from './member';
import {
  calleeOf,
  isMethod,
  isWithin,
  keyNode,
  keyText,
  literalOf,
  outward,
  propertiesOf,
  propertyOf,
  valueNode,
} from './objects';

function fitsValue(
  source: Source,
  property: SyntaxNode,
  wanted: string,
): boolean {
  const value = valueNode(property);
  if (wanted === 'function' && isMethod(property)) {
    return true;
  }
  if (!value) {
    return false;
  }
  if (wanted.startsWith('/')) {
    const text = stringOf(source, unwrapped(value));
    return text !== null && matches(wanted, text);
  }
  return literalOf(value) === wanted;
}

/** Tests one property. */
export function keyHit({
  context,
  node,
  condition,
}: Site<KeyCondition>): Hit | null {
  const {source} = context;
  const object = node.parent;
  const key = keyNode(node);
  if (object?.name !== 'ObjectExpression' || !key) {
    return null;
  }
  const argument = condition.arg
    ? certaintyOfArgument(
        context,
        calleeOf(outward(object).parent),
        condition.arg,
      )
    : 'sure';
  if (
    !argument ||
    !fitsNeighbors(source, object, condition) ||
    !fitsOwnValue(source, node, condition)
  ) {
    return null;
  }
  if (condition.under && !isUnder(source, object, condition.under)) {
    return null;
  }
  if (condition.within && !isWithin(source, node, condition.within)) {
    return null;
  }
  return hitAt(
    key,
    lower(argument, certaintyOf(condition)),
    editsOf(source, node, condition),
  );
}

function fitsNeighbors(
  source: Source,
  object: SyntaxNode,
  {with: some, without, sibling}: KeyCondition,
): boolean {
  if (!some && !without && !sibling) {
    return true;
  }
  const keys = new Map(
    propertiesOf(object).map((one) => [keyText(source, one) ?? '…', one]),
  );
  return (
    (!some || some.some((key) => keys.has(key))) &&
    !without?.some((key) => keys.has(key)) &&
    Object.entries(sibling ?? {}).every(([key, pattern]) => {
      const property = keys.get(key);
      return property !== undefined && fitsValue(source, property, pattern);
    })
  );
}

function fitsOwnValue(
  source: Source,
  property: SyntaxNode,
  {value, notValue, mentions, has, lacks}: KeyCondition,
): boolean {
  if (notValue && fitsValue(source, property, notValue)) {
    return false;
  }
  if (value && !fitsValue(source, property, value)) {
    return false;
  }
  if (
    mentions &&
    !new RegExp(`\\b${mentions}\\b`).test(textOf(source, property))
  ) {
    return false;
  }
  const node = valueNode(property);
  const object = node && unwrapped(node);
  const owns = (key: string) =>
    object?.name === 'ObjectExpression' &&
    propertyOf(source, object, key) !== undefined;
  if (has && !has.some(owns)) {
    return false;
  }
  if (!lacks) {
    return true;
  }
  return (
    object?.name === 'ObjectExpression' &&
    !lacks.some(owns) &&
    !object
      .getChildren('Property')
      .some((one) => one.firstChild?.name === 'Spread')
  );
}

function isUnder(source: Source, object: SyntaxNode, key: string): boolean {
  let at: SyntaxNode | null = outward(object).parent;
  if (at?.name === 'ArrayExpression') {
    at = outward(at).parent;
  }
  return at?.name === 'Property' && keyText(source, at) === key;
}

function editsOf(source: Source, property: SyntaxNode, {fix}: KeyCondition) {
  if (rewriteIs(fix, 'remove')) {
    return removalEdits(source, property);
  }
  if (rewriteIs(fix, 'rename')) {
    return keyEdits(source, property, fix.rename);
  }
  const value = valueNode(property);
  return rewriteIs(fix, 'keyed') && value
    ? keyedEdits(source, unwrapped(value), fix.keyed.not)
    : undefined;
}

/** A package that the `dependencies` of a `package.json` name with that major version. */
export function dependencyHit({
  context,
  node,
  condition,
}: Site<DependencyCondition>): Hit | null {
  const {source} = context;
  const name = keyText(source, node);
  const value = valueNode(node);
  const range = value && stringOf(source, value);
  const object = node.parent;
  if (!name || !range || !object || !matches(condition.dependency, name)) {
    return null;
  }
  const group = outward(object).parent;
  const isList =
    group?.name !== 'Property' ||
    /dependencies$|^resolutions$|^overrides$/i.test(
      keyText(source, group) ?? '',
    );
  // `>=2` and `2 || 3` also allow the new version.
  const major = /^[\^~=v\s]*(\d+)(?:\.[\w.*+-]*)?$/.exec(range)?.[1];
  return isList && major === String(condition.major)
    ? hitAt(node, certaintyOf(condition))
    : null;
}
