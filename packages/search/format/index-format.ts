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
import type {RecordType, SearchRecord} from './record';
import {unversionedTag} from './record';

/** Goes up whenever a browser of the old kind could not read the new files. */
export const formatVersion = 4;

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
  /** Weight of each page in twentieths, as a letter: `a` is none. */
  weights: string;
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
 * - `a.b`: two neighbors of a dotted name.
 * - `a b`: stems of two neighbors in a title, heading, keyword, or description.
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

export type PackedSection = {
  /** Heading; missing on the page's first section. */
  h?: string;
  /** Level of the heading where it is not 2. */
  l?: 3;
  /** Anchor, where it is not the one that the heading gives. */
  a?: string;
  /** Heading of the h2 above an h3, where it is not the one before it. */
  p?: string;
  /** Text. */
  x?: string;
};

export type PackedPage = {
  /** Path of the page from the root of the host. */
  u: string;
  /** Title. */
  t: string;
  /** Category. */
  c: string;
  /** 1 for a page that belongs to no version. */
  g?: 1;
  s: PackedSection[];
};

/** A part of the texts. A page may be in several, with some of its sections in each. */
export type TextsPart = PackedPage[];

/** A file of the index that cannot be used. Says which one and why. */
export class UnreadableIndexError extends Error {
  override name = 'UnreadableIndexError';
}

/** A section as a result shows it. */
export type ShownSection = Pick<
  SearchRecord,
  'objectID' | 'hierarchy' | 'type' | 'url' | 'content'
>;

/** The sections of a part of the texts, as the build made them. */
export function unpackTexts(part: TextsPart, root: IndexRoot): ShownSection[] {
  return part.flatMap((page) => {
    const version = page.g ? null : root.version;
    let above: string | undefined;
    return page.s.map((section): ShownSection => {
      const level = section.h === undefined ? 1 : (section.l ?? 2);
      const type: RecordType = `lvl${level}`;
      if (level === 2) {
        above = section.h;
      }
      const anchor =
        section.a ??
        (section.h === undefined ? undefined : anchorOf(section.h));
      return {
        objectID: recordId(version, page.u, anchor),
        hierarchy: {
          lvl0: page.c,
          lvl1: page.t,
          lvl2: (level === 3 ? (section.p ?? above) : section.h) || null,
          lvl3: level === 3 ? (section.h ?? null) : null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        type,
        url: recordUrl(root.origin, page.u, anchor),
        content: section.x ?? '',
      };
    });
  });
}

/** The facets of the sections of a page. */
export const facetsOf = (root: IndexRoot, page: number) =>
  page < root.firstShared
    ? {language: root.language, docusaurus_tag: root.tag, version: root.version}
    : {language: root.language, docusaurus_tag: unversionedTag, version: null};

/** The anchor that a heading gets, as a rule. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/**
 * The id of a section's record, the same in every build.
 *
 * @param version its name, or null for a page that belongs to all
 * @param pathname of the page, from the root of the host
 * @param anchor of the section, as it is in the page; none for the page's first
 */
export function recordId(
  version: string | null,
  pathname: string,
  anchor?: string,
): string {
  return `${version ?? 'site'}:${pathname}${anchor ? `#${anchor}` : ''}`;
}

/** The absolute address of a section; `origin` has no slash at its end. */
export function recordUrl(
  origin: string,
  pathname: string,
  anchor?: string,
): string {
  return `${origin}${pathname}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
}

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function checkFormat(what: string, value: Record<string, unknown>): void {
  if (value.format !== formatVersion) {
    throw new UnreadableIndexError(
      `The search ${what} has format ${String(value.format)}, this page reads ${formatVersion}. Reload the page.`,
    );
  }
}

/** The parsed manifest, or an error that says what is wrong with it. */
export function checkManifest(value: unknown): Manifest {
  if (!isObject(value) || !Array.isArray(value.indexes)) {
    throw new UnreadableIndexError('The search manifest is not a manifest.');
  }
  checkFormat('manifest', value);
  return value as Manifest;
}

/** The parsed root, or an error that says what is wrong with it. */
export function checkRoot(value: unknown): IndexRoot {
  if (!isObject(value) || !Array.isArray(value.pages)) {
    throw new UnreadableIndexError('The search index is not an index.');
  }
  checkFormat('index', value);
  const lists = [value.words, value.endings, value.texts, value.common];
  if (!lists.every(Array.isArray) || typeof value.weights !== 'string') {
    throw new UnreadableIndexError('The search index is incomplete.');
  }
  return value as IndexRoot;
}

const textsOf: Record<PartKind, readonly string[]> = {
  words: ['names', 'sections', 'matches'],
  endings: ['words', 'counts'],
  texts: [],
};

/** A parsed part of an index, or an error. */
export function checkPart<Part>(kind: PartKind, value: unknown): Part {
  if (
    !isObject(value) ||
    Array.isArray(value) !== (kind === 'texts') ||
    !textsOf[kind].every((name) => typeof value[name] === 'string')
  ) {
    throw new UnreadableIndexError(`A part of the search’s ${kind} is broken.`);
  }
  return value as Part;
}
