import {expect, test} from 'vitest';
import {
  checkIndex,
  checkManifest,
  checkTexts,
  UnreadableIndexError,
} from './index-format';

test.each([null, 'text', 3, [], {}, {format: 3}, {format: 2, indexes: {}}])(
  '%j is not a manifest',
  (value) => {
    expect(() => checkManifest(value)).toThrow(UnreadableIndexError);
  },
);

test.each([null, [], {}, {format: 3, pages: []}, {format: 2, categories: []}])(
  '%j is not an index',
  (value) => {
    expect(() => checkIndex(value)).toThrow(UnreadableIndexError);
  },
);

test('files of another format ask the reader to load the page again', () => {
  expect(() => checkManifest({format: 4, indexes: []})).toThrow(/Reload/);
  expect(() => checkIndex({format: 1, pages: [], categories: []})).toThrow(
    /Reload/,
  );
});

test.each([null, {}, 'text', [1], [['text']]])('%j are not texts', (value) => {
  expect(() => checkTexts(value)).toThrow(UnreadableIndexError);
});
