/**
 * Built pages -> search records. Pure: the same pages give the same records in the
 * same order, whatever order they came in.
 */
import type {SearchRecord} from '../format/record';
import {weightOf} from './weights';

export type PageSection = {
  level: 1 | 2 | 3;
  /** Anchor of the heading; empty for the page's first section. */
  anchor: string;
  heading: string;
  /** Heading of the h2 above an h3. */
  parentHeading: string;
  text: string;
  identifiers: string[];
};

/** What search needs from a page. */
export type IndexedPage = {
  language: string;
  /** Null for a page outside the docs. */
  version: string | null;
  tag: string;
  /** Label of the top sidebar category, or null without a sidebar. */
  category: string | null;
  title: string;
  keywords: string[];
  description: string;
  sections: PageSection[];
};

/** A page and its path from the root of the host, without a slash at its end. */
export type LocatedPage = {pathname: string; page: IndexedPage};

/** Docs outside all sidebar categories. */
const docsOutsideCategories = 'Documentation';
/** Pages that are neither docs nor below a landing page. */
const otherPages = 'Site';

/**
 * The records of all sections of all pages, ordered by the paths of the pages.
 *
 * @param origin scheme and host where the site is published, without a slash at its end
 */
export function recordsOfPages(
  unsorted: readonly LocatedPage[],
  origin: string,
): SearchRecord[] {
  const pages = [...unsorted].sort((a, b) =>
    a.pathname < b.pathname ? -1 : 1,
  );
  // The start page can be a landing page only if it belongs to no version.
  const landings = pages.filter(
    ({pathname, page}) =>
      page.version === null &&
      pages.some((other) => other.pathname.startsWith(`${pathname}/`)),
  );
  return pages.flatMap(({pathname, page}) =>
    page.sections.map((section, position): SearchRecord => {
      const {level, anchor, heading, parentHeading} = section;
      const hash = anchor && `#${encodeURIComponent(anchor)}`;
      return {
        objectID: `${page.version ?? 'site'}:${pathname}${anchor && `#${anchor}`}`,
        version: page.version,
        language: page.language,
        docusaurus_tag: page.tag,
        hierarchy: {
          lvl0: category(pathname, page),
          lvl1: page.title,
          lvl2: level === 2 ? heading : parentHeading || null,
          lvl3: level === 3 ? heading : null,
        },
        type: `lvl${level}`,
        content: section.text,
        identifiers: section.identifiers,
        keywords: position === 0 ? page.keywords : [],
        description: position === 0 ? page.description : '',
        url: origin + pathname + hash,
        weight: weightOf(pathname),
        position,
      };
    }),
  );

  /** A page without a version is filed under the landing page of its folder. */
  function category(pathname: string, page: IndexedPage): string {
    if (page.version !== null) {
      return page.category ?? docsOutsideCategories;
    }
    const landing = landings.find((folder) =>
      `${pathname}/`.startsWith(`${folder.pathname}/`),
    );
    return landing?.page.title ?? otherPages;
  }
}
