/**
 * Text -> words. The same rules for pages and queries: a name such as
 * `setActiveViewportId` is one word, and also the words that it is made of. A dotted
 * name (`uiDialogService.dismiss`) is its words, and each two neighbours of it a pair.
 */

/** A word as it stands in a text. Hyphens and dots part words; `_` and `$` do not. */
const wordPattern = /[\p{L}\p{N}_$]+/gu;

export type Word = {
  /** As written. */
  raw: string;
  /** Lower case, accents kept. */
  key: string;
  start: number;
  end: number;
};

/** The words of a text, in order, with their places in it. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const raw = match[0];
    words.push({
      raw,
      key: raw.toLowerCase(),
      start: match.index,
      end: match.index + raw.length,
    });
  }
  return words;
}

const beginsName = /^[\p{L}_$]/u;

/** Whether one dot, and nothing else, parts two neighbours in a text, as in a name. */
export function isDotted(text: string, before: Word, word: Word): boolean {
  return (
    word.start === before.end + 1 &&
    text[before.end] === '.' &&
    beginsName.test(before.raw) &&
    beginsName.test(word.raw)
  );
}

/** Two neighbours of a dotted name as one term; no word of a text has a dot. */
export const pairOf = (before: string, word: string) => `${before}.${word}`;

/** The letter that ends a part: before a capital, of an abbreviation, before a number. */
const endOfPart = /\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})|\p{L}(?=\p{N}{2})/gu;

/** `setActiveViewportId` -> set, active, viewport, id. Empty for a plain word. */
export function partsOf(raw: string): string[] {
  if (!/[\p{Lu}_$\p{N}]/u.test(raw.slice(1))) {
    return [];
  }
  const parts = raw
    .replace(endOfPart, '$&_')
    .split(/[_$]+/)
    .filter(Boolean)
    .map((part) => part.toLowerCase());
  return parts.length > 1 ? parts : [];
}

/** Endings, and how much of the word must be left for them to be endings. */
const endings: [ending: string, rest: number][] = [
  ['ion', 5],
  ['ing', 4],
  ['ed', 4],
  ['e', 3],
];

/**
 * The word without its inflection: `translations`, `translate` and `translating` are
 * one. Crude on purpose: it only has to send the forms of one word to the same place,
 * and to leave different words apart.
 */
export function stemOf(key: string): string {
  if (key.length < 4 || /[^a-z]/.test(key) || /(?:ss|us|is)$/.test(key)) {
    return key;
  }
  const singular = key
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');
  for (const [ending, rest] of endings) {
    const root = singular.slice(0, -ending.length);
    if (
      singular.endsWith(ending) &&
      root.length >= rest &&
      /[aeiouy]/.test(root)
    ) {
      return root.replace(/(.{5})at$/, '$1').replace(/([bdgmnprt])\1$/, '$1');
    }
  }
  return singular;
}

/**
 * Grammar: in a query these words do not decide, unless there is nothing else. In a
 * text they are not indexed; in titles and headings they are.
 */
export const grammar = new Set(
  (
    'a about after all am an and any are as at be because been before but by can cannot certain ' +
    'could did do does doing each else every for from get go had has have how i if in into is it its just ' +
    'like me my no not of on or our out over own please shall should so some somebody someone ' +
    'something than that the ' +
    'their them then there these they this to up us want was we were what when where which ' +
    'while who why will with without work works would you your ' +
    // What an apostrophe leaves: somebody's, don't.
    'aren couldn d didn doesn don hasn haven isn ll re s shouldn t ve wasn won wouldn'
  ).split(' '),
);
