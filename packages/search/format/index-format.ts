/**
 * The files that the build writes and the browser reads: a manifest, an index for each
 * docs version and language, and the texts of its sections in files of a few pages.
 *
 * What a reader waits for is the index. It has what ranking needs: titles, headings,
 * keywords and descriptions as written, and of the texts the words, each with the
 * sections where it stands. (Without the words' order: on the benchmark's queries it
 * changed next to nothing, and it is two thirds of the bytes.) The texts are only
 * shown, so those of the sections shown are fetched, and no others.
 */
import {decodeGaps} from './gap-encoding';
import {unversionedTag, type RecordType, type SearchRecord} from './record';

/** Goes up whenever a browser of the old kind could not read the new files. */
export const formatVersion = 3;

/** Where the manifest is, below the base URL. Never cached without asking. */
export const manifestPath = 'search-index.json';

/** Below it everything has a hash of its content in its name. */
export const indexFolder = 'assets/search';

export type ManifestEntry = {
  language: string;
  /** The docs version's tag; its index also contains the unversioned pages. */
  tag: string;
  /** Path below the base URL. */
  file: string;
};

export type Manifest = {
  format: typeof formatVersion;
  /** The first entry of a language is its latest version. */
  indexes: ManifestEntry[];
};

export type PackedSection = {
  /** Heading; missing on the page's first section. */
  h?: string;
  /** Level of the heading where it is not 2. */
  l?: 3;
  /** Anchor, where it is not the one that the heading gives. */
  a?: string;
  /** Heading of the h2 above an h3, where it is not the one before it. */
  p?: string;
};

export type PackedPage = {
  /** Path of the page from the root of the host. */
  u: string;
  /** Title. */
  t: string;
  /** Category, an index into `categories`. */
  c: number;
  /** 1 for a page that belongs to no version. */
  g?: 1;
  /** Keywords, separated by newlines. */
  k?: string;
  /** Description. */
  d?: string;
  /** Weight, where it is not 1. */
  w?: number;
  s: PackedSection[];
};

export type IndexFile = {
  format: typeof formatVersion;
  language: string;
  tag: string;
  version: string;
  /** Scheme and host that the addresses begin with. */
  origin: string;
  categories: string[];
  pages: PackedPage[];
  /**
   * The words of the texts and the code, in order, separated by spaces. A name that
   * is made of words is as written, all else in lower case. A dotted name is one entry,
   * which also covers its words.
   */
  words: string;
  /**
   * For each word, the numbers of the sections that contain it, gap-encoded
   * (`gap-encoding.ts`) and separated by `wordEnd`.
   */
  postings: string;
  /** For each posting, how often the word occurs: a digit, at most `maxFrequency`. */
  termFrequencies: string;
  /** The files of the texts, in order: name, and how many sections are in it. */
  texts: [file: string, sections: number][];
};

/** `gap-encoding.ts` does not use it. */
export const wordEnd = '!';
/** More occurrences would not change the ranking. */
export const maxFrequency = 4;

/** A file of texts: one a section, in the order of the index. */
export type TextFile = string[];

/** A file of the index that cannot be used. Says which one and why. */
export class UnreadableIndexError extends Error {
  override name = 'UnreadableIndexError';
}

/** What the index knows of a section: all but its text. */
export type IndexedSection = Omit<SearchRecord, 'content' | 'identifiers'>;

/** The sections of an index, as the build made them. */
export function unpackSections(index: IndexFile): IndexedSection[] {
  return index.pages.flatMap((page) => {
    const version = page.g ? null : index.version;
    let above: string | undefined;
    return page.s.map((section, position): IndexedSection => {
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
        version,
        language: index.language,
        docusaurus_tag: page.g ? unversionedTag : index.tag,
        hierarchy: {
          lvl0: index.categories[page.c] ?? '',
          lvl1: page.t,
          lvl2: (level === 3 ? (section.p ?? above) : section.h) || null,
          lvl3: level === 3 ? (section.h ?? null) : null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        type,
        keywords: position === 0 ? (page.k?.split('\n') ?? []) : [],
        description: position === 0 ? (page.d ?? '') : '',
        url: recordUrl(index.origin, page.u, anchor),
        weight: page.w ?? 1,
        position,
      };
    });
  });
}

/** Calls `visit` for each word with the sections that contain it, and how often. */
export function forEachTerm(
  {words, postings, termFrequencies}: IndexFile,
  visit: (word: string, sections: number[], frequencies: number[]) => void,
): void {
  if (!words) {
    return;
  }
  const postingsByWord = postings.split(wordEnd);
  let next = 0;
  words.split(' ').forEach((word, i) => {
    const sections = decodeGaps(postingsByWord[i] ?? '');
    visit(
      word,
      sections,
      sections.map(() => Number(termFrequencies[next++])),
    );
  });
}

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The parsed manifest, or an error that says what is wrong with it. */
export function checkManifest(value: unknown): Manifest {
  if (!isObject(value) || !Array.isArray(value.indexes)) {
    throw new UnreadableIndexError('The search manifest is not a manifest.');
  }
  if (value.format !== formatVersion) {
    throw new UnreadableIndexError(
      `The search manifest has format ${String(value.format)}, this page reads ${formatVersion}. Reload the page.`,
    );
  }
  return value as Manifest;
}

/** The parsed texts, or an error. */
export function checkTexts(value: unknown): TextFile {
  if (
    !Array.isArray(value) ||
    !value.every((text) => typeof text === 'string')
  ) {
    throw new UnreadableIndexError('The texts of the search are not texts.');
  }
  return value;
}

/** The parsed index, or an error that says what is wrong with it. */
export function checkIndex(value: unknown): IndexFile {
  if (!isObject(value) || !Array.isArray(value.pages)) {
    throw new UnreadableIndexError('The search index is not an index.');
  }
  if (value.format !== formatVersion) {
    throw new UnreadableIndexError(
      `The search index has format ${String(value.format)}, this page reads ${formatVersion}. Reload the page.`,
    );
  }
  if (
    !Array.isArray(value.categories) ||
    !Array.isArray(value.texts) ||
    typeof value.words !== 'string' ||
    typeof value.postings !== 'string' ||
    typeof value.termFrequencies !== 'string'
  ) {
    throw new UnreadableIndexError('The search index is incomplete.');
  }
  return value as IndexFile;
}
