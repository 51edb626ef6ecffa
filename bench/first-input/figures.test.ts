import {expect, test} from 'vitest';
import {median, percentile, requireResponse} from './figures';

test('the median is the value in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4])).toBe(4);
  const values = Array.from({length: 101}, (_, value) => value);
  expect(percentile(values, 95)).toBe(95);
});

test('a figure that does not follow the pointer is an error', () => {
  const before = {picture: 'line', readout: '103 mm'};
  const after = {picture: 'other line', readout: '109 mm'};
  requireResponse('measure', before, after);
  for (const part of ['picture', 'readout'] as const) {
    expect(() =>
      requireResponse('measure', before, {...after, [part]: before[part]}),
    ).toThrow(`The ${part} of "measure" is the same`);
  }
});

test('the median of no values is an error', () => {
  expect(() => median([])).toThrow('no visit was measured');
});
