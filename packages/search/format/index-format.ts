/**
 * The files that the build writes and the browser reads. What a query costs depends on the
 * query, not on the number of pages: for each docs version and language there is an index
 * whose parts are fetched when a query needs them.
 *
 * - The manifest lists the indexes.
 * - The root of an index says which part has what. It is the only file that grows with the
 *   site, by a few bytes a page.
 * - Words: a part has the terms of a stretch of the alphabet, each with the sections that
 *   contain it and how well it matches them; others have the words from their last letter.
 * - Texts: a part has some pages as the results show them.
 */
import type {Hierarchy, RecordType} from './record';

/** Goes up whenever a browser of the old kind could not read the new files. */
export const formatVersion = 7;

/** Where the manifest is, below the base URL. Never cached without asking. */
export const manifestPath = 'search-index.json';

/** Below it everything has a hash of its content in its name. */
export const indexFolder = 'assets/search';

export type ManifestEntry = {
  language: string;
  /** The docs version's tag; its index also contains the unversioned pages. */
  tag: string;
  /** Path of the root, below the base URL. */
  file: string;
};

export type Manifest = {
  format: typeof formatVersion;
  /** The first entry of a language is its latest version. */
  indexes: ManifestEntry[];
};

export type IndexRoot = {
  format: typeof formatVersion;
  /** Scheme and host that the addresses begin with. */
  origin: string;
  /** How many sections each page has. Sections have numbers, in the order of the pages. */
  pages: number[];
  /** Weight of each page. */
  weights: number[];
  /** The first key of each part of the words, but the first part's is empty. */
  words: string[];
  /** The number of the first section in each part with text. */
  texts: number[];
  /** Stems in so many sections that they tell little. */
  common: string[];
};

export type PartKind = 'words' | 'texts';

/** The file of a part, below the base URL. */
export const partFile = (root: string, kind: PartKind, part: number): string =>
  `${root.replace(/\.json$/, '')}/${kind}-${part}.json`;

/**
 * Some entries of the words. Their kind is in their name:
 *
 * - `word` or `getValue`: a term as it is written. `+toolbar`: neighbors, joined.
 * - `a b`: stems of two neighbors in a title, heading, keyword, description, or dotted name.
 * - `se*`: all terms that begin so, if they are in several parts.
 * - `=skin`: the synonyms of a word or words (stems).
 * - `<` and a word from its last letter, to correct one whose first letters are wrong.
 *   (If the last letters are wrong, it is near the right one.)
 */
export type WordsPart = {
  /** Separated by `|`. */
  names: string;
  /**
   * For each entry, the numbers of the sections, gap-encoded (`gap-encoding.ts`) and
   * separated by `entryEnd`.
   */
  sections: string;
  /** For each of these sections a letter (`posting.ts`), except of entries `a b`. */
  matches: string;
  /** In how many sections a term is, where there are too many to list: entry -> count. */
  counts: Record<string, number>;
  /** What synonyms stand for, to mark it: entry -> words. */
  targets: Record<string, string>;
};

/** `gap-encoding.ts` does not use it. */
export const entryEnd = '!';
/** No term contains it. */
export const nameEnd = '|';

/** A section as a result shows it. */
export type ShownSection = {
  hierarchy: Hierarchy;
  type: RecordType;
  url: string;
  content: string;
};

/**
 * A part with text: for each section its address from the root of the host, its hierarchy
 * from `lvl0`, and its text. Compressed, what sections have in common takes next to nothing.
 */
export type TextsPart = [
  address: string,
  lvl0: string,
  lvl1: string,
  lvl2: string | null,
  lvl3: string | null,
  content: string,
][];

/** The sections of a part with text. `origin` is that of the root. */
export const unpackTexts = (part: TextsPart, origin: string): ShownSection[] =>
  part.map(([address, lvl0, lvl1, lvl2, lvl3, content]) => ({
    hierarchy: {lvl0, lvl1, lvl2, lvl3},
    type: lvl3 ? 'lvl3' : lvl2 ? 'lvl2' : 'lvl1',
    url: origin + address,
    content,
  }));

export const endingMark = '<';

/** The key of a word from its last letter. */
export const backward = (word: string): string =>
  endingMark + [...word].reverse().join('');

/** The letters of a word that decide, if possible, in which part it is. */
export const beginningOf = (key: string) => key.slice(0, 6);

/** The number of the part that has a key: the last one that does not begin after it. */
export function partOf<Key extends string | number>(
  starts: readonly Key[],
  key: Key,
): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= key) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return low;
}

/**
 * The parsed manifest or root of an index.
 *
 * @throws if it is something else, or of another format
 */
export function checkFormat<File extends Manifest | IndexRoot>(
  value: unknown,
): File {
  const format = (value as File | null)?.format as unknown;
  if (format !== formatVersion) {
    throw new Error(
      `The search index has format ${String(format)}, this page reads ${formatVersion}. Reload the page.`,
    );
  }
  return value as File;
}
