import {expect, test} from 'vitest';
import {
  forget,
  keep,
  readEarlier,
  remember,
  writeEarlier,
  type Earlier,
  type EarlierSearch,
} from './earlier';

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
const search = (objectID: string): EarlierSearch => ({
  objectID,
  url: `/${objectID}`,
  type: 'lvl1',
  hierarchy,
});
const ids = (searches: readonly EarlierSearch[]) =>
  searches.map(({objectID}) => objectID);
const none: Earlier = {recent: [], favourites: []};
const rememberAll = (names: string) =>
  [...names].reduce<Earlier>(
    (earlier, one) => remember(earlier, search(one)),
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
  expect(readEarlier('ohif', () => storage).recent).toEqual(rest);
});

test('what is written is read again', () => {
  const storage = storageWith();
  const earlier = keep(rememberAll('ab'), search('a'));
  writeEarlier('ohif', earlier, () => storage);
  expect(readEarlier('ohif', () => storage)).toEqual(earlier);
  expect(readEarlier('other', () => storage)).toEqual(none);
});

test('blocked storage stops nothing', () => {
  const blocked = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  expect(readEarlier('ohif', blocked)).toEqual(none);
  expect(() => writeEarlier('ohif', none, blocked)).not.toThrow();
});

test('seven are remembered, the last first, each once', () => {
  expect(ids(rememberAll('abcdefghb').recent)).toEqual([...'bhgfedc']);
});

test('four beside favourites, which are not remembered twice', () => {
  const earlier = keep(rememberAll('abcdefg'), search('g'));
  expect(ids(earlier.favourites)).toEqual(['g']);
  expect(ids(earlier.recent)).toEqual([...'fedc']);
  expect(remember(earlier, search('g'))).toEqual(earlier);
});

test('ten favourites are kept', () => {
  const kept = [...'abcdefghijkl'].reduce<Earlier>(
    (earlier, one) => keep(earlier, search(one)),
    none,
  );
  expect(ids(kept.favourites)).toEqual([...'lkjihgfedc']);
});

test('what is to be forgotten is', () => {
  const earlier = keep(rememberAll('abc'), search('b'));
  expect(ids(forget(earlier, search('b')).favourites)).toEqual([]);
  expect(ids(forget(earlier, search('a')).recent)).toEqual(['c']);
});

test('a section is remembered by its heading, without what was marked in it', () => {
  const found = {
    ...search('faq#licence'),
    type: 'content' as const,
    hierarchy: {...hierarchy, lvl2: 'Licence'},
    content: 'free',
    _snippetResult: {},
  };
  expect(remember(none, found).recent).toEqual([
    {
      objectID: 'faq#licence',
      url: '/faq#licence',
      type: 'lvl2',
      hierarchy: {...hierarchy, lvl2: 'Licence'},
    },
  ]);
});
