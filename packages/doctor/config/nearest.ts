/** The name that a misspelled one most probably means. */

/** How many characters to insert, delete, or replace: the Levenshtein distance. */
export function distance(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, i) => i);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      next.push(
        Math.min(
          next[j]! + 1,
          row[j + 1]! + 1,
          row[j]! + (from[i] === to[j] ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[to.length]!;
}

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
