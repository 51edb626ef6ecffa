/** The rules for the English of a paragraph, a heading, or a cell: words that are not written here, and length. */
import type {Piece} from './pieces';
import list from './terms.json';

/** Longer sentences have to be read twice. */
const maximumWords = 35;

export type Term = {
  id: string;
  wrong: string;
  unless?: string;
  where?: string;
  matchCase?: boolean;
  /** People type the word into a search, so a page may have it as a keyword. */
  searched?: boolean;
  /** The frozen pages of earlier releases have it. */
  notInFrozen?: boolean;
  instead: string;
  reports: string[];
  passes: string[];
};

export const terms: readonly Term[] = list.terms;

const expressions = terms.map((term) => ({
  term,
  wrong: new RegExp(term.wrong, term.matchCase ? 'g' : 'gi'),
  unless: term.unless ? new RegExp(term.unless, 'i') : null,
}));

export type Finding = {
  id: string;
  line: number;
  name?: string;
  message: string;
};

/** Messages are not prose either. */
const quoted = /"[^"]*"|“[^”]*”|(?<=^|[\s(])'[^']*'(?=$|[\s).,;:])/g;

/** `a`, `b`, and `c` are read at a glance. */
const listOfCode = /Code(?:,? (?:and |or )?Code)+/g;

const sentence = /\S.*?(?:[.!?]+(?=\s+[A-Z\d("“]|\s*$)|$)/g;

/** What is wrong with a piece of the prose of a page. */
export function findingsIn(piece: Piece, isFrozen: boolean): Finding[] {
  const lines = piece.text.replace(quoted, (text) =>
    text.replace(/[^\n]+/g, 'Code'),
  );
  const lineAt = (index: number) =>
    piece.line + lines.slice(0, index).split('\n').length - 1;
  return [...lines.replaceAll('\n', ' ').matchAll(sentence)].flatMap(
    ({0: text, index}) => [
      ...expressions
        .filter(
          ({term, unless}) =>
            !unless?.test(text) &&
            !(isFrozen && term.notInFrozen) &&
            (term.where !== 'heading' || piece.isHeading),
        )
        .flatMap(({term: {id, instead}, wrong}) =>
          [...text.matchAll(wrong)].map((match) => ({
            id,
            line: lineAt(index + match.index),
            name: match[0].trim(),
            message: `is not written here. Write: ${instead}.`,
          })),
        ),
      ...(piece.kind === 'alternative' ? [] : longParts(text)).map(
        (message) => ({id: 'long-sentence', line: lineAt(index), message}),
      ),
    ],
  );
}

/** A sentence, or the part before or after a colon or a semicolon, of more than 35 words. */
const longParts = (text: string): string[] =>
  text
    .replace(listOfCode, 'Code')
    .split(/[:;] /)
    .map((part) => part.split(' ').filter((word) => /\w/.test(word)).length)
    .filter((count) => count > maximumWords)
    .map(
      (count) =>
        `a sentence of ${count} words; at most ${maximumWords}: "${text.slice(0, 60)}…" Split it.`,
    );
