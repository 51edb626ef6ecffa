import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {darkCode, lightCode} from './code-themes';

function channels(color: string): number[] {
  const short = /^#(.)(.)(.)$/.exec(color);
  const hex = short
    ? short.slice(1).map((digit) => digit + digit)
    : /^#(..)(..)(..)$/.exec(color)?.slice(1);
  if (hex) {
    return hex.map((pair) => parseInt(pair, 16));
  }
  const rgb = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color);
  if (!rgb) {
    throw new Error(`cannot read the color ${color}`);
  }
  return rgb.slice(1).map(Number);
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color)
    .map((value) => value / 255)
    .map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** Backgrounds of highlighted lines: the light one is first in the style sheet. */
const highlights = [
  ...readFileSync(
    path.join(import.meta.dirname, '../src/css/site.css'),
    'utf8',
  ).matchAll(/--docusaurus-highlighted-code-line-bg: (#\w+);/g),
].map(([, color]) => color!);

it('each color mode has its background for highlighted lines', () => {
  expect(highlights).toHaveLength(2);
});

describe.each([
  ['light', lightCode, highlights[0]!],
  ['dark', darkCode, highlights[1]!],
])('the %s code theme', (_name, theme, highlight) => {
  const background = theme.plain.backgroundColor ?? '';

  it.each(
    [theme.plain.color ?? '', ...theme.styles.map((entry) => entry.style.color)]
      .filter((color) => typeof color === 'string')
      .map((color) => [color]),
  )('reads: %s', (color) => {
    expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color, highlight)).toBeGreaterThanOrEqual(4.5);
  });
});

it('measures a contrast as WCAG does', () => {
  expect(contrast('#fff', '#000000')).toBeCloseTo(21);
  expect(contrast('#999988', '#f6f8fa')).toBeLessThan(4.5);
});
