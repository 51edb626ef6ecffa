/** The output of page comparisons: their list, their texts, and their slots in built pages. */
import {expect, test} from 'vitest';
import type {Row} from '@generated/compare/default/comparison.json';
import {blocksOfMarkdown} from '../../../../tests/support/comparison';
import {textOfComparison, type ComparedPage} from './page/document';
import {comparePages} from './page/index';
import {pageListOf, shareOf} from './page/list';
import {rowsOfPage} from './page/names';
import {fillSlot} from './built-pages';

const release = (line: string) => ({
  id: line,
  line,
  release: `${line}.0`,
  path: line,
  docs: line,
});
const pair = {name: '1.0...1.1', from: release('1.0'), to: release('1.1')};

const page = (extra: Partial<ComparedPage>): ComparedPage => ({
  name: 'lamps',
  title: 'Lamps',
  formerTitle: 'Lamps',
  before: '/1.0/lamps',
  after: '/lamps',
  moved: false,
  rendered: {html: '', places: [], names: []},
  rows: [],
  replacedBy: undefined,
  size: 20,
  ...extra,
});

const contentOf = (extra: Partial<ComparedPage>) =>
  textOfComparison(page(extra), pair, '/').content;

test.each([
  '<div id="slot"></div>',
  '<div id=slot></div>',
  '<div id=slot class=a>old</div>',
])('the place %s is filled', (slot) => {
  expect(fillSlot(`<p>a</p>${slot}<p>b</p>`, 'slot', '$& <b>new</b>')).toMatch(
    />\$& <b>new<\/b><\/div><p>b/,
  );
});

test('a page without the place is an error that names it', () => {
  expect(() => fillSlot('<div id=slots></div>', 'slot', '')).toThrow(
    'no empty element with the id "slot"',
  );
});

test('a page states that its text is the same, or lists the differences', () => {
  expect(contentOf({})).toContain('The text is the same in 1.0 and 1.1.');
  const rendered = comparePages(
    blocksOfMarkdown('## Light\n\nTurn the lamp on.'),
    blocksOfMarkdown('## Light\n\nTurn the lamp off.'),
    (href) => href,
  );
  const content = contentOf({rendered, formerTitle: 'Lights'});
  expect(content).toContain('<del>Lights</del> <ins>Lamps</ins>');
  expect(content).toContain('<li>Light: <a href="#change-1">1</a></li>');
  expect(content).toContain('1 change from 1.0 to 1.1');
  expect(shareOf(page({rendered}))).toBe(25);
});

test('a page of one version links to its content in the other', () => {
  expect(contentOf({before: undefined, rendered: undefined})).toContain(
    'is new in 1.1',
  );
  const gone = {after: undefined, rendered: undefined};
  expect(contentOf({...gone, replacedBy: '/lights'})).toContain(
    'its content is at <a href="/lights">/lights</a>',
  );
  expect(contentOf(gone)).toContain('Nothing in 1.1 replaces it.');
});

test('the list has each page once, under what happened to it', () => {
  const list = pageListOf(
    [
      page({name: 'new', title: 'New', before: undefined, rendered: undefined}),
      page({
        name: 'gone',
        title: 'Gone',
        after: undefined,
        rendered: undefined,
      }),
      page({name: 'same', title: 'Same'}),
      page({
        name: 'other',
        title: 'Other & more',
        rendered: {
          html: '<p><del>old</del><ins>new</ins></p>',
          places: [{number: 1, section: ''}],
          names: [],
        },
      }),
    ],
    pair,
    '/',
  );
  expect(list).toContain('1 change in the text of 1 of 2 pages');
  expect(
    list.match(/<h3[^]*?<\/h3>/g)!.map((h) => h.replace(/<[^>]*>|\u200b/g, '')),
  ).toEqual([
    'New in 1.1 (1)',
    'Only in 1.0 (1)',
    'With different text (1)',
    'With the same text (1)',
  ]);
  expect(list).toContain(
    '<a href="/versions/compare/1.0...1.1/other">Other &amp; more</a>: 1 change, 30 % of the text',
  );
});

test('a page shows the differences of names that differ in its text', () => {
  const row = (name: string): Row => ({
    id: name,
    what: 'removed',
    kind: 'Method',
    names: [{name}, {name: 'other.name'}],
    details: [],
    breaks: true,
  });
  const blocks = blocksOfMarkdown('`lampService` has `light` and `dim`.');
  expect(
    rowsOfPage(
      [
        row('lampService.light'),
        row('clockService.light'),
        row('lampService.wind'),
      ],
      ['light', 'wind'],
      blocks,
    ).map(({names}) => names),
  ).toEqual([[{name: 'lampService.light'}]]);
});
