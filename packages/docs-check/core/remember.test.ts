import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {identityOf, keep, recall} from './remember';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'remember-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

test('what was kept comes back, whatever it is', () => {
  for (const answer of [null, [], {line: 1, message: 'wrong'}]) {
    const parts = ['test', JSON.stringify(answer)];
    expect(recall(parts, folder)).toBeNull();
    expect(keep(parts, answer, folder)).toEqual(answer);
    expect(recall(parts, folder)).toEqual({answer});
  }
});

test('another text, tool or check is another question', () => {
  keep(['bash', 'a', 'bc'], 'passed', folder);
  expect(recall(['bash', 'ab', 'c'], folder)).toBeNull();
  expect(recall(['nginx', 'a', 'bc'], folder)).toBeNull();
});

test('what was cut off is asked again', () => {
  keep(['test'], 1, folder);
  const [file] = readdirSync(folder);
  writeFileSync(path.join(folder, file!), '{"ans');
  expect(recall(['test'], folder)).toBeNull();
});

test('a file that changed is another one', () => {
  const file = path.join(folder, 'tool');
  writeFileSync(file, 'one');
  const before = identityOf(file);
  writeFileSync(file, 'another');
  expect(identityOf(file)).not.toBe(before);
});
