import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readJson} from './read-json';

test('a file that changed is read again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'read-json-'));
  const file = path.join(folder, 'a.json');
  writeFileSync(file, '{"entries": ["one"]}');
  const first = readJson(file);
  expect(first).toEqual({entries: ['one']});
  expect(readJson(file)).toBe(first);
  writeFileSync(file, '{"entries": ["another"]}');
  expect(readJson(file)).toEqual({entries: ['another']});
  rmSync(folder, {recursive: true});
});

test('names a missing file', () => {
  expect(() => readJson('/no/such/file.json')).toThrow('/no/such/file.json');
});
