import {expect, test} from 'vitest';
import type {Hit} from '@ohif-docs/search/runtime/client';
import {groupHits} from './groups';

/** A hit of a page (`Part/Page`) or of a heading on it (`Part/Page/Heading`). */
function hit(path: string, type?: Hit['type']): Hit {
  const [lvl0, lvl1, lvl2 = null] = path.split('/') as [string, string];
  return {
    url: `https://docs.example.org/${path}`,
    type: type ?? (lvl2 ? 'lvl2' : 'lvl1'),
    hierarchy: {lvl0, lvl1, lvl2, lvl3: null},
    marked: {
      lvl1: `<mark>${lvl1}</mark>`,
      lvl2: lvl2 ?? '',
      lvl3: '',
      content: '… <mark>it</mark> …',
    },
  };
}
const group = (hits: Hit[]) =>
  groupHits(
    hits,
    (url) => new URL(url).pathname,
    (url) => (url.includes('Tools') ? 'tool' : undefined),
  );

test('orders the parts of the site by their best hits, and keeps a page and its sections together', () => {
  expect(
    group([
      hit('Guide/One/Start'),
      hit('Tools/Two'),
      hit('Guide/Two/Alone'),
      hit('Guide/One'),
      hit('Guide/One/End', 'content'),
    ]).map(({title, items}) => [
      title,
      items.map((one) => [one.title, one.below, one.isBelowPage]),
    ]),
  ).toEqual([
    [
      'Guide',
      [
        ['Start', '… <mark>it</mark> …', true],
        ['<mark>One</mark>', '… <mark>it</mark> …', false],
        ['End', '… <mark>it</mark> …', true],
        ['Alone', 'Two · … <mark>it</mark> …', false],
      ],
    ],
    ['Tools', [['<mark>Two</mark>', '… <mark>it</mark> …', false]]],
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

test('an item knows what it is, and its address on the current host', () => {
  const [tools] = group([hit('Tools/Config doctor')]);
  expect(tools!.items[0]).toMatchObject({
    url: '/Tools/Config%20doctor',
    kind: 'tool',
  });
});
