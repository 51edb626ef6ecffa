import {expect, test} from 'vitest';
import {
  remove,
  addFavorite,
  readStoredSearches,
  addRecent,
  writeStoredSearches,
  type StoredSearches,
  type StoredSearch,
} from './recent-searches';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__ohif';
const hierarchy = {
  lvl0: 'FAQ',
  lvl1: 'FAQ',
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const search = (objectID: string): StoredSearch => ({
  objectID,
  url: `/${objectID}`,
  type: 'lvl1',
  hierarchy,
});
const ids = (searches: readonly StoredSearch[]) =>
  searches.map(({objectID}) => objectID);
const none: StoredSearches = {recent: [], favorites: []};
const rememberAll = (names: string) =>
  [...names].reduce<StoredSearches>(
    (stored, one) => addRecent(stored, search(one)),
    none,
  );

function storageWith(values: Record<string, string> = {}): Storage {
  return {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
  } as unknown as Storage;
}

const good = search('faq');
test.each([
  ['banana', []],
  ['', []],
  ['null', []],
  ['{"length": 3}', []],
  ['[null, 1, "a", {}, []]', []],
  [JSON.stringify([{...good, hierarchy: null}]), []],
  [JSON.stringify([{...good, hierarchy: {lvl1: {}}}]), []],
  [JSON.stringify([{...good, type: 'constructor'}]), []],
  [JSON.stringify([{...good, type: 'lvl2'}]), []],
  [JSON.stringify([{...good, url: 'javascript:alert(1)'}]), []],
  [JSON.stringify([{...good, url: '//elsewhere.example.org'}]), []],
  [JSON.stringify([null, good]), [good]],
])('of %s what can be shown is read', (text, rest) => {
  const storage = storageWith({[recentKey]: text});
  expect(readStoredSearches('ohif', () => storage).recent).toEqual(rest);
});

test('what is written is read again', () => {
  const storage = storageWith();
  const stored = addFavorite(rememberAll('ab'), search('a'));
  writeStoredSearches('ohif', stored, () => storage);
  expect(readStoredSearches('ohif', () => storage)).toEqual(stored);
  expect(readStoredSearches('other', () => storage)).toEqual(none);
});

test('blocked storage stops nothing', () => {
  const blocked = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  expect(readStoredSearches('ohif', blocked)).toEqual(none);
  expect(() => writeStoredSearches('ohif', none, blocked)).not.toThrow();
});

test('seven are remembered, the last first, each once', () => {
  expect(ids(rememberAll('abcdefghb').recent)).toEqual([...'bhgfedc']);
});

test('four in addition to favorites, which are not stored twice', () => {
  const stored = addFavorite(rememberAll('abcdefg'), search('g'));
  expect(ids(stored.favorites)).toEqual(['g']);
  expect(ids(stored.recent)).toEqual([...'fedc']);
  expect(addRecent(stored, search('g'))).toEqual(stored);
});

test('ten favorites are kept', () => {
  const kept = [...'abcdefghijkl'].reduce<StoredSearches>(
    (stored, one) => addFavorite(stored, search(one)),
    none,
  );
  expect(ids(kept.favorites)).toEqual([...'lkjihgfedc']);
});

test('what is to be forgotten is', () => {
  const stored = addFavorite(rememberAll('abc'), search('b'));
  expect(ids(remove(stored, search('b')).favorites)).toEqual([]);
  expect(ids(remove(stored, search('a')).recent)).toEqual(['c']);
});

test('a section is remembered by its heading, without what was marked in it', () => {
  const found = {
    ...search('faq#license'),
    type: 'content' as const,
    hierarchy: {...hierarchy, lvl2: 'License'},
    content: 'free',
    _snippetResult: {},
  };
  expect(addRecent(none, found).recent).toEqual([
    {
      objectID: 'faq#license',
      url: '/faq#license',
      type: 'lvl2',
      hierarchy: {...hierarchy, lvl2: 'License'},
    },
  ]);
});
