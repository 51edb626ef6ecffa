import {expect, test} from 'vitest';
import type {SearchRecord} from '../format/record';
import {hostedRecords} from './hosted-records';

const record = (more: Partial<SearchRecord>): SearchRecord => ({
  objectID: 'current:/long',
  version: 'current',
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  hierarchy: {
    lvl0: 'Docs',
    lvl1: 'Long',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  type: 'lvl1',
  content: 'Short.',
  identifiers: ['one'],
  keywords: [],
  description: '',
  url: 'https://docs.example.org/long',
  weight: 1,
  position: 0,
  ...more,
});
const bytes = (one: SearchRecord) => Buffer.byteLength(JSON.stringify(one));

test('a record that is small enough is as it was', () => {
  const one = record({});
  expect(hostedRecords([one])).toEqual([one]);
});

test('a long section is several records of at most 10,000 bytes, nothing is lost', () => {
  // Two bytes a letter, and a quote that JSON escapes.
  const words = Array.from({length: 2500}, (_, i) => `wö"rd${i}`);
  const identifiers = Array.from({length: 900}, (_, i) => `name.of${i}`);
  const parts = hostedRecords([
    record({content: words.join(' '), identifiers}),
    record({objectID: 'current:/short'}),
  ]);
  expect(parts.length).toBeGreaterThan(4);
  expect(Math.max(...parts.map(bytes))).toBeLessThanOrEqual(10_000);
  const own = parts.slice(0, -1);
  expect(
    own.flatMap(({content}) => content.split(' ').filter(Boolean)),
  ).toEqual(words);
  expect(own.flatMap((part) => part.identifiers)).toEqual(identifiers);
  expect(own.slice(0, 2).map(({objectID}) => objectID)).toEqual([
    'current:/long',
    'current:/long (2)',
  ]);
  expect(new Set(own.map(({url}) => url)).size).toBe(1);
  expect(parts.at(-1)?.objectID).toBe('current:/short');
});

test('what cannot be split is named', () => {
  for (const more of [
    {content: 'x'.repeat(10_000)},
    {description: 'x '.repeat(5000)},
  ]) {
    expect(() => hostedRecords([record(more)])).toThrow(/current:\/long/);
  }
});
