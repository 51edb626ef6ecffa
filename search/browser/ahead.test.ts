import {expect, test} from 'vitest';
import {likelyNext, plainQuery} from './ahead';

const index = (counts: Record<string, number>, misspelt: string[] = []) => ({
  beginningWith: (prefix: string) =>
    Object.entries(counts).filter(([word]) =>
      word.toLowerCase().startsWith(prefix),
    ),
  misspeltAs: () => misspelt,
});
const words = index({viewport: 9, viewer: 20, view: 4, volume: 7, zip: 1});
const small = (query: string, ...indexes: ReturnType<typeof index>[]) =>
  likelyNext(query, indexes).filter((next) => next === next.toLowerCase());

test('the letters with which the words of the index go on, the likeliest first', () => {
  expect(likelyNext('vi', [words])).toEqual(['vie', 'vi ']);
  expect(likelyNext('vie', [words])).toEqual(['view', 'vie ']);
  expect(likelyNext('view', [words])).toEqual(['viewe', 'viewp', 'view ']);
});

test('the first letters of all words where one begins, also as capitals', () => {
  expect(small('', words)[0]).toBe('v');
  expect(likelyNext('view ', [words])).toEqual(
    expect.arrayContaining(['view v', 'view z', 'view V']),
  );
});

test('a capital begins a word, or a word in capitals', () => {
  const zs = index({zip: 9, zoom: 4});
  expect(likelyNext('the Z', [zs]).slice(0, 4)).toEqual([
    'the Zi',
    'the Zo',
    'the ZI',
    'the ZO',
  ]);
  expect(likelyNext('the Zo', [zs])[0]).toBe('the Zoo');
  expect(likelyNext('the ZO', [zs])[0]).toBe('the ZOO');
});

test('a name goes on as it is written, or in small letters', () => {
  const names = index({setToolActive: 1});
  expect(likelyNext('set', [names])).toEqual(['setT', 'sett', 'set ']);
  expect(likelyNext('setT', [names])).toEqual(['setTo', 'setT ']);
  expect(likelyNext('sett', [names])[0]).toBe('setto');
});

test('a dot may be the middle of a name', () => {
  expect(likelyNext('x view.vol', [words])).toEqual([
    'x view.volu',
    'x view.vol ',
  ]);
  expect(likelyNext('view.', [words])).toContain('view.v');
  expect(likelyNext('view. ', [words])).toContain('view v');
});

test('words of grammar, which an index need not hold', () => {
  expect(likelyNext('wher', [words])).toEqual(['where', 'wher ']);
});

test('the words of several indexes count together', () => {
  const other = index({vtk: 30});
  expect(small('v', words, other)[0]).toBe('vi');
  expect(small('v', other, other)[0]).toBe('vt');
});

test('what is misspelt goes on as what may be meant', () => {
  const one = index({}, ['configuration']);
  expect(likelyNext('conif', [one])).toEqual([
    'conifg',
    'conifi',
    'conifu',
    'conif ',
  ]);
});

test('only its end where no word goes on so', () => {
  expect(likelyNext('xyzz', [index({})])).toEqual(['xyzz ']);
});

test('no more than can be answered before the key comes', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
  const all = index(Object.fromEntries(letters.map((one) => [one, 1])));
  expect(likelyNext('', [all])).toHaveLength(40);
});

test.each([
  ['viewport', 'viewport'],
  ['  how to:  crop ', 'how to crop '],
  ['uiDialogService.show(', 'uiDialogService.show '],
  ['uiDialogService. show', 'uiDialogService show'],
  ['the end. Then 3.10', 'the end Then 3 10'],
  ['uiDialogService.', 'uiDialogService '],
  ['nginx: [emerg]', 'nginx emerg '],
  ['…', ' '],
  ['', ''],
])('of %s the plain form is “%s”', (query, plain) => {
  expect(plainQuery(query)).toBe(plain);
});
