import {beforeEach, expect, test, vi} from 'vitest';
import {
  remove,
  addFavorite,
  readStoredSearches,
  addRecent,
  writeStoredSearches,
  type StoredSearches,
  type StoredSearch,
} from './recent-searches';

const hierarchy = {lvl0: 'FAQ', lvl1: 'FAQ', lvl2: null, lvl3: null};
const search = (name: string): StoredSearch => ({
  url: `/${name}`,
  type: 'lvl1',
  hierarchy,
});
const names = ({recent, favorites}: StoredSearches) =>
  [recent, favorites].map((all) => all.map(({url}) => url.slice(1)).join(''));
const none: StoredSearches = {recent: [], favorites: []};
const remembered = (letters: string, add: typeof addFavorite = addRecent) =>
  [...letters].reduce((stored, one) => add(stored, search(one)), none);

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

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
  storage.set('__DOCSEARCH_RECENT_SEARCHES__ohif', text);
  expect(readStoredSearches('ohif').recent).toEqual(rest);
});

test('reads what it has written, and nothing where storage is blocked', () => {
  const stored = addFavorite(remembered('ab'), search('a'));
  writeStoredSearches('ohif', stored);
  expect(readStoredSearches('ohif')).toEqual(stored);
  expect(readStoredSearches('other')).toEqual(none);
  vi.stubGlobal('localStorage', undefined);
  expect(readStoredSearches('ohif')).toEqual(none);
  expect(() => writeStoredSearches('ohif', none)).not.toThrow();
});

const kept = addFavorite(remembered('abcdefg'), search('g'));
test.each([
  ['seven, the last first, each once', remembered('abcdefghb'), 'bhgfedc', ''],
  ['four in addition to favorites', kept, 'fedc', 'g'],
  ['no favorite as recent', addRecent(kept, search('g')), 'fedc', 'g'],
  ['ten', remembered('abcdefghijkl', addFavorite), '', 'lkjihgfedc'],
  ['no favorite that was removed', remove(kept, search('g')), 'fedc', ''],
  ['none that was removed', remove(kept, search('e')), 'fdc', 'g'],
])('keeps %s', (_, stored, recent, favorites) => {
  expect(names(stored)).toEqual([recent, favorites]);
});

test('stores a section by its heading, without highlights', () => {
  const url = '/faq#license';
  const section = {...hierarchy, lvl2: 'License'};
  const found = {url, type: 'content', hierarchy: section, marked: {}};
  expect(addRecent(none, found).recent).toEqual([
    {url, type: 'lvl2', hierarchy: section},
  ]);
});
