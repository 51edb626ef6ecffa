import {expect, test} from 'vitest';
import {cleanStoredSearches} from './storedSearches';

const recent = '__DOCSEARCH_RECENT_SEARCHES__ohif';
const good = {
  objectID: 'current:/faq',
  url: '/faq',
  type: 'lvl1',
  hierarchy: {lvl0: 'FAQ', lvl1: 'FAQ', lvl2: null},
};

function storageWith(text: string): Storage & {written: number} {
  const values = new Map([[recent, text]]);
  const storage = {
    written: 0,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      storage.written++;
      values.set(key, value);
    },
  };
  return storage as unknown as Storage & {written: number};
}

test.each([
  ['banana', '[]'],
  ['', '[]'],
  ['null', '[]'],
  ['{"length": 3}', '[]'],
  ['[null, 1, "a", {}, []]', '[]'],
  [JSON.stringify([{...good, hierarchy: null}]), '[]'],
  [JSON.stringify([{...good, hierarchy: {lvl1: {}}}]), '[]'],
  [JSON.stringify([{...good, url: 'javascript:alert(1)'}]), '[]'],
  [JSON.stringify([{...good, url: '//elsewhere.example.org'}]), '[]'],
  [JSON.stringify([null, good]), JSON.stringify([good])],
])('of %s remains %s', (text, rest) => {
  const storage = storageWith(text);
  cleanStoredSearches('ohif', () => storage);
  expect(storage.getItem(recent)).toBe(rest);
});

test('good searches are not touched', () => {
  const storage = storageWith(JSON.stringify([good]));
  cleanStoredSearches('ohif', () => storage);
  expect(storage.written).toBe(0);
});

test('blocked storage stops nothing', () => {
  expect(() =>
    cleanStoredSearches('ohif', () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    }),
  ).not.toThrow();
});
