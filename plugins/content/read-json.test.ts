import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder, writeFiles} from '../../tests/support/written-files';
import {readJson} from './read-json';

test('a file that changed is read again', () => {
  const folder = temporaryFolder({'a.json': {entries: ['one']}});
  const file = path.join(folder, 'a.json');
  const first = readJson(file);
  expect(first).toEqual({entries: ['one']});
  expect(readJson(file)).toBe(first);
  writeFiles(folder, {'a.json': {entries: ['another']}});
  expect(readJson(file)).toEqual({entries: ['another']});
});

test('names a missing file', () => {
  expect(() => readJson('/no/such/file.json')).toThrow('/no/such/file.json');
});
