/**
 * The UI texts of the archive, in the language of the site: those that the site also has
 * from `i18n/`, and those that exist offline only.
 */
import {existsSync, readFileSync} from 'node:fs';

/** Ids of the site's messages that an archive also shows. */
const fromSite = {
  searchTitle: 'theme.SearchPage.emptyResultsTitle',
  searchLabel: 'theme.SearchPage.inputLabel',
  searching: 'search.page.searching',
  noResults: 'search.page.noResults',
  count: 'search.page.count',
  pages: 'search.page.pages',
  previousPage: 'search.page.previous',
  nextPage: 'search.page.next',
  currentPage: 'search.page.current',
  noScript: 'search.page.noScript',
} as const;

const offlineOnly = {
  offlineCopy: 'Offline copy of {label}. The site itself: {site}',
  examplesRest:
    'In this offline copy the examples are shown, but do not respond. They respond on {site}',
  failed:
    'The search cannot read its index, the file offline/search-data.js of this copy. Unpack the whole archive again, and reload this page.',
} as const;

export type Texts = Record<
  keyof typeof fromSite | keyof typeof offlineOnly,
  string
>;

/** The site's messages by their ids, as `npm run translations` writes them. @throws if they are missing */
export function siteMessages(
  file = 'i18n/en/code.json',
): Record<string, {message: string}> {
  if (!existsSync(file)) {
    throw new Error(
      `The messages of the site are missing: ${file}. Write them with "npm run translations".`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<
    typeof siteMessages
  >;
}

/** @throws if the messages, or one of these, are missing */
export function readTexts(file?: string): Texts {
  const messages = siteMessages(file);
  const texts: Partial<Texts> = {...offlineOnly};
  for (const [name, id] of Object.entries(fromSite)) {
    const message = messages[id]?.message;
    if (!message) {
      throw new Error(
        `The site has no message "${id}", which the archive shows. Write the messages with "npm run translations", or follow the new id in packages/offline-archive/texts.ts.`,
      );
    }
    texts[name as keyof Texts] = message;
  }
  return texts as Texts;
}
