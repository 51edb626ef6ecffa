/**
 * Text -> tokens, by the same rules for pages and queries. A name such as
 * `setActiveViewportId` is one word and also the words that it is made of. A dotted name
 * (`uiDialogService.dismiss`) is several words, of which it is known that they are neighbors.
 */

/** Hyphens and dots separate words; `_` and `$` do not. */
const wordPattern = /[\p{L}\p{N}_$]+/gu;

export type Token = {
  /** As written. */
  raw: string;
  /** Lower case, accents kept. */
  key: string;
  start: number;
  end: number;
};

/** The words of a text, in order, with their positions in it. */
export const tokenize = (text: string): Token[] =>
  [...text.matchAll(wordPattern)].map(({0: raw, index: start}) => ({
    raw,
    key: raw.toLowerCase(),
    start,
    end: start + raw.length,
  }));

const beginsName = /^[\p{L}_$]/u;

/** Whether only a dot separates two neighbors in a text, as in a dotted name. */
export function isDotted(text: string, previous: Token, word: Token): boolean {
  return (
    word.start === previous.end + 1 &&
    text[previous.end] === '.' &&
    beginsName.test(previous.raw) &&
    beginsName.test(word.raw)
  );
}

/** The last letter of a part: before a capital, of an abbreviation, before a number. */
const endOfPart = /\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})|\p{L}(?=\p{N}{2})/gu;

/** `setActiveViewportId` -> set, active, viewport, id. Empty for a plain word. */
export function splitCamelCase(raw: string): string[] {
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

/** Endings, and how many letters must remain for them to be removed. */
const endings: [ending: string, rest: number][] = [
  ['ion', 5],
  ['ing', 4],
  ['ed', 4],
  ['e', 4],
];

/**
 * The word without its inflection: `translations`, `translate` and `translating` are
 * one. Crude on purpose: it only has to map the forms of one word to the same stem, and
 * different words to different ones.
 */
export function stem(key: string): string {
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
 * In a query, these words hardly count unless all words are such words. They are indexed in
 * titles and headings, but not in text.
 */
export const stopWords = new Set(
  (
    'a about after all am an and any are as at be because been before but by can cannot certain ' +
    'could did do does doing each else every for from get go had has have how i if in into is it its just ' +
    'like me my no not of on or our out over own please shall should so some somebody someone ' +
    'something than that the ' +
    'their them then there these they this to up us want was we were what when where which ' +
    'while who why will with without work works would you your ' +
    // Left over from splitting at an apostrophe: somebody's, don't.
    'aren couldn d didn doesn don hasn haven isn ll re s shouldn t ve wasn won wouldn'
  ).split(' '),
);
