import {expect, test} from 'vitest';
import {regressions, unmetRequirements, type Measured} from './compare';
import type {Quality} from './quality';

const good: Quality = {
  queries: 300,
  mrr10: 0.95,
  success1: 0.95,
  success3: 1,
  success10: 1,
  zeroResults: 0,
};
const cost = (bytes: number, requests = 14) => ({bytes, requests});
const measured = (
  quality: Record<string, Partial<Quality>> = {},
  costs: Partial<Measured['costs']> = {},
): Measured => ({
  quality: Object.fromEntries(
    ['own', 'typo', 'messages', '3.9', 'tuned'].map((set) => [
      set,
      {...good, queries: set === 'typo' ? 80 : 300, ...quality[set]},
    ]),
  ),
  costs: {
    first: cost(50_000),
    next: cost(10_000, 5),
    tenfoldFirst: cost(60_000),
    tenfoldNext: cost(12_000, 5),
    ...costs,
  },
});

test.each([
  [{own: {mrr10: 0.89}}, {}, /^mrr10 of own is 0.89/],
  [{'3.9': {success3: 0.94}}, {}, /^success3 of 3.9 is 0.94/],
  [{typo: {success3: 0.8}}, {}, /^success3 of typo is 0.8/],
  [{messages: {success3: 0.99}}, {}, /^success3 of messages is 0.99/],
  [{'3.9': {zeroResults: 0.01}}, {}, /^A query of 3.9 finds nothing/],
  [{}, {first: cost(120_001)}, /first query: 120001/],
  [{}, {first: cost(50_000, 15)}, /^Requests .*: 15/],
  [{}, {next: cost(15_001)}, /word: 15001/],
  [{}, {tenfoldFirst: cost(75_001)}, /more pages: 1.5/],
])('an unmet requirement is one problem: %j %j', (quality, costs, sentence) => {
  expect(unmetRequirements(measured())).toEqual([]);
  expect(unmetRequirements(measured(quality, costs))).toEqual([
    expect.stringMatching(sentence),
  ]);
});

test('the same, slightly worse, or better figures are not a regression', () => {
  for (const mrr10 of [0.95, 0.93, 1]) {
    const now = measured({own: {mrr10}, typo: {mrr10: 0.9}});
    expect(regressions(measured(), now)).toEqual([]);
  }
});

test('much worse figures, and figures of fewer queries, are regressions, reported with both numbers', () => {
  const now = measured(
    {
      own: {mrr10: 0.92, queries: 299},
      typo: {success3: 0.9},
      tuned: {success1: 0.92},
    },
    {first: cost(52_501), next: cost(10_501)},
  );
  delete now.quality['3.9'];
  expect(regressions(measured(), now)).toEqual([
    'Queries (own): 299 of 300 are still measured.',
    'mrr10 of own is 0.92, was 0.95.',
    'success3 of typo is 0.9, was 1.',
    'Queries (3.9): 0 of 300 are still measured.',
    'success1 of tuned is 0.92, was 0.95.',
    'The bytes (first) have grown from 50000 to 52501.',
    'The bytes (next) have grown from 10000 to 10501.',
  ]);
});
