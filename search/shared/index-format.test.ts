import {expect, test} from 'vitest';
import {
  checkIndex,
  checkManifest,
  packRecords,
  UnreadableIndexError,
} from './index-format';
import type {SearchRecord} from './record';

test.each([null, 'text', 3, [], {}, {format: 1}, {format: 1, indexes: {}}])(
  '%j is no manifest',
  (value) => {
    expect(() => checkManifest(value)).toThrow(UnreadableIndexError);
  },
);

test.each([null, [], {}, {format: 1, pages: []}, {format: 1, categories: []}])(
  '%j is no index',
  (value) => {
    expect(() => checkIndex(value)).toThrow(UnreadableIndexError);
  },
);

test('files of another format ask the reader to load the page again', () => {
  expect(() => checkManifest({format: 2, indexes: []})).toThrow(/Reload/);
  expect(() => checkIndex({format: 0, pages: [], categories: []})).toThrow(
    /Reload/,
  );
});

test('a record of another site does not get into the index', () => {
  const record = {
    objectID: 'x',
    url: 'https://elsewhere.example.org/a',
    hierarchy: {lvl0: '', lvl1: ''},
  } as SearchRecord;
  expect(() =>
    packRecords([record], {
      language: 'en',
      tag: 't',
      version: 'v',
      origin: 'https://docs.example.org',
    }),
  ).toThrow(/elsewhere/);
});
