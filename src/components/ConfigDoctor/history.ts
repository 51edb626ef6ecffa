/** The texts that the reader and the tool have made, so that each change can be undone. */

export type History = {
  text: string;
  /** Earlier texts, the latest last. */
  past: readonly string[];
  /** Texts that were undone, the next one last. */
  future: readonly string[];
  /** The last key, while the reader goes on typing or deleting. */
  typing?: {at: number; by: number};
};

/** Milliseconds without a key, after which typing is another change. */
const pause = 1000;

/** Characters of all earlier texts; older ones are forgotten. */
const most = 50_000_000;

export const started = (text: string): History => ({
  text,
  past: [],
  future: [],
});

function withPast(history: History, text: string): History {
  const past = [...history.past, history.text];
  let length = past.reduce((sum, {length: one}) => sum + one, 0);
  while (length > most && past.length > 1) {
    length -= past.shift()!.length;
  }
  return {text, past, future: []};
}

/** How many lines a text has. */
export function linesOf(text: string): number {
  let count = 1;
  for (
    let at = text.indexOf('\n');
    at !== -1;
    at = text.indexOf('\n', at + 1)
  ) {
    count++;
  }
  return count;
}

/** Adds a text that the tool has made, or that the reader has pasted or opened. */
export const replaced = (history: History, text: string): History =>
  text === history.text ? history : withPast(history, text);

/**
 * Adds what the reader has typed. Characters that follow each other are one change, until a
 * pause, a line break, or a deletion.
 *
 * @param now the time in milliseconds
 */
export function typed(history: History, text: string, now: number): History {
  if (text === history.text) {
    return history;
  }
  const by = text.length - history.text.length;
  const typing = Math.abs(by) === 1 ? {at: now, by} : undefined;
  const last = history.typing;
  const goesOn =
    typing &&
    last?.by === by &&
    now - last.at < pause &&
    linesOf(text) === linesOf(history.text);
  return {...(goesOn ? {...history, text} : withPast(history, text)), typing};
}

export function undone(history: History): History {
  const {text, past, future} = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : {text: before, past: past.slice(0, -1), future: [...future, text]};
}

export function redone(history: History): History {
  const {text, past, future} = history;
  const after = future.at(-1);
  return after === undefined
    ? history
    : {text: after, past: [...past, text], future: future.slice(0, -1)};
}

/** The part in which two texts differ: where it begins in both, and where it ends in each. */
export function differenceOf(
  before: string,
  after: string,
): {start: number; endBefore: number; endAfter: number} {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) {
    start++;
  }
  let same = 0;
  while (
    same < shorter - start &&
    before[before.length - 1 - same] === after[after.length - 1 - same]
  ) {
    same++;
  }
  return {
    start,
    endBefore: before.length - same,
    endAfter: after.length - same,
  };
}
