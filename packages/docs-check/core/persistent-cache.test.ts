import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/written-files';
import {fileKeyOf, readCached, writeCached} from './persistent-cache';

test('null is a value, and a truncated file a miss', () => {
  const folder = temporaryFolder();
  expect(readCached(['test'], folder)).toBeNull();
  writeCached(['test'], null, folder);
  expect(readCached(['test'], folder)).toEqual({value: null});
  const [file] = readdirSync(folder);
  writeFileSync(path.join(folder, file!), '{"val');
  expect(readCached(['test'], folder)).toBeNull();
});

test('the key of a file changes with its content', () => {
  const file = path.join(temporaryFolder(), 'tool');
  writeFileSync(file, 'one');
  const before = fileKeyOf(file);
  writeFileSync(file, 'another');
  expect(fileKeyOf(file)).not.toBe(before);
});
