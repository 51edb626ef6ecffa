/**
 * Recent searches (results that the reader opened from the modal) and favorites. They stay
 * in the browser, under DocSearch's storage keys, and this reads what DocSearch has stored.
 */
import type {Hit} from '@ohif-docs/search/runtime/client';
import {store, stored} from '@site/src/chrome/page';

export type Opened = Pick<Hit, 'url' | 'hierarchy'>;

export type StoredSearch = Opened & {type: Exclude<Hit['type'], 'content'>};

export type StoredSearches = {
  recent: readonly StoredSearch[];
  favorites: readonly StoredSearch[];
};

/** The product's limits, which are DocSearch's. */
const maxRecent = 7;
const maxRecentWithFavorites = 4;
const maxFavorites = 10;

const keys = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__',
  favorites: '__DOCSEARCH_FAVORITE_SEARCHES__',
};

/** Storage may contain anything, such as the data of an older site. */
function isStoredSearch(value: unknown): value is StoredSearch {
  const {url, type, hierarchy} = (value ?? {}) as Record<string, unknown>;
  const texts = Object.entries(hierarchy ?? {});
  return (
    typeof url === 'string' &&
    /^(?:https?:\/\/|\/(?!\/))/.test(url) &&
    /^lvl[1-6]$/.test(String(type)) &&
    texts.every(([, text]) => text === null || typeof text === 'string') &&
    texts.some(([level, text]) => level === type && text !== null)
  );
}

/** Empty if storage is blocked or contains invalid data. */
export function readStoredSearches(indexName: string): StoredSearches {
  const read = (key: string): StoredSearch[] => {
    try {
      const all = JSON.parse(stored(key + indexName) ?? '[]') as unknown[];
      return all.filter(isStoredSearch);
    } catch {
      return [];
    }
  };
  return limited({recent: read(keys.recent), favorites: read(keys.favorites)});
}

/** Where storage is blocked or full, the searches last as long as the modal. */
export function writeStoredSearches(
  indexName: string,
  {recent, favorites}: StoredSearches,
): void {
  store(keys.recent + indexName, JSON.stringify(recent));
  store(keys.favorites + indexName, JSON.stringify(favorites));
}

function limited({recent, favorites}: StoredSearches): StoredSearches {
  const maximum = favorites.length > 0 ? maxRecentWithFavorites : maxRecent;
  return {
    recent: recent.slice(0, maximum),
    favorites: favorites.slice(0, maxFavorites),
  };
}

/** The lists without a search. */
export const remove = (
  {recent, favorites}: StoredSearches,
  {url}: Pick<StoredSearch, 'url'>,
): StoredSearches => ({
  recent: recent.filter((one) => one.url !== url),
  favorites: favorites.filter((one) => one.url !== url),
});

/**
 * Call when the reader opens a hit. One that was shown by its text is remembered by its
 * heading.
 */
export function addRecent(
  before: StoredSearches,
  {url, hierarchy}: Opened,
): StoredSearches {
  if (before.favorites.some((one) => one.url === url)) {
    return before;
  }
  const {recent, favorites} = remove(before, {url});
  const type =
    (['lvl3', 'lvl2'] as const).find((level) => hierarchy[level]) ?? 'lvl1';
  return limited({recent: [{url, hierarchy, type}, ...recent], favorites});
}

/** Turns a recent search into a favorite. */
export function addFavorite(
  before: StoredSearches,
  search: StoredSearch,
): StoredSearches {
  const {recent, favorites} = remove(before, search);
  return limited({recent, favorites: [search, ...favorites]});
}
