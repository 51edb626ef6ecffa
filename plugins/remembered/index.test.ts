import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {Remembered, stateOf, withoutBundleNames} from '.';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'remembered-'));
  file = path.join(folder, 'below/answers.json');
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

const make = vi.fn((word: string): string | null => word.toUpperCase());

/** What of these was made, not remembered, in a build. */
async function build(words: string[], madeBy = 'code') {
  const remembered = await Remembered.from<string | null>(file, madeBy);
  make.mockClear();
  const answers = words.map((word) =>
    remembered.answer(['upper', word], () => make(word)),
  );
  await remembered.save();
  return {answers, made: make.mock.calls.map(([word]) => word)};
}

test('what the last build was asked is not made again', async () => {
  expect((await build(['a', 'b', 'a'])).made).toEqual(['a', 'b']);
  expect(await build(['a', 'c'])).toEqual({answers: ['A', 'C'], made: ['c']});
});

test('an answer may be that there is none', async () => {
  make.mockReturnValueOnce(null);
  await build(['a']);
  expect(await build(['a'])).toEqual({answers: [null], made: []});
});

test('only the last build is remembered, and no file is left beside', async () => {
  await build(['a', 'b']);
  await build(['a']);
  expect((await build(['a', 'b'])).made).toEqual(['b']);
  expect(readdirSync(path.dirname(file))).toEqual(['answers.json']);
});

test('other code makes everything anew', async () => {
  await build(['a']);
  expect((await build(['a'], 'other code')).made).toEqual(['a']);
});

test('a file that was cut off is as none', async () => {
  await build(['a']);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -5));
  expect((await build(['a'])).made).toEqual(['a']);
});

test('an error is not kept', async () => {
  make.mockImplementationOnce(() => {
    throw new Error('no answer');
  });
  await expect(build(['a'])).rejects.toThrow('no answer');
  expect((await build(['a'])).made).toEqual(['a']);
});

test('the state of code changes with its files', () => {
  const code = path.join(folder, 'code.ts');
  writeFileSync(code, 'one');
  const before = stateOf(folder);
  expect(stateOf(folder)).toBe(before);
  writeFileSync(code, 'two');
  expect(stateOf(folder)).not.toBe(before);
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
