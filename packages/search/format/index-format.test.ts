import {expect, test} from 'vitest';
import {checkFormat, formatVersion, partOf} from './index-format';

test.each([null, 'text', 3, [], {}, {format: formatVersion - 1, pages: []}])(
  '%j is no file of an index, and the reader should load the page again',
  (value) => {
    expect(() => checkFormat(value)).toThrow(/Reload/);
  },
);

test('a key is in the last part that does not begin after it', () => {
  const starts = ['', 'dock', 'view'];
  const keys = ['a', 'doc', 'dock', 'docker', 'view', 'z'];
  expect(keys.map((key) => partOf(starts, key))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(partOf([0, 10, 20], 19)).toBe(1);
});
