import {expect, test} from 'vitest';
import {decodedMatches, encodeMatch} from './posting';

const decoded = (weight: number, share: number) =>
  decodedMatches[encodeMatch(weight, share).charCodeAt(0)]!;

test.each([0.2, 1, 4.5, 30])('the weight %d is nearly kept', (weight) => {
  expect(decoded(weight, 0).weight / weight).toBeCloseTo(1, 0);
});

test('the share of a heading is rounded, but not to nothing', () => {
  expect(
    [0, 0.05, 0.3, 0.5, 1].map((share) => decoded(1, share).share),
  ).toEqual([0, 0.2, 1 / 3, 0.5, 1]);
});

test('no letter must be escaped in JSON', () => {
  for (let weight = 0.1; weight < 60; weight *= 1.2) {
    for (const share of [0, 0.2, 0.34, 0.5, 1]) {
      const letter = encodeMatch(weight, share);
      expect(JSON.stringify(letter)).toBe(`"${letter}"`);
    }
  }
});
