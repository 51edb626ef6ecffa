/**
 * Built pages -> search records. Pure: the same pages give the same records in the
 * same order, whatever order they came in.
 */
import {recordId, recordUrl} from '../shared/index-format';
import type {RecordType, SearchRecord} from '../shared/record';
import {readPage, type BuiltPage} from './page';

export type PageSource = {
  /** Path of the page from the root of the host, without a slash at its end. */
  pathname: string;
  html: string;
  /** Where the HTML was read; named in errors. */
  file: string;
};

/**
 * Guides to a new release and its notes have the names of everything that changed in
 * their titles, the collection of symptoms has a word on everything that fails. Whoever
 * does not ask about the change, or paste the symptom, wants the page on the thing.
 */
const isAboutOtherPages =
  /\/(?:migration-guide|release-notes|deployment\/troubleshooting)(?:\/|$)/;
const weightOfSuch = 0.8;

/** Docs that stand in no sidebar category. */
const docsOutsideCategories = 'Documentation';
/** Pages that are neither docs nor below a landing page. */
const otherPages = 'Site';

/**
 * The records of all sections of all pages but those that ask not to be indexed, ordered
 * by the addresses of the pages.
 *
 * @param origin scheme and host where the site is published, without a slash at its end
 * @param readHtml what reads a page: the build gives one that remembers
 * @throws if a page cannot be read; the error names its file
 */
export function recordsOfPages(
  sources: readonly PageSource[],
  origin: string,
  readHtml = readPage,
): SearchRecord[] {
  const pages = sources
    .map((source) => ({...source, page: read(source, readHtml)}))
    .filter(
      (source): source is PageSource & {page: BuiltPage} =>
        source.page !== null,
    )
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  // A base URL is a folder, too, whose own page is of a version.
  const landings = pages.filter(
    ({pathname, page}) =>
      page.version === null &&
      pages.some((other) => other.pathname.startsWith(`${pathname}/`)),
  );
  return pages.flatMap(({pathname, page}) =>
    recordsOfPage(page, {pathname, origin, lvl0: category(pathname, page)}),
  );

  /** A page without a version is filed under the landing page of its folder. */
  function category(pathname: string, page: BuiltPage): string {
    if (page.version !== null) {
      return page.category ?? docsOutsideCategories;
    }
    const landing = landings.find((folder) =>
      `${pathname}/`.startsWith(`${folder.pathname}/`),
    );
    return landing?.page.title ?? otherPages;
  }
}

function read(
  {html, file}: PageSource,
  readHtml: typeof readPage,
): BuiltPage | null {
  try {
    return readHtml(html);
  } catch (cause) {
    throw new Error(
      `Search cannot read ${file}. ${cause instanceof Error ? cause.message : String(cause)}`,
      {cause},
    );
  }
}

function recordsOfPage(
  page: BuiltPage,
  place: {pathname: string; origin: string; lvl0: string},
): SearchRecord[] {
  return page.sections.map((section, position) => {
    const {level, anchor, heading, parentHeading} = section;
    const type: RecordType = `lvl${level}`;
    return {
      objectID: recordId(page.version, place.pathname, anchor),
      version: page.version,
      language: page.language,
      docusaurus_tag: page.tag,
      hierarchy: {
        lvl0: place.lvl0,
        lvl1: page.title,
        lvl2: level === 2 ? heading : parentHeading || null,
        lvl3: level === 3 ? heading : null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      type,
      content: section.text,
      identifiers: section.identifiers,
      keywords: position === 0 ? page.keywords : [],
      description: position === 0 ? page.description : '',
      url: recordUrl(place.origin, place.pathname, anchor),
      weight: isAboutOtherPages.test(place.pathname) ? weightOfSuch : 1,
      position,
    };
  });
}
