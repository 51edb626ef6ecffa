import {expect, test} from 'vitest';
import {
  figuresOf,
  median,
  percentile,
  requireResponse,
  slowest,
} from './figures';

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

test('an interaction below the threshold of Event Timing has no duration', () => {
  expect(
    figuresOf([
      {driven: 10.4, paint: null},
      {driven: 30, paint: null},
      {driven: 20.6, paint: null},
    ]),
  ).toEqual({driven: 21, paint: null});
  expect(
    figuresOf([
      {driven: 10, paint: 24},
      {driven: 10, paint: null},
      {driven: 10, paint: 40},
    ]).paint,
  ).toBe(24);
});

test('the table shows the slowest page of each control', () => {
  const figures = (driven: number) => ({'1x': {driven, paint: null}});
  expect(
    slowest({
      '/a': {menu: figures(10), copy: figures(7)},
      '/b': {menu: figures(30)},
    }),
  ).toEqual({menu: {'1x': 30}, copy: {'1x': 7}});
});
