import {expect, test} from 'vitest';
import {asQuery, longestQuery} from './queryText';

test.each([
  ['a character that the limit splits', `${'a'.repeat(longestQuery - 1)}🩻b`],
  ['a lone half', `${'a'.repeat(longestQuery - 1)}\ud800`],
])('%s is left out, so that the query can be in an address', (_, text) => {
  expect(asQuery(text)).toBe('a'.repeat(longestQuery - 1));
  expect(() => encodeURIComponent(asQuery(text))).not.toThrow();
});

test('whole characters stay', () => {
  expect(asQuery('🩻 é')).toBe('🩻 é');
});
