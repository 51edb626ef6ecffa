import {expect, test} from 'vitest';
import {exampleRecord} from '../example-records';
import {hostedRecords} from './hosted-records';

test('a long section is several records of at most 10,000 bytes, nothing is lost', () => {
  // Two bytes a letter, and a quote that JSON escapes.
  const words = Array.from({length: 2500}, (_, i) => `wö"rd${i}`);
  const identifiers = Array.from({length: 900}, (_, i) => `name.of${i}`);
  const content = words.join(' ');
  const short = exampleRecord('short');
  const parts = hostedRecords([
    exampleRecord('long', 'Long', {content, identifiers}),
    short,
  ]);
  expect(parts.length).toBeGreaterThan(4);
  for (const part of parts) {
    expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThanOrEqual(10_000);
  }
  expect(parts.pop()).toEqual(short);
  const texts = parts.map((part) => part.content).filter(Boolean);
  expect(texts.join(' ')).toBe(content);
  expect(parts.flatMap((part) => part.identifiers)).toEqual(identifiers);
  expect(parts[1]!.objectID).toBe('long (2)');
});
