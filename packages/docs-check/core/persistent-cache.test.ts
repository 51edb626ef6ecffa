import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/written-files';
import {fileKeyOf, readCached, writeCached} from './persistent-cache';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test('returns what was stored, including null and empty lists', () => {
  for (const value of [null, [], {line: 1, message: 'wrong'}]) {
    const parts = ['test', JSON.stringify(value)];
    expect(readCached(parts, folder)).toBeNull();
    expect(writeCached(parts, value, folder)).toEqual(value);
    expect(readCached(parts, folder)).toEqual({value});
  }
});

test('a different text, tool, or check is a different key', () => {
  writeCached(['bash', 'a', 'bc'], 'passed', folder);
  expect(readCached(['bash', 'ab', 'c'], folder)).toBeNull();
  expect(readCached(['nginx', 'a', 'bc'], folder)).toBeNull();
});

test('a truncated file counts as a miss', () => {
  writeCached(['test'], 1, folder);
  const [file] = readdirSync(folder);
  writeFileSync(path.join(folder, file!), '{"val');
  expect(readCached(['test'], folder)).toBeNull();
});

test('the key of a file changes with its content', () => {
  const file = path.join(folder, 'tool');
  writeFileSync(file, 'one');
  const before = fileKeyOf(file);
  writeFileSync(file, 'another');
  expect(fileKeyOf(file)).not.toBe(before);
});
