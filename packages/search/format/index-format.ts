/**
 * The files that the build writes and the browser reads. What a query costs depends on the
 * query, not on the number of pages: for each docs version and language there is an index
 * whose parts are fetched when a query needs them.
 *
 * - The manifest lists the indexes.
 * - The root of an index says which part has what. It is the only file that grows with the
 *   site, by a few bytes a page.
 * - Words: a part has the terms of a stretch of the alphabet, each with the sections that
 *   contain it and how well it matches them.
 * - Endings: the words sorted from their last letter, to correct a word whose first letters
 *   are wrong. (If the last letters are wrong, the part of the words has the right one.)
 * - Texts: a part has some pages as the results show them.
 */
import {unversionedTag, type Hierarchy, type RecordType} from './record';

/** Goes up whenever a browser of the old kind could not read the new files. */
export const formatVersion = 6;

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
  language: string;
  tag: string;
  version: string;
  /** Scheme and host that the addresses begin with. */
  origin: string;
  /** How many sections each page has. Sections have numbers, in the order of the pages. */
  pages: number[];
  /** Weight of each page. */
  weights: number[];
  /** The number of the first page that belongs to no version; those are the last ones. */
  firstShared: number;
  /** The first key of each part of the words, but the first part's is empty. */
  words: string[];
  /** The first key of each part of the endings, likewise. */
  endings: string[];
  /** The number of the first section in each part of the texts. */
  texts: number[];
  /** Stems in so many sections that they tell little. */
  common: string[];
};

export type PartKind = 'words' | 'endings' | 'texts';

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

/** Words by their last letters. */
export type EndingsPart = {
  /** Separated by `|`. */
  words: string;
  /** For each word a digit: the larger, the more sections contain it. */
  counts: string;
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

export type PackedSection = {
  /** Anchor; empty for the page's first section. */
  a: string;
  /** Headings from the h2 down; none for the page's first section. */
  h: string[];
  /** Text. */
  x: string;
};

export type PackedPage = {
  /** Path of the page from the root of the host. */
  u: string;
  /** Title. */
  t: string;
  /** Category. */
  c: string;
  s: PackedSection[];
};

/** A part of the texts. A page may be in several, with some of its sections in each. */
export type TextsPart = PackedPage[];

/** A file of the index that cannot be used. Says which one and why. */
export class UnreadableIndexError extends Error {
  override name = 'UnreadableIndexError';
}

/** The sections of a part of the texts. `origin` is that of the root. */
export const unpackTexts = (part: TextsPart, origin: string): ShownSection[] =>
  part.flatMap(({u, t, c, s}) =>
    s.map(({a, h: [lvl2 = '', lvl3 = ''], x}) => ({
      hierarchy: {lvl0: c, lvl1: t, lvl2: lvl2 || null, lvl3: lvl3 || null},
      type: lvl3 ? 'lvl3' : lvl2 ? 'lvl2' : 'lvl1',
      url: recordUrl(origin, u, a),
      content: x,
    })),
  );

/** The facets of the sections of a page. */
export const facetsOf = (root: IndexRoot, page: number) =>
  page < root.firstShared
    ? {language: root.language, docusaurus_tag: root.tag, version: root.version}
    : {language: root.language, docusaurus_tag: unversionedTag, version: null};

/** The absolute address of a section; `origin` has no slash at its end. */
export const recordUrl = (origin: string, pathname: string, anchor: string) =>
  `${origin}${pathname}${anchor && `#${encodeURIComponent(anchor)}`}`;

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
 * @throws an `UnreadableIndexError` if it is something else, or of another format
 */
export function checkFormat<File extends Manifest | IndexRoot>(
  value: unknown,
): File {
  const format = (value as File | null)?.format as unknown;
  if (format !== formatVersion) {
    throw new UnreadableIndexError(
      `The search index has format ${String(format)}, this page reads ${formatVersion}. Reload the page.`,
    );
  }
  return value as File;
}
