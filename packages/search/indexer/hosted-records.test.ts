import {expect, test} from 'vitest';
import {exampleRecord} from '../example-records';
import {hostedRecords} from './hosted-records';

test('a record that is small enough is as it was', () => {
  const one = exampleRecord('short');
  expect(hostedRecords([one])).toEqual([one]);
});

test('a long section is several records of at most 10,000 bytes, nothing is lost', () => {
  // Two bytes a letter, and a quote that JSON escapes.
  const words = Array.from({length: 2500}, (_, i) => `wö"rd${i}`);
  const identifiers = Array.from({length: 900}, (_, i) => `name.of${i}`);
  const content = words.join(' ');
  const parts = hostedRecords([
    exampleRecord('long', 'Long', {content, identifiers}),
    exampleRecord('short'),
  ]);
  expect(parts.length).toBeGreaterThan(4);
  for (const part of parts) {
    expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThanOrEqual(10_000);
  }
  const own = parts.slice(0, -1);
  const texts = own.map((part) => part.content).filter(Boolean);
  expect(texts.join(' ')).toBe(content);
  expect(own.flatMap((part) => part.identifiers)).toEqual(identifiers);
  expect(parts.map(({objectID}) => objectID).slice(0, 2)).toEqual([
    'long',
    'long (2)',
  ]);
  expect(parts.at(-1)?.objectID).toBe('short');
});

test('what cannot be split is named', () => {
  for (const more of [
    {content: 'x'.repeat(10_000)},
    {description: 'x '.repeat(5000)},
  ]) {
    const record = exampleRecord('long', 'Long', more);
    expect(() => hostedRecords([record])).toThrow('record long cannot');
  }
});
