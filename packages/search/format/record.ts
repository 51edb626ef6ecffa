/**
 * What search knows about one section of one page. The embedded index and the
 * hosted one are made of the same records.
 */
/** Tag of the pages that belong to no version. */
export const unversionedTag = 'default';

/** Tag of a docs version's pages, as the framework writes it into them. */
export const tagOfVersion = (version: string) => `docs-default-${version}`;

export type RecordType = 'lvl1' | 'lvl2' | 'lvl3';

/** The headings above a section, from the sidebar category down. */
export type Hierarchy = {
  /** Sidebar category, or the part of the site for pages without a version. */
  lvl0: string;
  /** Title of the page. */
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
};

export type SearchRecord = {
  /** Same section, same id, in every build. */
  objectID: string;
  /** Name of the docs version; null for a page that belongs to all of them. */
  version: string | null;
  language: string;
  /** `tagOfVersion`, or `unversionedTag` for a page without a version. */
  docusaurus_tag: string;
  hierarchy: Hierarchy;
  /** Which heading opens the section: the page's title, an h2 or an h3. */
  type: RecordType;
  /** The prose of the section, one line. */
  content: string;
  /** Names found in the section's code blocks. */
  identifiers: string[];
  /** The page's own keywords: synonyms and error words. Only on its first section. */
  keywords: string[];
  /** The page's description. Only on its first section. */
  description: string;
  /** Absolute address, with the heading's anchor. */
  url: string;
  /** 1, or less for a page that tells what changed: it names a thing, others explain it. */
  weight: number;
  /** Order of the section on its page, from 0. */
  position: number;
};
