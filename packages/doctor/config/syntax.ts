/** Syntax errors in words, at the place where a person would correct them. */
import {tokenizer, type Token} from 'acorn';
import type {Edit} from '../types';

export type Problem = {
  start: number;
  end: number;
  id: string;
  message: string;
  fix?: {title: string; edits: Edit[]};
};

/** The deepest nesting of brackets in a text and its position, including brackets in strings. */
export function deepest(text: string): {depth: number; at: number} {
  let depth = 0;
  let best = {depth: 0, at: 0};
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '{' || character === '[' || character === '(') {
      depth++;
      if (depth > best.depth) {
        best = {depth, at};
      }
    } else if (character === '}' || character === ']' || character === ')') {
      depth = Math.max(0, depth - 1);
    }
  }
  return best;
}

type Failure = {at: number; message: string};

function failureOf(
  text: string,
  tryAll: (text: string) => void,
): Failure | null {
  try {
    tryAll(text);
    return null;
  } catch (error) {
    if (error instanceof SyntaxError && 'pos' in error) {
      return {
        at: Number(error.pos),
        message: error.message.replace(/ \(\d+:\d+\)$/, ''),
      };
    }
    throw error;
  }
}

/** All tokens that start before a place; the tokenizer may stop earlier. */
function tokensBefore(text: string, end: number): Token[] {
  const tokens: Token[] = [];
  try {
    for (const token of tokenizer(text, {ecmaVersion: 'latest'})) {
      if (token.start >= end) {
        break;
      }
      tokens.push(token);
    }
  } catch {
    // Where it stops, the parser has stopped as well.
  }
  return tokens;
}

const pairs: Record<string, string> = {'{': '}', '[': ']', '(': ')', '${': '}'};

/** The brackets that are open after some tokens, the innermost last. */
function openBrackets(tokens: Token[]): Token[] {
  const open: Token[] = [];
  for (const token of tokens) {
    const {label} = token.type;
    if (label in pairs) {
      open.push(token);
    } else if (label === '}' || label === ']' || label === ')') {
      open.pop();
    }
  }
  return open;
}

const endsValue = (token: Token) =>
  /^(name|num|string|regexp|[\])}`]|true|false|null|this)$/.test(
    token.type.label,
  );

const typographic: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
};

/** The character that was meant by one of East Asian width, such as ：, or a typographic one. */
function meantBy(character: string): {meant: string; kind: string} | undefined {
  const quote = typographic[character];
  if (quote) {
    return {meant: quote, kind: 'typographic'};
  }
  const code = character.charCodeAt(0);
  const meant =
    code > 0xff00 && code < 0xff5f
      ? String.fromCharCode(code - 0xfee0)
      : {'、': ',', '。': '.', '「': '"', '」': '"', '【': '[', '】': ']'}[
          character
        ];
  return meant === undefined ? undefined : {meant, kind: 'full-width'};
}

const at = (start: number, length = 1) => ({start, end: start + length});

/** A comma at the end of the previous token gets the parser further. */
function missingComma(
  text: string,
  failure: Failure,
  tryAll: (text: string) => void,
): Problem | null {
  const tokens = tokensBefore(text, failure.at);
  const last = tokens.at(-1);
  const open = openBrackets(tokens).at(-1);
  if (!last || !open || !endsValue(last)) {
    return null;
  }
  // Not between the brackets of a statement, and not in the placeholder of a template.
  const opener = tokens[tokens.indexOf(open) - 1];
  if (
    (open.type.label === '(' && opener?.type.keyword) ||
    /\$\s*$/.test(text.slice(last.start, failure.at))
  ) {
    return null;
  }
  const next = failureOf(
    `${text.slice(0, last.end)},${text.slice(last.end)}`,
    tryAll,
  );
  if (next && next.at <= failure.at + 2) {
    return null;
  }
  return {
    ...at(last.end, 0),
    id: 'missing-comma',
    message: 'A comma is missing at the end of this value.',
    fix: {title: 'Add the comma', edits: [{...at(last.end, 0), text: ','}]},
  };
}

function bracketProblem(text: string, failure: Failure): Problem | null {
  const open = openBrackets(tokensBefore(text, failure.at)).at(-1);
  const found = text[failure.at] ?? '';
  const kind = open?.type.label.slice(-1) ?? '';
  if (failure.at >= text.trimEnd().length && open) {
    return {
      ...at(open.start),
      id: 'unclosed-bracket',
      message: `This "${kind}" is never closed: the file ends before its "${pairs[kind]}".`,
    };
  }
  if (/[\])}]/.test(found)) {
    return {
      ...at(failure.at),
      id: 'wrong-bracket',
      message: open
        ? pairs[kind] === found
          ? `Something is missing before this "${found}".`
          : `This "${found}" does not match the "${kind}" that is open; a "${pairs[kind]}" is missing before it, or it does not belong here.`
        : `This "${found}" does not close anything: no bracket is open here.`,
    };
  }
  return null;
}

/** Messages of the parser in plain words. */
const known: [RegExp, string, string][] = [
  [
    /^Unterminated string/,
    'unterminated-string',
    'This string has no closing quotation mark in its line.',
  ],
  [
    /^Unterminated template/,
    'unterminated-string',
    'This text in backquotes is never closed.',
  ],
  [
    /^Unterminated comment/,
    'unterminated-comment',
    'This comment is never closed with "*/".',
  ],
  [
    /^(Unterminated|Invalid) regular expression/,
    'bad-regex',
    'This regular expression is not complete.',
  ],
  [
    /^Shorthand property assignments/,
    'equals-sign',
    'A key and its value are separated by ":", not by "=".',
  ],
  [
    /^Identifier .* has already been declared/,
    'declared-twice',
    'This name is declared twice.',
  ],
  [
    /^'?(import|export)/,
    'module-syntax',
    'The viewer loads this file as a plain script, which has no "import" or "export".',
  ],
  [
    /escape sequence|Octal/,
    'bad-escape',
    'A backslash in this string starts an escape that does not exist; write two backslashes for one.',
  ],
  [
    /^Identifier directly after number/,
    'bad-number',
    'A number is followed directly by letters: put quotation marks around the value, or remove the letters.',
  ],
];

/** One character that looks like another; of quotation marks, both. */
function oddCharacter(
  text: string,
  start: number,
  found: string,
  {meant, kind}: {meant: string; kind: string},
): Problem {
  const isQuote = /['"]/.test(meant);
  const rest = text.slice(start + 1).split(/[\r\n]/, 1)[0]!;
  const closing = isQuote
    ? [...rest].findIndex((one) => (meantBy(one)?.meant ?? one) === meant)
    : -1;
  const edits = [{...at(start), text: meant}];
  if (closing !== -1 && rest[closing] !== meant) {
    edits.push({...at(start + 1 + closing), text: meant});
  }
  return kind === 'typographic'
    ? {
        ...at(start),
        id: 'typographic-quote',
        message: `${found} is a typographic quotation mark; code needs ${meant}.`,
        fix: {title: 'Write a straight quotation mark', edits},
      }
    : {
        ...at(start),
        id: 'full-width',
        message: `${found} is a full-width character; code needs ${meant}.`,
        fix: {title: `Write ${meant}`, edits},
      };
}

function other(text: string, failure: Failure): Problem {
  const found = text[failure.at] ?? '';
  const rest = text.slice(failure.at, failure.at + 20);
  const odd = meantBy(found);
  if (odd) {
    return oddCharacter(text, failure.at, found, odd);
  }
  const line = text.lastIndexOf('\n', failure.at - 1) + 1;
  if (/^(<{7}|={7}|>{7}|\|{7})/.test(text.slice(line, line + 7))) {
    return {
      ...at(line, 7),
      id: 'merge-conflict',
      message: 'This is a marker of a merge conflict that was not resolved.',
    };
  }
  for (const [pattern, id, message] of known) {
    if (pattern.test(failure.message)) {
      return {...at(failure.at), id, message};
    }
  }
  if (/^<[A-Za-z>]/.test(rest)) {
    return {
      ...at(failure.at),
      id: 'markup',
      message:
        'Markup cannot be written here: the browser runs this file as it is, without a build. Use React.createElement.',
    };
  }
  if (found === ',') {
    return {
      ...at(failure.at),
      id: 'extra-comma',
      message: 'There is a comma where a key or a value is expected.',
      fix: {title: 'Remove the comma', edits: [{...at(failure.at), text: ''}]},
    };
  }
  if (found === ';') {
    return {
      ...at(failure.at),
      id: 'semicolon',
      message:
        'There is a semicolon where a comma or a closing bracket is expected.',
    };
  }
  const word = /^[\w$]+/.exec(rest)?.[0] ?? found;
  return {
    ...at(failure.at, Math.max(1, word.length)),
    id: 'unexpected',
    message: word
      ? `"${word}" is not expected here. Look for a missing comma, colon, quotation mark, or bracket just before it.`
      : 'The file ends too early.',
  };
}

/** Errors that are reported for one file; after the first ones, the rest is often a consequence. */
const most = 10;

export type Correction = {
  problems: Problem[];
  /** The text with all fixes, if it then parses. */
  corrected?: {
    text: string;
    /** The offset in the text of the file. */
    original: (offset: number) => number;
  };
};

/**
 * The errors, found one after the other by correcting those that are certain. Only if all of them
 * are, and the result parses, do they have fixes.
 *
 * @param tryAll parses a text and throws the parser's SyntaxError
 * @param isOver whether the time for finding more errors is up
 */
export function syntaxProblems(
  text: string,
  tryAll: (text: string) => void,
  isOver: () => boolean,
): Correction {
  const problems: Problem[] = [];
  let tried = text;
  /** Where characters were added to or removed from `tried`, to map positions back to `text`. */
  const changes: {at: number; by: number}[] = [];
  const original = (place: number) =>
    changes.reduceRight(
      (offset, change) => (offset > change.at ? offset - change.by : offset),
      place,
    );
  while (problems.length < most && !(problems.length && isOver())) {
    const failure = failureOf(tried, tryAll);
    if (!failure) {
      return {problems, corrected: {text: tried, original}};
    }
    const problem =
      missingComma(tried, failure, tryAll) ??
      (meantBy(tried[failure.at] ?? '')
        ? null
        : bracketProblem(tried, failure)) ??
      other(tried, failure);
    const move = <Place extends {start: number; end: number}>(place: Place) => {
      const start = original(place.start);
      return {...place, start, end: start + (place.end - place.start)};
    };
    const edits = problem.fix?.edits ?? [];
    problems.push({
      ...move(problem),
      ...(problem.fix
        ? {fix: {title: problem.fix.title, edits: edits.map(move)}}
        : {}),
    });
    if (!edits.length) {
      break;
    }
    for (const edit of edits) {
      tried = tried.slice(0, edit.start) + edit.text + tried.slice(edit.end);
      // Only insertions and removals move what follows; each problem has at most one of them.
      const by = edit.text.length - (edit.end - edit.start);
      if (by) {
        changes.push({at: edit.start, by});
      }
    }
  }
  return {problems: problems.map(({fix: _, ...problem}) => problem)};
}
