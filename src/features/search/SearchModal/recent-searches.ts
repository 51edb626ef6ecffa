/**
 * Recent searches (results that the reader opened from the modal) and favorites. They stay
 * in the browser, in DocSearch's format and under its storage keys.
 */
import type {Hit} from '@ohif-docs/search/runtime/client';

export type StoredSearch = Opened & {type: Exclude<Hit['type'], 'content'>};

export type Opened = Pick<Hit, 'objectID' | 'url' | 'hierarchy'>;

export type StoredSearches = {
  recent: readonly StoredSearch[];
  favorites: readonly StoredSearch[];
};

/** The product's limits, which are DocSearch's. */
const maxRecent = 7;
const maxRecentWithFavorites = 4;
const maxFavorites = 10;

const keys = (indexName: string) => ({
  recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  favorites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
});

type GetStorage = () => Storage;
const browserStorage: GetStorage = () => window.localStorage;

/** Storage may contain anything, such as the data of an older site. */
function isStoredSearch(value: unknown): value is StoredSearch {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const {objectID, url, type, hierarchy} = value as Record<string, unknown>;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    /^(?:https?:\/\/|\/(?!\/))/.test(url) &&
    typeof type === 'string' &&
    /^lvl[1-6]$/.test(type) &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    Object.values(hierarchy).every(
      (text) => text === null || typeof text === 'string',
    ) &&
    typeof (hierarchy as Record<string, unknown>)[type] === 'string'
  );
}

function readList(storage: Storage, key: string): StoredSearch[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isStoredSearch) : [];
  } catch {
    return [];
  }
}

/** Empty if storage is blocked or contains invalid data. */
export function readStoredSearches(
  indexName: string,
  getStorage: GetStorage = browserStorage,
): StoredSearches {
  const {recent, favorites} = keys(indexName);
  try {
    const storage = getStorage();
    return limited({
      recent: readList(storage, recent),
      favorites: readList(storage, favorites),
    });
  } catch {
    return {recent: [], favorites: []};
  }
}

/** Where storage is blocked or full, the searches last as long as the modal. */
export function writeStoredSearches(
  indexName: string,
  stored: StoredSearches,
  getStorage: GetStorage = browserStorage,
): void {
  const {recent, favorites} = keys(indexName);
  try {
    const storage = getStorage();
    storage.setItem(recent, JSON.stringify(stored.recent));
    storage.setItem(favorites, JSON.stringify(stored.favorites));
  } catch {
    // Only the history is lost.
  }
}

function limited({recent, favorites}: StoredSearches): StoredSearches {
  const maximum = favorites.length > 0 ? maxRecentWithFavorites : maxRecent;
  return {
    recent: recent.slice(0, maximum),
    favorites: favorites.slice(0, maxFavorites),
  };
}

const listWithout = (
  list: readonly StoredSearch[],
  {objectID}: Pick<StoredSearch, 'objectID'>,
) => list.filter((one) => one.objectID !== objectID);

/** A hit that was shown by its text is remembered by its heading. */
function byHeading({objectID, url, hierarchy}: Opened): StoredSearch {
  const type = (['lvl3', 'lvl2', 'lvl1'] as const).find(
    (level) => hierarchy[level],
  );
  return {objectID, url, hierarchy, type: type ?? 'lvl1'};
}

/** Call when the reader opens a hit. */
export function addRecent(stored: StoredSearches, hit: Opened): StoredSearches {
  const {recent, favorites} = stored;
  return favorites.some(({objectID}) => objectID === hit.objectID)
    ? stored
    : limited({
        recent: [byHeading(hit), ...listWithout(recent, hit)],
        favorites,
      });
}

/** Turns a recent search into a favorite. */
export function addFavorite(
  {recent, favorites}: StoredSearches,
  search: StoredSearch,
): StoredSearches {
  return limited({
    recent: listWithout(recent, search),
    favorites: [search, ...listWithout(favorites, search)],
  });
}

/** Removes a recent search or a favorite. */
export function remove(
  {recent, favorites}: StoredSearches,
  search: StoredSearch,
): StoredSearches {
  return {
    recent: listWithout(recent, search),
    favorites: listWithout(favorites, search),
  };
}

/** Stored headings are HTML; they are shown as text. */
export function textOf(html: string | null): string {
  const {body} = new DOMParser().parseFromString(html ?? '', 'text/html');
  return body.textContent;
}
