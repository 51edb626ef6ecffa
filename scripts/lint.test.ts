import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {checksumOf, isInput} from './lint';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

test('code, settings, and locked versions are inputs, prose is not', () => {
  for (const file of [
    'a.ts',
    'a.tsx',
    'a.cjs',
    'eslint.config.mjs',
    'tsconfig.json',
    'package-lock.json',
  ]) {
    expect(isInput(file), file).toBe(true);
  }
  expect(isInput('docs/index.md')).toBe(false);
  expect(isInput('static/logo.png')).toBe(false);
});

test('another content or another name is another checksum', () => {
  const sumOf = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(path.join(folder, name), text);
    }
    return checksumOf(folder, Object.keys(files));
  };
  const before = sumOf({'a.ts': 'one', 'b.ts': 'two'});
  expect(sumOf({'a.ts': 'one', 'b.ts': 'two'})).toBe(before);
  expect(sumOf({'a.ts': 'one', 'b.ts': 'three'})).not.toBe(before);
  expect(sumOf({'a.ts': 'one', 'c.ts': 'two'})).not.toBe(before);
  expect(sumOf({'a.ts': 'on', 'b.ts': `e${'two'}`})).not.toBe(before);
});
