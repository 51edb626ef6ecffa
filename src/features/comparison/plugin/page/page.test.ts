/** A comparison without its insertions is the old text, and without its deletions the new one. */
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
  blocksOfMarkdown as blocks,
  markedIn as marked,
  textOfBlocks,
  textWithout,
} from '../../../../../tests/support/comparison';
import {blocksOf, textOfBlock} from '../../../../../plugins/built-pages/blocks';
import {comparePages} from './index';

const compare = (before: string, after: string) =>
  comparePages(blocks(before), blocks(after), (href) => href);

function expectFaithful(before: string, after: string): void {
  const {html} = compare(before, after);
  expect(textWithout(html, 'ins')).toBe(textOfBlocks(blocks(before)));
  expect(textWithout(html, 'del')).toBe(textOfBlocks(blocks(after)));
}

const table = (...rows: string[]) =>
  ['| Key | Default |', '| - | - |', ...rows].join('\n');

test.each([
  [
    'a word of a sentence',
    'The key is read.',
    'The key is ignored.',
    ['del read', 'ins ignored'],
  ],
  [
    'a cell',
    table('| a | 1 |', '| b | 2 |'),
    table('| a | 1 |', '| b | 3 |'),
    ['del 2', 'ins 3'],
  ],
  [
    'a new row',
    table('| a | 1 |', '| c | 3 |'),
    table('| a | 1 |', '| b | 2 |', '| c | 3 |'),
    ['ins b', 'ins 2'],
  ],
  ['an item', '- one\n- two\n- three', '- one\n- three', ['del two']],
  [
    'a line of code',
    '```js\na();\nb();\n```',
    '```js\na();\nc();\n```',
    ['del b();', 'ins c();'],
  ],
  [
    'a name in code instead of text',
    'Set key.',
    'Set `key`.',
    ['del key', 'ins key'],
  ],
  ['characters of HTML', 'a < b & c', 'a < b & d', ['del c', 'ins d']],
])('only %s is marked', (_, before, after, expected) => {
  const {html, places} = compare(before, after);
  expect(marked(html)).toEqual(expected);
  expect(places).toHaveLength(1);
  expectFaithful(before, after);
});

test.each([
  [
    'the target of a link',
    '[Docker](/3.9/deployment/docker)',
    '[Docker](/deployment/docker)',
  ],
  [
    'a mark that is made from the difference',
    '`show` [New in 3.10](/guide)',
    '`show`',
  ],
  [
    'the width of a table',
    '| a | b |\n|-|-|\n| 1 | 2 |',
    '| a   | b   |\n| --- | --- |\n| 1   | 2   |',
  ],
])('%s is not a difference', (_, before, after) => {
  expect(compare(before, after).places).toEqual([]);
});

test('a page compared with itself has no marks', () => {
  const page = `Text with \`code\`.\n\n${table('| a | 1 |')}\n\n- one\n  - two\n\n> Note\n\n\`\`\`js\na();\n\`\`\``;
  const {html, places} = compare(page, page);
  expect(places).toEqual([]);
  expect(marked(html)).toEqual([]);
  expect(html).not.toContain('compare-');
});

const first = 'The first paragraph says what the key does.';
const second = 'The second paragraph says who reads the key.';

test('a moved block is marked in both places, and they link to each other', () => {
  const {html} = compare(
    `## One\n\n${first}\n\n## Two\n\nText of two.`,
    `## One\n\n## Two\n\nText of two.\n\n${first}`,
  );
  expect(html).toContain(
    'id="moved-1-from" href="#moved-1-to">Moved from here',
  );
  expect(html).toContain('id="moved-1-to" href="#moved-1-from">Moved here');
});

test('a row that moved is not marked as another row', () => {
  const {html} = compare(
    table('| a | 1 |', '| b | 2 |', '| c | 3 |'),
    table('| c | 3 |', '| a | 1 |', '| b | 2 |'),
  );
  expect(html.match(/Moved here/g)).toHaveLength(1);
});

test('changes have numbers, and the section that they are in', () => {
  const {places, html} = compare(
    `## One\n\n${first}\n\nSame.\n\n## Two\n\nOld text here.\n\nSame.`,
    `## One\n\n${second}\n\nSame.\n\n## Two\n\nNew text here.\n\nSame.`,
  );
  expect(places).toEqual([
    {number: 1, section: 'One'},
    {number: 2, section: 'Two'},
  ]);
  expect(html.match(/data-change="1"/g)).toHaveLength(1);
});

test('links in the text keep their targets', () => {
  const {html} = comparePages(
    blocks('[Docker](a.md)'),
    blocks('[Docker](a.md)'),
    (href) => `/resolved/${href}`,
  );
  expect(html).toContain('<a href="/resolved/a.md">Docker</a>');
});

const word = fc.constantFrom(
  'key',
  'value',
  '`show`',
  '**bold**',
  '[link](/a)',
  'the',
  'a',
  '<b>',
  '&',
  'x.y',
);
const sentence = fc
  .array(word, {minLength: 1, maxLength: 9})
  .map((words) => words.join(' '));
const markdownBlock = fc.oneof(
  sentence,
  sentence.map((text) => `## ${text}`),
  fc
    .array(sentence, {minLength: 1, maxLength: 4})
    .map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc
    .array(sentence, {minLength: 1, maxLength: 4})
    .map((rows) => table(...rows.map((row) => `| ${row} | 1 |`))),
  fc
    .array(sentence, {minLength: 1, maxLength: 4})
    .map((lines) => `\`\`\`\n${lines.join('\n')}\n\`\`\``),
  sentence.map((text) => `> ${text}`),
);
const page = fc
  .array(markdownBlock, {maxLength: 6})
  .map((parts) => parts.join('\n\n'));

test('for any two pages, both texts can be restored from their comparison', () => {
  fc.assert(fc.property(page, page, expectFaithful), {numRuns: 60});
});

test('a page never differs from itself', () => {
  fc.assert(
    fc.property(page, (text) => compare(text, text).places.length === 0),
    {numRuns: 30},
  );
});

test('a folded section keeps its heading, and an unknown type is an error', () => {
  const heading = {
    type: 'heading' as const,
    depth: 2 as const,
    children: [{type: 'text' as const, value: 'Sources'}],
  };
  // As rehype-remark converts a heading in a summary.
  const summary = {type: 'paragraph', children: [heading]} as never;
  expect(blocksOf([summary]).map(textOfBlock)).toEqual(['Sources']);
  expect(() => blocksOf([{type: 'yaml', value: ''}])).toThrow(
    'does not know Markdown of the type "yaml"',
  );
});
