/**
 * Earlier searches: what the reader opened from the modal, and what he keeps. They stay
 * in his browser, under DocSearch's names and in its form.
 */
import type {Hit} from '@site/search/browser/client';

export type EarlierSearch = Opened & {type: Exclude<Hit['type'], 'content'>};

type Opened = Pick<Hit, 'objectID' | 'url' | 'hierarchy'>;

export type Earlier = {
  recent: readonly EarlierSearch[];
  favourites: readonly EarlierSearch[];
};

/** The product's limits, which are DocSearch's. */
const mostRecent = 7;
const mostRecentBesideFavourites = 4;
const mostFavourites = 10;

const keys = (indexName: string) => ({
  recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  favourites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
});

type GetStorage = () => Storage;
const browserStorage: GetStorage = () => window.localStorage;

/** What is stored may be anything: an older site's, another program's. */
function isEarlierSearch(value: unknown): value is EarlierSearch {
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

function readList(storage: Storage, key: string): EarlierSearch[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isEarlierSearch) : [];
  } catch {
    return [];
  }
}

/** Nothing where storage is blocked or holds what nobody can show. */
export function readEarlier(
  indexName: string,
  getStorage: GetStorage = browserStorage,
): Earlier {
  const {recent, favourites} = keys(indexName);
  try {
    const storage = getStorage();
    return limited({
      recent: readList(storage, recent),
      favourites: readList(storage, favourites),
    });
  } catch {
    return {recent: [], favourites: []};
  }
}

/** Where storage is blocked or full, the searches last as long as the modal. */
export function writeEarlier(
  indexName: string,
  earlier: Earlier,
  getStorage: GetStorage = browserStorage,
): void {
  const {recent, favourites} = keys(indexName);
  try {
    const storage = getStorage();
    storage.setItem(recent, JSON.stringify(earlier.recent));
    storage.setItem(favourites, JSON.stringify(earlier.favourites));
  } catch {
    // Nothing is lost but the memory of it.
  }
}

function limited({recent, favourites}: Earlier): Earlier {
  const most = favourites.length > 0 ? mostRecentBesideFavourites : mostRecent;
  return {
    recent: recent.slice(0, most),
    favourites: favourites.slice(0, mostFavourites),
  };
}

const without = (
  list: readonly EarlierSearch[],
  {objectID}: Pick<EarlierSearch, 'objectID'>,
) => list.filter((one) => one.objectID !== objectID);

/** A hit that was shown by its text is remembered by its heading. */
function byHeading({objectID, url, hierarchy}: Opened): EarlierSearch {
  const type = (['lvl3', 'lvl2', 'lvl1'] as const).find(
    (level) => hierarchy[level],
  );
  return {objectID, url, hierarchy, type: type ?? 'lvl1'};
}

/** The reader opened it. */
export function remember(earlier: Earlier, hit: Opened): Earlier {
  const {recent, favourites} = earlier;
  return favourites.some(({objectID}) => objectID === hit.objectID)
    ? earlier
    : limited({
        recent: [byHeading(hit), ...without(recent, hit)],
        favourites,
      });
}

/** The reader wants to keep a recent search. */
export function keep(
  {recent, favourites}: Earlier,
  search: EarlierSearch,
): Earlier {
  return limited({
    recent: without(recent, search),
    favourites: [search, ...without(favourites, search)],
  });
}

/** The reader wants it gone. */
export function forget(
  {recent, favourites}: Earlier,
  search: EarlierSearch,
): Earlier {
  return {
    recent: without(recent, search),
    favourites: without(favourites, search),
  };
}

/** What is kept of a heading is HTML; it is shown as text. */
export function textOf(html: string | null): string {
  const {body} = new DOMParser().parseFromString(html ?? '', 'text/html');
  return body.textContent;
}
