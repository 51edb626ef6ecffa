import {expect, test} from 'vitest';
import type {Hit} from '@ohif-docs/search/runtime/client';
import {firstItems, groupHits, type Group} from './groups';

let id = 0;
/** A hit of a page (`Part/Page`) or of a heading on it (`Part/Page/Heading`). */
function hit(path: string, more: Partial<Hit> = {}): Hit {
  const [lvl0, lvl1, lvl2 = null] = path.split('/') as [string, string];
  return {
    objectID: `${id++}`,
    url: `https://docs.example.org/${path}`,
    type: lvl2 ? 'lvl2' : 'lvl1',
    hierarchy: {
      lvl0,
      lvl1,
      lvl2,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: null,
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
    ...more,
  };
}
const highlighted = (value: string) => ({
  value,
  matchLevel: 'full' as const,
  matchedWords: [],
});
const group = (hits: Hit[]) => groupHits(hits, (url) => new URL(url).pathname);
const titles = (hits: Hit[]) =>
  group(hits).map(({title, items}) => [title, items.map((one) => one.title)]);

test('orders the parts of the site by their best hits', () => {
  expect(
    titles([hit('Guide/One'), hit('Reference/Two'), hit('Guide/Three')]),
  ).toEqual([
    ['Guide', ['One', 'Three']],
    ['Reference', ['Two']],
  ]);
});

test('keeps a page and its sections together', () => {
  expect(
    titles([
      hit('Guide/One/Start'),
      hit('Guide/Two'),
      hit('Guide/One'),
      hit('Guide/Two/End'),
    ]),
  ).toEqual([['Guide', ['Start', 'One', 'Two', 'End']]]);
});

test('a section is below its page, if that is also found', () => {
  const [{items} = {items: []}] = group([
    hit('Guide/One'),
    hit('Guide/One/Start'),
    hit('Guide/One/End'),
    hit('Guide/Two/Alone'),
  ]);
  expect(items.map(({place}) => place)).toEqual([
    undefined,
    'child',
    'last-child',
    undefined,
  ]);
});

test.each([
  [1, 19],
  [2, 10],
  [4, 5],
  [5, 5],
])('of %i parts, shows the %i best hits of the first', (parts, count) => {
  const many = Array.from({length: 19}, (_, i) => hit(`Guide/Page ${i}`));
  const others = Array.from({length: parts - 1}, (_, i) => hit(`Part ${i}/A`));
  expect(group([...many, ...others]).map(({items}) => items.length)).toEqual([
    count,
    ...others.map(() => 1),
  ]);
});

test('labels a hit with its heading or the matched text', () => {
  const found = {
    hierarchy: {lvl1: highlighted('<mark>One</mark>')},
    content: highlighted('… <mark>one</mark> more …'),
  };
  const [{items} = {items: []}] = group([
    hit('Guide/One', {_snippetResult: found}),
    hit('Guide/One/Start', {_snippetResult: found}),
    hit('Guide/One/Start', {_snippetResult: found, type: 'content'}),
  ]);
  expect(items.map(({title, below}) => [title, below])).toEqual([
    ['<mark>One</mark>', '… <mark>one</mark> more …'],
    ['Start', '<mark>One</mark>'],
    ['… <mark>one</mark> more …', '<mark>One</mark>'],
  ]);
});

test('the URL has the current host', () => {
  expect(group([hit('Guide/One')])[0]?.items[0]?.url).toBe('/Guide/One');
});

test.each([
  [2, [2]],
  [3, [3]],
  [4, [3, 1]],
  [Infinity, [3, 2]],
])('the first %i items are %j of each group', (count, items) => {
  const all = group([
    ...Array.from({length: 3}, (_, i) => hit(`Guide/Page ${i}`)),
    ...Array.from({length: 2}, (_, i) => hit(`Reference/Page ${i}`)),
  ]);
  expect(firstItems(all, count).map((part) => part.items.length)).toEqual(
    items,
  );
});

test('an item knows what it is', () => {
  const [{items}] = groupHits(
    [hit('Tools/Config doctor')],
    (url) => url,
    () => 'tool',
  ) as [Group];
  expect(items[0]!.kind).toBe('tool');
});
