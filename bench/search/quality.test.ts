import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  kinds,
  lostQueries,
  lowRanks,
  qualityOf,
  queriesOf,
  type Query,
  type ThreadQuery,
} from './quality';

const query = (...expect: string[]): Query => ({q: 'q', kind: 'typo', expect});

test('a query counts by the rank of the first right page', () => {
  const found = [['/a'], ['/x', '/b', '/a'], ['/x', '/y', '/z', '/a'], []];
  expect(
    qualityOf(found.map((pages) => ({query: query('/a', '/b'), found: pages}))),
  ).toEqual({
    queries: 4,
    mrr10: 0.438,
    success1: 0.25,
    success3: 0.5,
    success10: 0.75,
    zeroResults: 0.25,
  });
});

test('a query whose page is below the rank that it allows, or gone, is one sentence', () => {
  const asked = [1, 2, undefined].map((within) => ({
    query: {...query('/a', '/b'), within},
    found: ['/x', '/b'],
  }));
  expect(lowRanks(asked)).toEqual([
    '“q” does not find /a or /b among the first 1 pages.',
  ]);
  const queries = [query('/a', '/b'), query('/c')];
  expect(lostQueries(queries, new Set(['/b', '/d']))).toEqual([
    expect.stringMatching('No page that “q” should find exists: /c.'),
  ]);
});

test('of an older version those queries are asked of which it has all pages', () => {
  const paths = new Set(['/3.9', '/3.9/a', '/help']);
  const queries = [query('/a', '/'), query('/help'), query('/a', '/new')];
  expect(
    queriesOf('3.9', queries, paths).map(({expect: pages}) => pages),
  ).toEqual([['/3.9/a', '/3.9'], ['/help']]);
});

const read = (name: string) =>
  JSON.parse(
    readFileSync(path.join(__dirname, `queries-${name}.json`), 'utf8'),
  ) as Query[];

test('the queries are well formed, and none is there twice', () => {
  const queries = ['given', 'own', 'threads'].flatMap(read);
  expect(queries.length).toBeGreaterThan(100);
  for (const {q, kind, expect: pages} of queries) {
    expect(q.trim()).toBe(q);
    expect(kinds).toContain(kind);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.every((page) => page.startsWith('/'))).toBe(true);
  }
  expect(new Set(queries.map(({q}) => q)).size).toBe(queries.length);
});

test('the given queries are those that were given: none is gone, or easier', () => {
  const given = JSON.stringify(read('given'));
  expect(createHash('sha256').update(given).digest('hex')).toBe(
    '6172bfc27e1c363c5f4648ac0590a8c4b0248387d75da3e9c3cfdbb64a755cd3',
  );
});

test('half of the queries of threads are not for tuning', () => {
  const queries = read('threads') as ThreadQuery[];
  const untouched = queries.filter(({half}) => half === 'untouched');
  expect(untouched.length).toBe(queries.length / 2);
  expect(queries.every(({thread}) => Number.isInteger(thread))).toBe(true);
});
