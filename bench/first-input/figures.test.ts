import {expect, test} from 'vitest';
import {median, percentile} from './figures';

test('the median is the value in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4])).toBe(4);
  const values = Array.from({length: 101}, (_, value) => value);
  expect(percentile(values, 95)).toBe(95);
});

test('the median of no values is an error', () => {
  expect(() => median([])).toThrow('no visit was measured');
});
