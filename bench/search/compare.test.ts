import {expect, test} from 'vitest';
import {unmetRequirements, regressions, type Measured} from './compare';
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
  older: {'3.9': quality(0.94)},
  bytes: {index: {current: 100_000}, firstAnswer: 200_000},
  ...change,
});

test('measurements that meet the requirements are not a problem', () => {
  expect(unmetRequirements(measured())).toEqual([]);
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
  [{older: {'3.9': quality(0.89)}}, /^MRR@10 in 3.9 is 0.89/],
  [{older: {'3.9': quality(1, 0.94)}}, /^success@3 in 3.9 is 0.94/],
  [{older: {'3.9': {...quality(1), zeroResults: 0.1}}}, /nothing in 3.9/],
  [{bytes: {index: {}, firstAnswer: 250_001}}, /250001 bytes/],
])('each unmet requirement is one problem: %j', (change, sentence) => {
  expect(unmetRequirements(measured(change))).toEqual([
    expect.stringMatching(sentence),
  ]);
});

test('the same, slightly worse, or better figures are not a regression', () => {
  for (const now of [0.95, 0.93, 1]) {
    expect(
      regressions(
        measured(),
        measured({quality: {all: quality(now), typo: quality(0.9)}}),
      ),
    ).toEqual([]);
  }
});

test('much worse figures are regressions, reported with both numbers', () => {
  expect(
    regressions(
      measured(),
      measured({
        quality: {
          all: {...quality(0.92), success1: 0.95},
          typo: {...quality(0.95, 0.9), success1: 0.89, success10: 0.94},
        },
        messages: {...quality(0.99), success10: 0.94},
        older: {'3.9': quality(0.91)},
        bytes: {index: {current: 105_001}, firstAnswer: 210_001},
      }),
    ),
  ).toEqual([
    'MRR@10 of all queries is 0.92, was 0.95.',
    'success@1 of typo queries is 0.89, was 0.95.',
    'success@3 of typo queries is 0.9, was 1.',
    'success@10 of typo queries is 0.94, was 1.',
    'success@10 of troubleshooting queries is 0.94, was 1.',
    'MRR@10 of 3.9 queries is 0.91, was 0.94.',
    'success@1 of 3.9 queries is 0.91, was 0.94.',
    'The index of current has grown from 100000 to 105001 bytes.',
    'What is loaded before the first answer has grown from 200000 to 210001 bytes.',
  ]);
});

test('a missing figure, or one of fewer queries, is a regression', () => {
  expect(
    regressions(
      measured(),
      measured({
        quality: {all: {...quality(0.95), queries: 9}},
        older: {},
        bytes: {index: {}, firstAnswer: 1},
      }),
    ),
  ).toEqual([
    'Queries (all): 9 of 10 are still measured.',
    'Queries (typo): 0 of 10 are still measured.',
    'Queries (3.9): 0 of 10 are still measured.',
    'The index of current is no longer measured.',
  ]);
});
