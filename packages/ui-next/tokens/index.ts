/**
 * The design tokens: two files of data, read by the style sheet generator
 * (`scripts/write-tokens.ts`), by /colors-and-type and by the tests. `tokens.json` has
 * the viewer's tokens, `site.json` the tokens of the site around the examples.
 *
 * `published` is the value in the style sheet of the platform's package; `dark` and
 * `light` are what this site paints. The viewer itself has one mode, the dark one:
 * every light value is this site's own. Where `dark` is not the published value,
 * `why` gives the reason, and a test requires it.
 */
import {contrast, mix, parseColor, toHex, type Rgb} from './contrast';
import siteData from './site.json';
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

/** A color of the site around the examples, named by its role: written out, or a mix. */
export type SiteColor = {
  name: string;
  dark: string | StateColor;
  light: string | StateColor;
  use: string;
};

export const siteColors = siteData.colors as readonly SiteColor[];
/** Sizes and times of the site; a name is the same in both modes. */
export const siteSizes: readonly {name: string; value: string; use: string}[] =
  siteData.sizes;
export const siteShadow: Record<Mode | 'use', string> = siteData.shadow;
/** Which contrast each color of the site needs, on each of the grounds where it is. */
export const sitePairs: readonly Pair[] = siteData.pairs.flatMap(
  ({text, on, minimum}) =>
    text.flatMap((color) =>
      on.map((ground) => ({text: color, on: ground, minimum, use: ''})),
    ),
);
export const pairs: readonly Pair[] = data.pairs;
export const type = data.type;
export const spacing = data.spacing;
export const radius = data.radius;

/** The value of a viewer token in a color mode. */
function paint(name: string, mode: Mode): Rgb {
  return paintOne([...colors, ...states], 'tokens.json', name, mode);
}

/** As `paint`, for the colors of the site, some of which have a name of the viewer's. */
export function paintSite(name: string, mode: Mode): Rgb {
  return paintOne(siteColors, 'site.json', name, mode);
}

function paintOne(
  tokens: readonly Pick<SiteColor, 'name' | Mode>[],
  file: string,
  name: string,
  mode: Mode,
): Rgb {
  const token = tokens.find((candidate) => candidate.name === name);
  if (!token) {
    throw new Error(
      `There is no token named ${JSON.stringify(name)} in ${file}.`,
    );
  }
  const value = token[mode];
  if (typeof value === 'string') {
    return parseColor(value);
  }
  return 'hsl' in value
    ? parseColor(value.hsl)
    : mix(
        paintOne(tokens, file, value.mix, mode),
        value.percent,
        paintOne(tokens, file, value.over, mode),
      );
}

export function paintHex(name: string, mode: Mode): string {
  return toHex(paint(name, mode));
}

/** The measured contrast of a pair in a mode. */
export function measure(pair: Pair, mode: Mode): number {
  return contrast(paint(pair.text, mode), paint(pair.on, mode));
}

/** As `measure`, for a pair of the site. */
export function measureSite(pair: Pair, mode: Mode): number {
  return contrast(paintSite(pair.text, mode), paintSite(pair.on, mode));
}
