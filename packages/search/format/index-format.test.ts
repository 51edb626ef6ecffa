import {expect, test} from 'vitest';
import {
  checkManifest,
  checkPart,
  checkRoot,
  formatVersion,
  partOf,
  UnreadableIndexError,
} from './index-format';

test.each([
  null,
  'text',
  3,
  [],
  {},
  {format: formatVersion},
  {format: formatVersion, indexes: {}},
])('%j is not a manifest', (value) => {
  expect(() => checkManifest(value)).toThrow(UnreadableIndexError);
});

test.each([null, [], {}, {format: formatVersion, pages: []}])(
  '%j is not an index',
  (value) => {
    expect(() => checkRoot(value)).toThrow(UnreadableIndexError);
  },
);

test('files of another format ask the reader to load the page again', () => {
  expect(() => checkManifest({format: 5, indexes: []})).toThrow(/Reload/);
  expect(() => checkRoot({format: 3, pages: []})).toThrow(/Reload/);
});

test.each([null, {}, 'text', [], {names: '', sections: ''}])(
  '%j is not a part of the words',
  (value) => {
    expect(() => checkPart('words', value)).toThrow(UnreadableIndexError);
  },
);

test.each([null, {}, 'text'])('%j is not a part of the texts', (value) => {
  expect(() => checkPart('texts', value)).toThrow(UnreadableIndexError);
});

test('a key is in the last part that does not begin after it', () => {
  const starts = ['', 'dock', 'view'];
  expect(
    ['a', 'doc', 'dock', 'docker', 'view', 'z'].map((key) =>
      partOf(starts, key),
    ),
  ).toEqual([0, 0, 1, 1, 2, 2]);
  expect(partOf([0, 10, 20], 19)).toBe(1);
});
