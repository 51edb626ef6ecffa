import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {countProse, overLimit} from './count';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'count-prose-'));
  mkdirSync(path.join(folder, '3.9'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const write = (name: string, text: string) =>
  writeFileSync(path.join(folder, name), text);

test('counts what readers get, with the page and the words', async () => {
  write(
    'index.md',
    '# Viewer\n\nThe file lies there. It was read in a fork.\n',
  );
  write(
    '3.9/index.md',
    '| Key | Use |\n| --- | --- |\n| `a` | Set it anew |\n',
  );
  const {found, ...counts} = await countProse(folder);
  expect(counts).toEqual({pages: 2, words: 17, provenance: 1, tics: 2});
  expect(found).toEqual([
    '3.9/index.md: archaic "anew"',
    'index.md: lie "lies"',
    'index.md: provenance "was read in"',
  ]);
});

test('does not count code, quoted messages, and the section on sources', async () => {
  write(
    'index.md',
    'Set `anew`. The log says "it lies anew".\n\n```js\nwhoever();\n```\n\n## Sources\n\nIt was read in a fork.\n',
  );
  const {found} = await countProse(folder);
  expect(found).toEqual([]);
});

test.each([
  ['too many phrases of provenance', {provenance: 26}, /^26 phrases/],
  ['too many words of the list', {tics: 7}, /^7\.0 words/],
  ['a folder without pages', {pages: 0}, /npm run build/],
])('refuses %s', (_what, change, message) => {
  const good = {pages: 1, words: 10_000, provenance: 25, tics: 6, found: []};
  expect(overLimit(good)).toEqual([]);
  expect(overLimit({...good, ...change})).toEqual([
    expect.stringMatching(message),
  ]);
});
