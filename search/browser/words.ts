/**
 * Text -> words. The same rules for pages and queries: a name such as
 * `setActiveViewportId` is one word, and also the words that it is made of.
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

const boundary =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N}{2})|[_$]+/u;

/** `setActiveViewportId` -> set, active, viewport, id. Empty for a plain word. */
export function partsOf(raw: string): string[] {
  if (!/[\p{Lu}_$\p{N}]/u.test(raw.slice(1))) {
    return [];
  }
  const parts = raw
    .split(boundary)
    .filter(Boolean)
    .map((part) => part.toLowerCase());
  return parts.length > 1 ? parts : [];
}

/**
 * The word without its inflection: plural, -ing, -ed, -er and the like. Crude on
 * purpose: it only has to send the forms of one word to the same place.
 */
export function stemOf(key: string): string {
  if (key.length < 4 || /[^a-z]/.test(key)) {
    return key;
  }
  let stem = key;
  if (/(?:ss|us|is)$/.test(stem)) {
    return stem;
  }
  stem = stem.replace(/ies$/, 'y').replace(/(?<=x|ch|sh|ss)es$/, '');
  if (!stem.endsWith('ss')) {
    stem = stem.replace(/s$/, '');
  }
  const vowel = /[aeiouy]/;
  for (const suffix of [
    'ization',
    'isation',
    'ation',
    'ition',
    'ing',
    'ion',
    'ed',
    'or',
    'er',
    'e',
  ]) {
    if (stem.endsWith(suffix)) {
      const root = stem.slice(0, -suffix.length);
      const longEnough = suffix === 'e' ? 3 : suffix.length > 3 ? 4 : 4;
      if (root.length >= longEnough && vowel.test(root)) {
        stem = root;
        break;
      }
    }
  }
  // `running` and `runs`, `plugging` and `plugs`.
  return stem.replace(/([bdgmnprt])\1$/, '$1');
}
