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
const hierarchy = {lvl0: 'FAQ', lvl1: 'FAQ', lvl2: null, lvl3: null};
const search = (name: string): StoredSearch => ({
  url: `/${name}`,
  type: 'lvl1',
  hierarchy,
});
const names = (searches: readonly StoredSearch[]) =>
  searches.map(({url}) => url.slice(1));
const none: StoredSearches = {recent: [], favorites: []};
const rememberAll = (letters: string) =>
  [...letters].reduce<StoredSearches>(
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
])('reads the valid entries of %s', (text, rest) => {
  const storage = storageWith({[recentKey]: text});
  expect(readStoredSearches('ohif', () => storage).recent).toEqual(rest);
});

test('reads what it has written', () => {
  const storage = storageWith();
  const stored = addFavorite(rememberAll('ab'), search('a'));
  writeStoredSearches('ohif', stored, () => storage);
  expect(readStoredSearches('ohif', () => storage)).toEqual(stored);
  expect(readStoredSearches('other', () => storage)).toEqual(none);
});

test('works if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  expect(readStoredSearches('ohif', blocked)).toEqual(none);
  expect(() => writeStoredSearches('ohif', none, blocked)).not.toThrow();
});

test('stores seven, most recent first, without duplicates', () => {
  expect(names(rememberAll('abcdefghb').recent)).toEqual([...'bhgfedc']);
});

test('four in addition to favorites, which are not stored twice', () => {
  const stored = addFavorite(rememberAll('abcdefg'), search('g'));
  expect(names(stored.favorites)).toEqual(['g']);
  expect(names(stored.recent)).toEqual([...'fedc']);
  expect(addRecent(stored, search('g'))).toEqual(stored);
});

test('ten favorites are kept', () => {
  const kept = [...'abcdefghijkl'].reduce<StoredSearches>(
    (stored, one) => addFavorite(stored, search(one)),
    none,
  );
  expect(names(kept.favorites)).toEqual([...'lkjihgfedc']);
});

test('removes an entry', () => {
  const stored = addFavorite(rememberAll('abc'), search('b'));
  expect(names(remove(stored, search('b')).favorites)).toEqual([]);
  expect(names(remove(stored, search('a')).recent)).toEqual(['c']);
});

test('stores a section by its heading, without highlights', () => {
  const url = '/faq#license';
  const found = {
    url,
    type: 'content' as const,
    hierarchy: {...hierarchy, lvl2: 'License'},
    marked: {},
  };
  expect(addRecent(none, found).recent).toEqual([
    {url, type: 'lvl2', hierarchy: found.hierarchy},
  ]);
});
