import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  kinds,
  lowRanks,
  qualityByKind,
  qualityOf,
  queriesOf,
  type Query,
  type ThreadQuery,
} from './quality';

const query = (kind: Query['kind'], ...expect: string[]): Query => ({
  q: 'q',
  kind,
  expect,
});

test('a query counts by the rank of the first right page', () => {
  const queries = [
    query('typo', '/a'),
    query('typo', '/a', '/b'),
    query('typo', '/a'),
    query('typo', '/a'),
  ];
  const found = [['/a'], ['/x', '/b', '/a'], ['/x', '/y', '/z', '/a'], []];
  expect(qualityOf(queries, found)).toEqual({
    queries: 4,
    mrr10: 0.438,
    success1: 0.25,
    success3: 0.5,
    success10: 0.75,
    zeroResults: 0.25,
  });
});

test('kinds are counted separately, and only those that exist; so are the given ones', () => {
  const queries = [query('typo', '/a'), query('prefix', '/b')];
  const byKind = qualityByKind(queries, 1, [['/a'], ['/x']]);
  expect(Object.keys(byKind)).toEqual(['all', 'given', 'typo', 'prefix']);
  expect(Object.values(byKind).map(({mrr10}) => mrr10)).toEqual([0.5, 1, 1, 0]);
});

test('a query whose page is below the rank that it allows is one sentence', () => {
  const asked = [1, 2, undefined].map((within) => ({
    ...query('concept', '/a', '/b'),
    within,
  }));
  const second = ['/x', '/b'];
  expect(lowRanks(asked, [second, second, second])).toEqual([
    '“q” does not find /a or /b among the first 1 pages.',
  ]);
  expect(lowRanks(asked, [['/a'], [], []])).toEqual([
    '“q” does not find /a or /b among the first 2 pages.',
  ]);
});

test('of an older version those queries are asked of which it has all pages', () => {
  const paths = new Set(['/3.9', '/3.9/a', '/help']);
  expect(
    queriesOf(
      '3.9',
      [
        query('typo', '/a', '/'),
        query('typo', '/help'),
        query('typo', '/a', '/new'),
      ],
      paths,
    ).map(({expect: pages}) => pages),
  ).toEqual([['/3.9/a', '/3.9'], ['/help']]);
});

const read = (file: string) =>
  JSON.parse(readFileSync(path.join(__dirname, file), 'utf8')) as Query[];

test('the queries are well formed, and none is there twice', () => {
  const queries = ['given', 'own', 'threads'].flatMap((name) =>
    read(`queries-${name}.json`),
  );
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
  const given = JSON.stringify(read('queries-given.json'));
  expect(createHash('sha256').update(given).digest('hex')).toBe(
    '6172bfc27e1c363c5f4648ac0590a8c4b0248387d75da3e9c3cfdbb64a755cd3',
  );
});

test('half of the queries of threads are not for tuning', () => {
  const queries = read('queries-threads.json') as ThreadQuery[];
  const untouched = queries.filter(({half}) => half === 'untouched');
  expect(untouched.length).toBe(queries.length / 2);
  expect(queries.every(({thread}) => Number.isInteger(thread))).toBe(true);
});
