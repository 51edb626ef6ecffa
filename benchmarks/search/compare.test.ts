import {expect, test} from 'vitest';
import {
  betterPeers,
  brokenPromises,
  regressions,
  type Measured,
} from './compare';
import type {Quality} from './quality';

const quality = (mrr10: number, success3 = 1): Quality => ({
  queries: 10,
  mrr10,
  success1: mrr10,
  success3,
  success10: 1,
  zeroResults: 0,
});
const measured = (change: Partial<Measured> = {}): Measured => ({
  quality: {all: quality(0.95), typo: quality(0.95)},
  messages: quality(0.99),
  bytes: {index: {current: 100_000}, firstAnswer: 200_000},
  ...change,
});

test('what was promised and is kept says nothing', () => {
  expect(brokenPromises(measured())).toEqual([]);
});

test.each([
  [{quality: {all: quality(0.89), typo: quality(1)}}, /^MRR@10 is 0.89/],
  [{quality: {all: quality(1, 0.94), typo: quality(1)}}, /^success@3 is 0.94/],
  [{quality: {all: quality(1), typo: quality(1, 0.8)}}, /typos is 0.8/],
  [{messages: quality(1, 0.99)}, /pasted messages is 0.99/],
  [
    {
      quality: {all: {...quality(1), zeroResults: 0.01}, typo: quality(1)},
    },
    /finds nothing/,
  ],
  [{bytes: {index: {}, firstAnswer: 250_001}}, /250001 bytes/],
])('a promise that is not kept is one sentence: %j', (change, sentence) => {
  expect(brokenPromises(measured(change))).toEqual([
    expect.stringMatching(sentence),
  ]);
});

test('figures as they were, a little worse, or better, are no regression', () => {
  for (const now of [0.95, 0.93, 1]) {
    expect(
      regressions(
        measured(),
        measured({quality: {all: quality(now), typo: quality(0.9)}}),
      ),
    ).toEqual([]);
  }
});

test('much worse figures are, each with its two numbers', () => {
  expect(
    regressions(
      measured(),
      measured({
        quality: {all: quality(0.92), typo: quality(0.95, 0.9)},
        bytes: {index: {current: 105_001}, firstAnswer: 1},
      }),
    ),
  ).toEqual([
    'mrr10 of all queries is 0.92, was 0.95.',
    'success3 of typo queries is 0.9, was 1.',
    'The index of current has grown from 100000 to 105001 bytes.',
  ]);
});

test('a figure that is gone is a regression', () => {
  expect(
    regressions(
      measured(),
      measured({
        quality: {all: quality(1)},
        bytes: {index: {}, firstAnswer: 1},
      }),
    ),
  ).toEqual([
    'Queries of the kind “typo” are measured no longer.',
    'The index of current is measured no longer.',
  ]);
});

test('an engine that finds better on a line is named', () => {
  expect(
    betterPeers(measured().quality, {
      Other: {all: quality(0.9), typo: quality(0.96)},
    }),
  ).toEqual(['Other has MRR@10 0.96 on typo queries, ours 0.95.']);
});
