/**
 * The files that the build writes and the browser reads: one manifest, and one index
 * for each docs version and language. An index carries the records packed by page,
 * so that a title or an address is written once; the browser builds the search
 * structures from them, which costs less than their bytes would on the wire.
 */
import type {RecordType, SearchRecord} from './record';

/** Goes up whenever a browser of the old kind could not read the new files. */
export const formatVersion = 1;

/** Where the manifest is, below the base URL. Never cached without asking. */
export const manifestPath = 'search-index.json';

/** Below it everything has a hash of its content in its name. */
export const indexFolder = 'assets/search';

/** Tag of the pages that belong to no version. */
export const unversionedTag = 'default';

export type ManifestEntry = {
  language: string;
  /** The docs version's tag; its index holds the unversioned pages, too. */
  tag: string;
  /** Path below the base URL. */
  file: string;
  records: number;
};

export type Manifest = {
  format: typeof formatVersion;
  /** The first entry of a language is its latest version. */
  indexes: ManifestEntry[];
};

export type PackedSection = {
  /** Anchor; missing on the page's first section. */
  a?: string;
  /** Heading; missing on the page's first section. */
  h?: string;
  /** Heading of the h2 above an h3. */
  p?: string;
  /** Text. */
  x?: string;
  /** Identifiers, separated by spaces. */
  i?: string;
  /** Level of the heading: 2 or 3. */
  l?: 2 | 3;
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
};

/** A file of the index that cannot be used. Says which one and why. */
export class UnreadableIndexError extends Error {
  override name = 'UnreadableIndexError';
}

const packedText = (text: string) => text || undefined;

/** Records of one version and language, in the order of their pages. */
export function packRecords(
  records: readonly SearchRecord[],
  about: {language: string; tag: string; version: string; origin: string},
): IndexFile {
  const categories: string[] = [];
  const pages = new Map<string, PackedPage>();
  for (const record of records) {
    const {origin, pathname, hash} = new URL(record.url);
    if (origin !== about.origin) {
      throw new Error(
        `Search record ${record.objectID} is at ${origin}, its index at ${about.origin}.`,
      );
    }
    const {lvl0, lvl1, lvl2, lvl3} = record.hierarchy;
    let page = pages.get(pathname);
    if (!page) {
      if (!categories.includes(lvl0)) {
        categories.push(lvl0);
      }
      page = {
        u: pathname,
        t: lvl1,
        c: categories.indexOf(lvl0),
        g: record.version === null ? 1 : undefined,
        k: packedText(record.keywords.join('\n')),
        d: packedText(record.description),
        s: [],
      };
      pages.set(pathname, page);
    }
    page.s.push({
      a: packedText(decodeURIComponent(hash.slice(1))),
      h: (record.type === 'lvl3' ? lvl3 : lvl2) ?? undefined,
      p: record.type === 'lvl3' ? (lvl2 ?? undefined) : undefined,
      l: record.type === 'lvl1' ? undefined : record.type === 'lvl2' ? 2 : 3,
      x: packedText(record.content),
      i: packedText(record.identifiers.join(' ')),
    });
  }
  return {
    format: formatVersion,
    ...about,
    categories,
    pages: [...pages.values()],
  };
}

/** The records of an index file, as the build made them. */
export function unpackRecords(index: IndexFile): SearchRecord[] {
  return index.pages.flatMap((page) =>
    page.s.map((section, position) => {
      const version = page.g ? null : index.version;
      const type: RecordType =
        section.l === 3 ? 'lvl3' : section.l === 2 ? 'lvl2' : 'lvl1';
      return {
        objectID: recordId(version, page.u, section.a),
        version,
        language: index.language,
        docusaurus_tag: page.g ? unversionedTag : index.tag,
        hierarchy: {
          lvl0: index.categories[page.c] ?? '',
          lvl1: page.t,
          lvl2: (type === 'lvl3' ? section.p : section.h) ?? null,
          lvl3: type === 'lvl3' ? (section.h ?? null) : null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        type,
        content: section.x ?? '',
        identifiers: section.i?.split(' ') ?? [],
        keywords: position === 0 ? (page.k?.split('\n') ?? []) : [],
        description: position === 0 ? (page.d ?? '') : '',
        url: recordUrl(index.origin, page.u, section.a),
        position,
      };
    }),
  );
}

export function recordId(
  version: string | null,
  pathname: string,
  anchor?: string,
): string {
  return `${version ?? 'site'}:${pathname}${anchor ? `#${anchor}` : ''}`;
}

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

/** The parsed index, or an error that says what is wrong with it. */
export function checkIndex(value: unknown): IndexFile {
  if (
    !isObject(value) ||
    !Array.isArray(value.pages) ||
    !Array.isArray(value.categories)
  ) {
    throw new UnreadableIndexError('The search index is not an index.');
  }
  if (value.format !== formatVersion) {
    throw new UnreadableIndexError(
      `The search index has format ${String(value.format)}, this page reads ${formatVersion}. Reload the page.`,
    );
  }
  return value as IndexFile;
}
