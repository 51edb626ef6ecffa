/** The name that a misspelled one most probably means. */
import {distance} from 'fastest-levenshtein';

export type Nearest = {
  name: string;
  /** Nothing else differs but letter case or one character. */
  obvious: boolean;
};

/** A key that is not known and most probably means this one. */
export const misspelled = (
  name: string,
  keys: readonly {key: string}[],
  known: readonly string[],
): boolean =>
  keys.some(
    ({key}) => !known.includes(key) && nearest(key, known)?.name === name,
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
