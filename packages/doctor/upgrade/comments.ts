/** Where a comment can stand. */
import type {SyntaxNode} from '@lezer/common';
import {blanksBefore, type Source} from './source';

const statements =
  /(?:Statement|Declaration)$|^(?:Property|PatternProperty|PropertyType|MethodType)$/;

/**
 * The offset, in the file's text, of the first character of a line before which a comment of its
 * own line is valid: the start of the statement or property that a place is in. Null if there is none.
 */
export function commentOffset(source: Source, offset: number): number | null {
  if (source.kind !== 'code') {
    return null;
  }
  const shift =
    source.original(source.code.length) === source.text.length
      ? prefixOf(source)
      : 0;
  const {code} = source;
  let node: SyntaxNode | null = source.tree.resolveInner(offset + shift, 1);
  for (; node; node = node.parent) {
    const before = node.from - blanksBefore(code, node.from, /[^\S\n]/);
    const isFirst = before === 0 || code[before - 1] === '\n';
    if (isFirst && statements.test(node.name) && node.from >= shift) {
      return source.original(node.from);
    }
  }
  return null;
}

const prefixOf = ({code, original}: Source) => {
  let prefix = 0;
  while (prefix < Math.min(2, code.length) && original(prefix + 1) === 0) {
    prefix++;
  }
  return prefix;
};
