/**
 * What a reader who has typed so much is likely to have typed after the next key. The
 * worker answers that before he is asked, so that the page has the answer when the key
 * comes and shows it in the same frame.
 */
import {grammar, isDotted, wordsOf} from '../shared/words';
import type {QueryRequest} from './contract';

/** What the words of an index have to tell. */
export type KnownWords = {
  /**
   * The words that begin so, whatever their capitals, as they are written: each with
   * the number of sections that it is in.
   */
  beginningWith(
    prefix: string,
  ): Iterable<readonly [word: string, count: number]>;
  /** The words that may be meant by the beginning of a misspelt one. */
  misspeltAs(beginning: string): Iterable<string>;
};

/** Beyond these, a key is rare enough to be answered when it comes. */
const mostGuesses = 40;
/** How much less likely a capital is where words begin, and the end of no known word. */
const rare = 0.01;

/**
 * Two queries with the same plain form have the same answer: what parts words does not
 * matter, nor how much of it there is, but for the dots of a name.
 */
export function plainQuery(query: string): string {
  const words = wordsOf(query);
  const end = words.at(-1)?.end ?? 0;
  return (
    words.reduce((plain, word, i) => {
      const before = words[i - 1];
      const gap = before && (isDotted(query, before, word) ? '.' : ' ');
      return plain + (gap ?? '') + word.raw;
    }, '') + (end < query.length ? ' ' : '')
  );
}

/** Requests with the same key, their parameters in the same order, have the same answer. */
export const keyOf = (request: QueryRequest) =>
  JSON.stringify({...request, query: plainQuery(request.query ?? '')});

/**
 * The query, in plain form, with one more letter; the likeliest first. A letter is as
 * likely as the words which go on with it are frequent.
 */
export function likelyNext(
  query: string,
  indexes: readonly KnownWords[],
): string[] {
  const ended = plainQuery(query);
  // A dot is the end of a word, and may be the middle of a name.
  const plain = /[\p{L}\p{N}_$]\.$/u.test(query)
    ? `${ended.slice(0, -1)}.`
    : ended;
  const last = wordsOf(plain).at(-1);
  const begun = last?.end === plain.length ? last.raw : '';
  const weights = new Map<string, number>();
  const expect = (letter: string, weight: number) =>
    weights.set(letter, (weights.get(letter) ?? 0) + weight);

  for (const [word, count] of wordsBeginningWith(begun, indexes)) {
    const letter = word.charAt(begun.length);
    const small = letter.toLowerCase();
    const capital = letter.toUpperCase();
    if (begun === begun.toUpperCase()) {
      // One capital, or none, may begin a word or a word in capitals.
      expect(capital, begun.length > 1 ? count : count * rare);
    }
    if (begun.length < 2 || begun !== begun.toUpperCase()) {
      expect(small, count);
      // A name is written with its capitals, or without.
      if (letter !== small && word.startsWith(begun)) {
        expect(letter, count);
      }
    }
  }
  if (weights.size === 0) {
    for (const index of indexes) {
      for (const word of index.misspeltAs(begun.toLowerCase())) {
        // A letter was left out, mistaken, or is too many.
        const at = begun.length - 1;
        [...word.slice(at, at + 3)].forEach((letter) => expect(letter, 1));
      }
    }
  }
  weights.delete('');
  if (begun) {
    expect(' ', rare);
  }
  return [...weights]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, mostGuesses)
    .map(([letter]) => plain + letter);
}

function* wordsBeginningWith(begun: string, indexes: readonly KnownWords[]) {
  const prefix = begun.toLowerCase();
  for (const index of indexes) {
    yield* index.beginningWith(prefix);
  }
  // An index does not hold all of these.
  for (const word of grammar) {
    if (word.startsWith(prefix)) {
      yield [word, 1] as const;
    }
  }
}
