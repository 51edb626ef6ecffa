import {expect, test} from 'vitest';
import {unmetRequirements, regressions, type Measured} from './compare';
import type {Costs} from './costs';
import type {Quality} from './quality';

const quality = (mrr10: number, success3 = 1): Quality => ({
  queries: 10,
  mrr10,
  success1: mrr10,
  success3,
  success10: 1,
  zeroResults: 0,
});
const costs = (bytes: number, requests = 14, next = 10_000): Costs => ({
  first: {bytes, requests},
  next: {bytes: next, requests: 5},
});
const measured = (change: Partial<Measured> = {}): Measured => ({
  quality: {all: quality(0.95), typo: quality(0.95)},
  threads: {tuned: quality(0.8), untouched: quality(0.7)},
  messages: quality(0.99),
  older: {'3.9': quality(0.94)},
  costs: {site: costs(50_000), tenfold: costs(60_000)},
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
  [{costs: {site: costs(120_001), tenfold: costs(1)}}, /first query: 120001/],
  [{costs: {site: costs(1, 15), tenfold: costs(1)}}, /Requests .*: 15/],
  [{costs: {site: costs(1, 1, 15_001), tenfold: costs(1, 1)}}, /word: 15001/],
  [{costs: {site: costs(100), tenfold: costs(151)}}, /ten times .*: 151/],
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
        costs: {site: costs(52_501, 14, 10_501), tenfold: costs(1)},
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
    'The bytes of the first query have grown from 50000 to 52501.',
    'The bytes of the further words have grown from 10000 to 10501.',
  ]);
});

test('a missing figure, or one of fewer queries, is a regression', () => {
  expect(
    regressions(
      measured(),
      measured({
        quality: {all: {...quality(0.95), queries: 9}},
        older: {},
      }),
    ),
  ).toEqual([
    'Queries (all): 9 of 10 are still measured.',
    'Queries (typo): 0 of 10 are still measured.',
    'Queries (3.9): 0 of 10 are still measured.',
  ]);
});
