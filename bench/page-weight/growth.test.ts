import {expect, test} from 'vitest';
import {
  growthProblems,
  fonts,
  limitBeforeLoad,
  limitProblems,
  type PageWeight,
} from './growth';

const page = (javascriptBeforeLoad: number): PageWeight => ({
  javascriptBeforeLoad,
  beforeLoad: 200_000,
  total: 400_000,
});
const baseline = {pages: {'/': page(100_000)}};

test('a page of the same weight passes', () => {
  expect(growthProblems(baseline, {'/': page(100_000)})).toEqual([]);
});

test('a page that has grown by 5 % passes', () => {
  expect(growthProblems(baseline, {'/': page(105_000)})).toEqual([]);
});

test('a page that has grown by more than 5 % fails, with both figures', () => {
  expect(growthProblems(baseline, {'/': page(105_100)})).toEqual([
    '/ has grown by 5.1 %: JavaScript before the load event is 105.1 kB, was 100.0 kB.',
  ]);
});

test('every metric is compared', () => {
  expect(
    growthProblems(baseline, {
      '/': {...page(100_000), beforeLoad: 250_000, total: 500_000},
    }),
  ).toEqual([
    expect.stringContaining('everything before the load event'),
    expect.stringContaining('everything, with prefetches'),
  ]);
});

test('a page that has shrunk passes', () => {
  expect(growthProblems(baseline, {'/': page(50_000)})).toEqual([]);
});

test('a page without a baseline fails', () => {
  expect(
    growthProblems(baseline, {'/': page(100_000), '/new': page(1)}),
  ).toEqual(['/new is not in the baseline.']);
});

test('a page of the baseline that is not measured fails', () => {
  expect(growthProblems(baseline, {})).toEqual([
    '/ is in the baseline, but is no longer measured.',
  ]);
});

test('a page over the limit fails, regardless of the baseline', () => {
  const heavy = (beforeLoad: number) => ({...page(0), beforeLoad});
  expect(
    limitProblems({
      '/help': heavy(limitBeforeLoad),
      '/pictures': heavy(limitBeforeLoad + 100),
    }),
  ).toEqual([
    '/pictures is too heavy: everything before the load event is 80.6 kB, at most 80.5 kB are allowed.',
  ]);
  const exception = '/user-guide/viewer/measurement-tracking';
  expect(limitProblems({[exception]: heavy(76_000 + fonts)})).toEqual([]);
  expect(limitProblems({[exception]: heavy(76_100 + fonts)})).toEqual([
    expect.stringMatching(/at most 100\.5 kB are allowed \(.*three images/),
  ]);
});
