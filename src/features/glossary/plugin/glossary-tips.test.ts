import path from 'node:path';
import {expect, test} from 'vitest';
import {textAfter} from '../../../../tests/support/remark-page';
import {temporaryFolder} from '../../../../tests/support/written-files';
import glossaryTips from './glossary-tips';

const terms = ['SEG', 'Display set', 'Mode', 'Panel'];

const more = Array.from('ABCDEFGH', (letter) => `${letter}X${letter}`);

const root = temporaryFolder({
  'docs/_data/schemas/glossary.schema.json': {
    properties: {entries: {items: {properties: {term: {}}}}},
  },
  'docs/_data/glossary.json': {
    $schema: './schemas/glossary.schema.json',
    entries: [...terms, ...more].map((term) => ({
      term,
      group: 'platform',
      definition: `What \`${term}\` is.`,
      page: term === 'Panel' ? '[Panels](./panels.mdx)' : '[A](./a.mdx)',
    })),
  },
});

/** The page's text after the plugin. */
const render = (mdx: string, page = 'platform/page.mdx'): string =>
  textAfter(glossaryTips, path.join(root, 'docs', page), mdx);

/** The texts of the terms that are marked, in order. */
const marked = (mdx: string, page?: string) =>
  [...render(mdx, page).matchAll(/term="([^"]*)"/g)].map(([, term]) => term);

test('the first use of a term has its definition and a link', () => {
  expect(render('Two display sets. A display set.')).toBe(
    'Two <GlossaryTip id="term-display-set" term="display sets">What `Display set` is. [Glossary: Display set](../glossary.mdx#display-set)</GlossaryTip>. A display set.\n',
  );
});

test.each([
  ['# SEG'],
  ['[SEG](./x.md)'],
  ['`SEG`'],
  ['| SEG |\n| --- |\n| SEG |'],
  ['<Thing>\n\nSEG\n\n</Thing>'],
  ['A seg, and SEGMENT.'],
])('%s is not marked', (mdx) => {
  expect(marked(mdx)).toEqual([]);
});

test('a term in a list is marked, and one in the first words of the home page', () => {
  expect(marked('- A SEG')).toEqual(['SEG']);
  expect(marked('<Hero>\n\nA SEG\n\n</Hero>')).toEqual(['SEG']);
});

test('a paragraph has one, and a special term comes first', () => {
  expect(marked('The mode has a SEG.')).toEqual(['SEG']);
  expect(marked('The mode.\n\nA SEG.')).toEqual(['mode', 'SEG']);
});

test('a page has few', () => {
  const paragraphs = Array.from('ABCDEFGH', (letter) => `${letter}X${letter}`);
  expect(marked(['The mode.', ...paragraphs].join('\n\n'))).toEqual(
    paragraphs.slice(0, 6),
  );
});

test('an ordinary word is a term only where it means one', () => {
  expect(marked('The mode has a SEG.\n\nA mode.', 'deployment/a.mdx')).toEqual([
    'SEG',
  ]);
});

test('the page of a term, the glossary, and the catalogs do not explain it', () => {
  expect(marked('A panel.', 'platform/page.mdx')).toEqual(['panel']);
  expect(marked('A panel.', 'panels.mdx')).toEqual([]);
  expect(marked('A panel.', 'glossary.mdx')).toEqual([]);
  expect(marked('A panel.', 'platform/reference/events.mdx')).toEqual([]);
});
