/**
 * The design tokens: one file of data (`tokens.json`), read by the style sheet
 * generator (`scripts/write-tokens.ts`), by /colors-and-type and by the tests.
 *
 * `published` is the value in the style sheet of the platform's package; `dark` and
 * `light` are what this site paints. The viewer itself has one mode, the dark one:
 * every light value is this site's own. Where `dark` is not the published value,
 * `why` says so, and a test insists on it.
 */
import {contrast, mix, parseColor, toHex, type Rgb} from './contrast';
import data from './tokens.json';

export type Mode = 'dark' | 'light';
export const modes: readonly Mode[] = ['dark', 'light'];

/** A color that the package publishes, or that this site had to add. */
export type ColorToken = {
  name: string;
  published: string | null;
  dark: string;
  light: string;
  use: string;
  why?: string;
};

/** A color of a state, computed from another one or written out. */
export type StateColor =
  {mix: string; percent: number; over: string} | {hsl: string};

export type StateToken = {
  name: string;
  dark: StateColor;
  light: StateColor;
  use: string;
  why?: string;
};

export type Pair = {text: string; on: string; minimum: number; use: string};

export const colors: readonly ColorToken[] = data.colors;
export const states = data.states as readonly StateToken[];
export const site: readonly {
  name: string;
  dark: string;
  light: string;
  use: string;
}[] = data.site;
export const pairs: readonly Pair[] = data.pairs;
export const type = data.type;
export const spacing = data.spacing;
export const radius = data.radius;

/** What a token paints in a mode. */
export function paint(name: string, mode: Mode): Rgb {
  const color = [...colors, ...site].find((token) => token.name === name);
  if (color) {
    return parseColor(color[mode]);
  }
  const state = states.find((token) => token.name === name);
  if (!state) {
    throw new Error(
      `There is no token named ${JSON.stringify(name)} in tokens.json.`,
    );
  }
  const value = state[mode];
  return 'hsl' in value
    ? parseColor(value.hsl)
    : mix(paint(value.mix, mode), value.percent, paint(value.over, mode));
}

export function paintHex(name: string, mode: Mode): string {
  return toHex(paint(name, mode));
}

/** The measured contrast of a pair in a mode. */
export function measure(pair: Pair, mode: Mode): number {
  return contrast(paint(pair.text, mode), paint(pair.on, mode));
}
