import {describe, expect, it} from 'vitest';
import {middleRun, type LighthouseFigures} from './lighthouse';

const run = (performance: number, tbt: number): LighthouseFigures => ({
  performance,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcp: 900,
  tbt,
  cls: 0,
});

describe('of several runs', () => {
  it('the one in the middle counts', () => {
    expect(middleRun([run(90, 5), run(100, 1), run(95, 9)])).toEqual(
      run(95, 9),
    );
  });

  it('blocking time decides between equal scores', () => {
    expect(middleRun([run(99, 40), run(99, 10), run(99, 20)]).tbt).toBe(20);
  });

  it('none is an error', () => {
    expect(() => middleRun([])).toThrow('has not run');
  });
});
