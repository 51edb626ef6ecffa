import {expect, test} from 'vitest';
import {missingTools} from './find-recipe-tools';

test('a program that answers is not missing', () => {
  expect(missingTools(() => true)).toEqual([]);
});

test('a program that does not answer is missing', () => {
  expect(missingTools((program) => program !== 'shellcheck')).toEqual([
    'shellcheck',
  ]);
});

test("so is nginx's module where its file is not there", () => {
  expect(missingTools((tool) => tool !== 'brotli for nginx')).toEqual([
    'brotli for nginx',
  ]);
});
