/** Parses a file into a tree that every condition reads. */
import type {SyntaxNode, Tree} from '@lezer/common';
import {parser} from '@lezer/javascript';
import type {Positions} from '../positions';
import type {Edit} from '../types';
import type {FileKind} from './kinds';

/** One parsed file. Offsets of nodes count in `code`; `original()` gives the one in `text`. */
export type Source = {
  path: string;
  kind: FileKind;
  text: string;
  /** The parsed text: without conflict markers, and with a bracket in front if it is a fragment. */
  code: string;
  tree: Tree;
  original: (offset: number) => number;
};

/** Larger files are bundles; nobody upgrades them by hand. */
const maximumLength = 2_000_000;

/** Source code is not nested deeper, and recursion would overflow the stack. */
const maximumDepth = 800;

const plain = parser.configure({dialect: 'ts'});
const withJsx = parser.configure({dialect: 'ts jsx'});

/** Blanks what is not code, without moving anything: the byte order mark, `...` for lines that were left out, conflict markers. */
function blanked(text: string): string {
  const code = (text.startsWith('\ufeff') ? ` ${text.slice(1)}` : text).replace(
    /^([^\S\r\n]*)(?:\.{3}|…)(?=[^\S\r\n]*$)/gm,
    (dots) => ' '.repeat(dots.length),
  );
  return /^(?:<{7}|>{7})/m.test(code)
    ? code.replace(
        /^(?:<{7}|>{7}|\|{7})(?=[ \r\n]|$)[^\r\n]*|^={7}(?=\r?$)/gm,
        (marker) => ' '.repeat(marker.length),
      )
    : code;
}

/** Brackets that make an expression of a fragment such as `{a: 1}` or `a: 1, b: 2`. */
function wrapping(code: string): readonly [string, string] {
  const start = /^(?:\s|\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*/.exec(code);
  const rest = code.slice(start?.[0].length ?? 0, 5000);
  if (/^\{\s*(?:['"\w$.-]+\s*[:,(}]|\.\.\.)/.test(rest)) {
    return ['(', '\n)'];
  }
  return /^(?:['"][^'"\n]*['"]|[\w$]+)\s*:(?!:)/.test(rest)
    ? ['({', '\n})']
    : ['', ''];
}

function depthOf(code: string): number {
  let depth = 0;
  let deepest = 0;
  for (let i = 0; i < code.length; i++) {
    const char = code[i];
    if (char === '(' || char === '[' || char === '{' || char === '<') {
      deepest = Math.max(deepest, ++depth);
    } else if (char === ')' || char === ']' || char === '}' || char === '>') {
      depth = Math.max(0, depth - 1);
    } else if (char === '\n' && depth > 0 && code[i + 1] === '\n') {
      // A bracket in a string or a comparison is not nesting.
      depth = Math.min(depth, 40);
    }
  }
  return deepest;
}

/** @returns why the file cannot be read, if so */
function unreadable(text: string): string | undefined {
  if (text.includes('\0')) {
    return 'it is not text';
  }
  if (text.length > maximumLength) {
    return `it is longer than ${maximumLength.toLocaleString('en-US')} characters`;
  }
  return depthOf(text) > maximumDepth
    ? 'its brackets are nested too deep'
    : undefined;
}

/** @returns the parsed file, or why it cannot be read */
export function parse(
  path: string,
  text: string,
  kind: FileKind,
): Source | {problem: string} {
  const problem = unreadable(text);
  if (problem) {
    return {problem};
  }
  const bare = blanked(text);
  const [open, close] =
    kind === 'json'
      ? ['(', '\n)']
      : kind === 'code'
        ? wrapping(bare)
        : ['', ''];
  const code = kind === 'code' || kind === 'json' ? open + bare + close : bare;
  const language = /\.[cm]?ts$/i.test(path) ? plain : withJsx;
  const tree = language.parse(kind === 'code' || kind === 'json' ? code : '');
  return {
    path,
    kind,
    text,
    code,
    tree,
    original: (offset) =>
      Math.max(0, Math.min(offset - open.length, text.length)),
  };
}

/**
 * Lines with text that the parser skipped, joined where they touch. Where it only missed
 * something, as it does in an empty `{}` of JSX and in some valid types, nothing was lost.
 */
export function damagedLines(
  source: Source,
  {range}: Positions,
): [number, number][] {
  const lines: [number, number][] = [];
  source.tree.iterate({
    enter(node) {
      if (!node.type.isError || node.from === node.to) {
        return;
      }
      const {line: first, endLine: last} = range(
        source.original(node.from),
        source.original(node.to),
      );
      const previous = lines.at(-1);
      if (previous && first <= previous[1] + 1) {
        previous[1] = Math.max(previous[1], last);
      } else if (lines.length < 200) {
        lines.push([first, last]);
      }
    },
  });
  return lines;
}

/**
 * How many characters that end at an offset are blank. A pattern with `$` would read all that is
 * before them, for each place of a file again.
 */
export function blanksBefore(
  code: string,
  offset: number,
  blank: RegExp,
): number {
  let at = offset;
  while (at > 0 && blank.test(code[at - 1]!)) {
    at--;
  }
  return offset - at;
}

/** Children of a node, in order. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    children.push(child);
  }
  return children;
}

export const textOf = (
  {code}: Source,
  {from, to}: {from: number; to: number},
) => code.slice(from, to);

/** Writes another text for a node. */
export const replacing = (
  {from, to}: {from: number; to: number},
  text: string,
): Edit[] => [{start: from, end: to, text}];

/** The value of a string or a template without parts; null for anything else. */
export function stringOf(source: Source, node: SyntaxNode): string | null {
  const text = textOf(source, node);
  if (node.name === 'String' || node.name === 'JSXAttributeValue') {
    return /^(['"]).*\1$/s.test(text) ? unescaped(text.slice(1, -1)) : null;
  }
  return node.name === 'TemplateString' && !node.getChild('Interpolation')
    ? unescaped(text.slice(1, -1))
    : null;
}

/** What a string imports: a path into the sources of a package of the platform is that package. */
export const moduleOf = (source: Source, node: SyntaxNode): string | null =>
  stringOf(source, node)?.replace(
    /^(?:(?:\.\.\/)+platform|@ohif)\/(core|i18n|ui|ui-next)(?:\/src(?:\/components)?)?$/,
    '@ohif/$1',
  ) ?? null;

const unescaped = (text: string) => text.replace(/\\(['"`\\/])/g, '$1');

/** Without parentheses, type assertions, `!`, and `await`. */
export function unwrapped(node: SyntaxNode): SyntaxNode {
  let inner = node;
  for (let i = 0; i < 50; i++) {
    const next = innerOf(inner);
    if (!next) {
      return inner;
    }
    inner = next;
  }
  return inner;
}

function innerOf(node: SyntaxNode): SyntaxNode | null {
  switch (node.name) {
    case 'ParenthesizedExpression':
    case 'AwaitExpression':
      return node.firstChild?.nextSibling ?? null;
    case 'PostfixExpression':
    case 'InstantiationExpression':
      return node.firstChild;
    case 'BinaryExpression':
      return node.getChild('as') || node.getChild('satisfies')
        ? node.firstChild
        : null;
    default:
      return null;
  }
}
