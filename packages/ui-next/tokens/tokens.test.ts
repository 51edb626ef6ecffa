import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrast, formatRatio, mix, parseColor, toHex} from './contrast';
import {
  colors,
  measure,
  measureSite,
  modes,
  pairs,
  siteColors,
  sitePairs,
  states,
} from './index';
import {stylesheet} from './stylesheet';

describe('contrast', () => {
  it('measures black on white as 21 and a color on itself as 1', () => {
    expect(contrast(parseColor('0 0% 0%'), parseColor('#ffffff'))).toBeCloseTo(
      21,
      5,
    );
    expect(contrast(parseColor('214 98% 60%'), parseColor('214 98% 60%'))).toBe(
      1,
    );
  });

  it('measures the gray of the WCAG examples', () => {
    expect(contrast(parseColor('#767676'), parseColor('#ffffff'))).toBeCloseTo(
      4.54,
      2,
    );
  });

  it('reads hue, saturation and lightness as a browser does', () => {
    expect(toHex(parseColor('0 100% 50%'))).toBe('#ff0000');
    expect(toHex(parseColor('120 100% 25%'))).toBe('#008000');
    expect(toHex(parseColor('214 98% 60%'))).toBe('#358cfd');
  });

  it('mixes like an opacity over a color', () => {
    expect(mix([255, 0, 0], 50, [0, 0, 255])).toEqual([128, 0, 128]);
  });

  it('never rounds a ratio up', () => {
    expect(formatRatio(4.499)).toBe('4.4:1');
  });

  it('lists the valid notations when a value is not a color', () => {
    expect(() => parseColor('blue')).toThrow('"blue" is not a color: write');
  });
});

describe('the tokens', () => {
  it.each(modes.flatMap((mode) => pairs.map((pair) => ({mode, ...pair}))))(
    '$text on $on reaches $minimum:1 in $mode mode',
    ({mode, ...pair}) => {
      expect(measure(pair, mode)).toBeGreaterThanOrEqual(pair.minimum);
    },
  );

  it.each(modes.flatMap((mode) => sitePairs.map((pair) => ({mode, ...pair}))))(
    'of the site, $text on $on reaches $minimum:1 in $mode mode',
    ({mode, ...pair}) => {
      expect(measureSite(pair, mode)).toBeGreaterThanOrEqual(pair.minimum);
    },
  );

  it('of the site are all measured, or a ground that others are measured on', () => {
    const measured = new Set(sitePairs.flatMap(({text, on}) => [text, on]));
    expect(
      siteColors.map(({name}) => name).filter((name) => !measured.has(name)),
    ).toEqual(['line']);
  });

  it('give a reason for each value that is not the published one', () => {
    const silent = colors.filter(
      (token) => token.dark !== token.published && !token.why,
    );
    expect(silent.map((token) => token.name)).toEqual([]);
  });

  it('give no reason where the value is the published one', () => {
    const stale = colors.filter(
      (token) => token.dark === token.published && token.why,
    );
    expect(stale.map((token) => token.name)).toEqual([]);
  });

  it('have a name once', () => {
    const names = [...colors, ...states].map((token) => token.name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('src/css/tokens.css', () => {
  it('is what `npm run tokens` writes', () => {
    const written = readFileSync(
      path.resolve(__dirname, '../../../src/css/tokens.css'),
      'utf8',
    );
    expect(written).toBe(stylesheet());
  });
});
