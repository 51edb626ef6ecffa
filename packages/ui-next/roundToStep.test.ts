import {describe, expect, it} from 'vitest';
import {decimalsOf, roundToStep} from './roundToStep';

describe('decimalsOf', () => {
  it.each([
    [5, 0],
    [0.5, 1],
    [0.25, 2],
  ])('%d has %d', (step, decimals) => {
    expect(decimalsOf(step)).toBe(decimals);
  });
});

describe('roundToStep', () => {
  it('leaves no tail', () => {
    expect(roundToStep(0.1 + 0.2, 0.1, 0)).toBe(0.3);
    expect(roundToStep(-0.35 - 0.1, 0.1, -0.35)).toBe(-0.45);
  });

  it('counts from where the steps begin', () => {
    expect([1, 2.9, 4, 9].map((value) => roundToStep(value, 2, 1))).toEqual([
      1, 3, 5, 9,
    ]);
    expect(roundToStep(7, 5, 2.5)).toBe(7.5);
  });
});
