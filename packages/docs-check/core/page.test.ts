import {expect, test} from 'vitest';
import {placeOf} from './page';
import {parsePage} from './parse';
import {releasesIn} from './releases';

const root = '/site';
const page = (source: string, file = 'docs/x.md') =>
  parsePage(`${root}/${file}`, root, source);

test('a page knows its id and version by its path', () => {
  expect(placeOf('/site/docs/faq/general.md', root)).toEqual({
    id: 'faq/general',
    version: 'current',
  });
  expect(placeOf('/site/versioned_docs/version-3.9/index.mdx', root)).toEqual({
    id: 'index',
    version: '3.9',
  });
  expect(placeOf('/site/src/pages/help.tsx', root)).toBeNull();
});

test('inline code, samples and cells come with their lines', () => {
  const {blocks} = page(
    '---\ntitle: T\n---\n\n## Use `a`\n\nSay `b`.\n\n| Method | For |\n| --- | --- |\n| `c` | x |\n\n```js title="f.js"\nd();\n```\n',
  );
  expect(blocks.flatMap((b) => ('codes' in b ? b.codes : []))).toEqual([
    {value: 'a', line: 5},
    {value: 'b', line: 7},
    {value: 'c', line: 11},
  ]);
  const cell = blocks.find((b) => b.type === 'cell' && b.codes.length > 0);
  expect(cell).toMatchObject({
    column: {header: 'Method', first: true},
  });
  expect(blocks.at(-1)).toMatchObject({
    type: 'code',
    bodyLine: 14,
    title: 'f.js',
    lang: 'js',
  });
});

test('the context of a block has the headings above it, and the releases that they and it name', () => {
  const {blocks} = page(
    '## Before 3.10\n\n### A\n\nWords.\n\n## B\n\nWords of 3.11.\n',
  );
  const words = blocks.flatMap((b) => (b.type === 'prose' ? b.context : []));
  expect(words.map(({headings}) => headings)).toEqual([
    ['Before 3.10', 'A'],
    ['B'],
  ]);
  expect(words.map(({releases}) => releases)).toEqual([['current'], ['later']]);
});

test.each([
  ['since 3.10', ['current']],
  ['3.9 and v3.8', ['3.9', 'older']],
  ['coming from v2', ['older']],
  ['seen in 3.11.1', ['later']],
  ['before (2.x)', ['older']],
  ['React `^18.3.1`, 13.9, 2024', []],
  ['in 2.5 seconds, 3.5 MB, 2.25 mm, 3.3 % and 2.4 times', []],
  ['3.9 seconds away, 3.10 modes', ['current']],
  ['3p9-to-3p10', ['3.9', 'current']],
  ['OHIF 3.9 and @ohif/core@3.10.0-beta.144', ['3.9', 'current']],
  ['OAuth 2.0 or Apache 2.4.71, Node 20.19, nginx 1.27 and `/v2.0`', []],
  ['Cornerstone3D 2.2 and 2.19, with Cornerstone3D 2.x', []],
  ['Cornerstone3D 3.8.6, `@cornerstonejs/core` 3.8.6', []],
  ['"@cornerstonejs/tools": "^3.8.2", @cornerstonejs/core@3.8.6', []],
  ['Alpine 3.19, Python 3.9 or 3.11 and PS3.18', []],
  ['Cornerstone3D 3.8.6 since 3.10', ['current']],
])('%s names the releases %j', (text, releases) => {
  expect(releasesIn(text).sort()).toEqual([...releases].sort());
});
