/** Edits of keys, strings, and lists. Offsets count in the parsed code. */
import type {SyntaxNode} from '@lezer/common';
import type {Edit} from '../../types';
import {
  keyNode,
  keyText,
  isMethod,
  propertiesOf,
  valueNode,
} from '../conditions/objects';
import {matches} from '../matcher';
import {
  blanksBefore,
  childrenOf,
  replacing,
  stringOf,
  textOf,
  unwrapped,
  type Source,
} from '../source';

/** Removes a node of a list with its comma, and its line if nothing else is on it. */
export function removalEdits(source: Source, node: SyntaxNode): Edit[] {
  const {code} = source;
  let start = node.from;
  let end = node.to;
  const comma = /^\s*,/.exec(code.slice(end));
  if (comma) {
    end += comma[0].length;
  }
  const indent = blanksBefore(code, start, /[^\S\r\n]/);
  const rest = /^[^\S\r\n]*(\r\n|\n|\r)/.exec(code.slice(end));
  const before = code[start - indent - 1];
  const ownLine = rest !== null && (before === '\n' || before === '\r');
  if (ownLine) {
    start -= indent;
    end += rest[0].length;
  } else if (comma) {
    end += /^[^\S\r\n]*/.exec(code.slice(end))?.[0].length ?? 0;
  }
  if (!comma && node.name === 'Property') {
    // The last one: JSON has no comma before the closing bracket.
    const previous = start - blanksBefore(code, start, /\s/) - 1;
    if (code[previous] === ',') {
      return [
        {
          start: previous,
          end,
          text: ownLine ? code.slice(previous + 1, start) : '',
        },
      ];
    }
  }
  if (node.name === 'JSXAttribute' && !rest) {
    start -= indent;
  }
  return [{start, end, text: ''}];
}

/** `{a: 1}` with another key; `{a}` becomes `{b: a}`. */
export function keyEdits(
  source: Source,
  property: SyntaxNode,
  name: string,
): Edit[] | undefined {
  const key = keyNode(property);
  if (!key) {
    return undefined;
  }
  const written = textOf(source, key);
  const quote = /^['"]/.exec(written)?.[0];
  const shorthand = !quote && !valueNode(property) && !isMethod(property);
  const plain = /^[\w$]+$/.test(name);
  return replacing(
    key,
    quote
      ? `${quote}${name}${quote}`
      : `${plain ? name : `'${name}'`}${shorthand ? `: ${written}` : ''}`,
  );
}

/** Another string between the same quotation marks. */
export function stringEdits(
  source: Source,
  node: SyntaxNode,
  value: string,
): Edit[] | undefined {
  const quote = textOf(source, node)[0] ?? '';
  return /['"`]/.test(quote) && !/['"`\\]/.test(value)
    ? [{start: node.from + 1, end: node.to - 1, text: value}]
    : undefined;
}

/**
 * `[{id: 'a', b: 1}]` becomes `{'a': {b: 1}}`, with edits that leave the values alone.
 * Undefined if an element is not an object that begins with an id, or has an id that matches `not`.
 */
export function keyedEdits(
  source: Source,
  list: SyntaxNode,
  not: string,
): Edit[] | undefined {
  const elements = childrenOf(list).filter(
    ({name}) => !['[', ']', ','].includes(name),
  );
  const edits = elements.map((element) => keyedElement(source, element, not));
  const [open, close] = [list.firstChild, list.lastChild];
  return elements.length &&
    edits.every((one) => one !== null) &&
    open?.name === '[' &&
    close?.name === ']'
    ? [...replacing(open, '{'), ...edits.flat(), ...replacing(close, '}')]
    : undefined;
}

/** Keys whose meaning also changed. */
const notKeyed = ['merge', 'inheritsFrom', 'customizationType'];

function keyedElement(
  source: Source,
  element: SyntaxNode,
  not: string,
): Edit[] | null {
  const object = unwrapped(element);
  const [id, next, ...more] =
    object.name === 'ObjectExpression' ? propertiesOf(object) : [];
  const value = id && keyText(source, id) === 'id' ? valueNode(id) : null;
  if (!id || !next || !value) {
    return null;
  }
  const name = stringOf(source, value);
  const isKey =
    name === null
      ? value.name === 'VariableName' || value.name === 'MemberExpression'
      : !matches(not, name);
  const hasOld = [next, ...more].some((one) =>
    notKeyed.includes(keyText(source, one) ?? ''),
  );
  if (
    !isKey ||
    hasOld ||
    /\/[/*]/.test(source.code.slice(object.from, next.from))
  ) {
    return null;
  }
  const key = textOf(source, value);
  return [
    {
      start: element.from,
      end: element.from,
      text: `${name === null ? `[${key}]` : key}: `,
    },
    {start: id.from, end: next.from, text: ''},
  ];
}
