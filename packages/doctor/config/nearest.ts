/** The name that a misspelled one most probably means. */
import {distance} from 'fastest-levenshtein';
import type {ObjectValue} from './model';

export type Nearest = {
  name: string;
  /** Nothing else differs but letter case or one character. */
  obvious: boolean;
};

/**
 * Whether an object does not have a key, not even a misspelled one: that is one finding, of
 * `unknown-key` or `unknown-option`.
 *
 * @param known what the object can have, by name
 */
export const lacks = (
  {properties, open}: ObjectValue,
  name: string,
  known: object,
): boolean =>
  !open &&
  !properties.some(
    ({key}) =>
      key === name ||
      (!(key in known) && nearest(key, Object.keys(known))?.name === name),
  );

export function nearest(
  word: string,
  names: readonly string[],
): Nearest | undefined {
  if (word.length < 4 || word.length > 60) {
    return undefined;
  }
  const lower = word.toLowerCase();
  let best: {name: string; away: number} | undefined;
  for (const name of names) {
    if (Math.abs(name.length - word.length) > 3) {
      continue;
    }
    const away = distance(lower, name.toLowerCase());
    if (!best || away < best.away) {
      best = {name, away};
    }
  }
  const most = Math.min(3, Math.floor(word.length / 4));
  if (!best || best.name === word || best.away > most) {
    return undefined;
  }
  return {name: best.name, obvious: best.away <= 1};
}
