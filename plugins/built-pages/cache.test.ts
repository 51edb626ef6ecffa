import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test, vi} from 'vitest';
import {temporaryFolder} from '../../tests/support/written-files';
import {codeVersionOf, PersistentCache} from './cache';
import {withoutBundleNames} from './page-reader';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const compute = vi.fn((word: string) => word.toUpperCase());

/** The values of some keys in one build, and which of them were computed. */
async function build(words: string[], codeVersion = 'code') {
  const cache = new PersistentCache(path.join(folder, 'below'), codeVersion);
  compute.mockClear();
  const values: string[] = [];
  for (const word of words) {
    values.push(await cache.memoize(['upper', word], () => compute(word)));
  }
  cache.prune();
  return {values, computed: compute.mock.calls.map(([word]) => word)};
}

test('a value of the last build is not computed again', async () => {
  expect((await build(['a', 'b', 'a'])).computed).toEqual(['a', 'b']);
  expect(await build(['a', 'c'])).toEqual({
    values: ['A', 'C'],
    computed: ['c'],
  });
});

test('only the entries of the last build stay, and no temporary file', async () => {
  await build(['a', 'b']);
  await build(['a']);
  expect(readdirSync(path.join(folder, 'below'))).toHaveLength(1);
  expect((await build(['a', 'b'])).computed).toEqual(['b']);
});

test('other code computes everything again', async () => {
  await build(['a']);
  expect((await build(['a'], 'other code')).computed).toEqual(['a']);
});

test('an error is not kept', async () => {
  compute.mockImplementationOnce(() => {
    throw new Error('failed');
  });
  await expect(build(['a'])).rejects.toThrow('failed');
  expect((await build(['a'])).computed).toEqual(['a']);
});

test('the version of code changes with its files', () => {
  const code = path.join(folder, 'code.ts');
  writeFileSync(code, 'one');
  const before = codeVersionOf(folder);
  expect(codeVersionOf(folder)).toBe(before);
  writeFileSync(code, 'two');
  expect(codeVersionOf(folder)).not.toBe(before);
});

test('only the names of scripts and styles are left out of a page', () => {
  const page = (hash: string, picture = 'a') =>
    `<script src=/base/assets/js/runtime~main.${hash}.js></script><link href="/assets/css/styles.${hash}.css"><img src=/assets/images/${picture}.webp>`;
  expect(withoutBundleNames(page('0a1b'))).toBe(withoutBundleNames(page('2c')));
  expect(withoutBundleNames(page('0', 'a'))).not.toBe(
    withoutBundleNames(page('0', 'b')),
  );
  const text = '<p>Serve <code>/assets/js/main.0a1b.js</code> for a year.</p>';
  expect(withoutBundleNames(text)).toBe(text);
});
