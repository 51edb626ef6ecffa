/**
 * DocSearch 3.9 reads recent and favourite searches from the browser's storage and
 * trusts what it finds: anything but its own lists stops the page. This removes what
 * it could not show, before the modal opens.
 */
const keys = (indexName: string) => [
  `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
];

type StoredSearch = {objectID: string; url: string; type: string};

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
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    Object.values(hierarchy).every(
      (text) => text === null || typeof text === 'string',
    )
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function cleanStoredSearches(
  indexName: string,
  getStorage: () => Storage = () => window.localStorage,
): void {
  for (const key of keys(indexName)) {
    try {
      const storage = getStorage();
      const text = storage.getItem(key);
      if (text === null) {
        continue;
      }
      const value = parsed(text);
      const good = Array.isArray(value) ? value.filter(isStoredSearch) : [];
      if (!Array.isArray(value) || good.length < value.length) {
        storage.setItem(key, JSON.stringify(good));
      }
    } catch {
      // Storage that is blocked holds nothing that could harm.
      return;
    }
  }
}
