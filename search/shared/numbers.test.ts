import {expect, test} from 'vitest';
import {decodeNumbers, encodeNumbers} from './numbers';

test('numbers come back as they were', () => {
  const numbers = Array.from({length: 70_000}, (_, i) => i);
  expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
});

test('JSON escapes none of them, and each is one character', () => {
  const numbers = Array.from({length: 70_000}, (_, i) => i);
  const text = encodeNumbers(numbers);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
  expect([...text]).toHaveLength(numbers.length);
  expect(text).not.toMatch(/[ !]/);
});
