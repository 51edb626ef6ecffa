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

/** The last text that was counted: each key asks several times for the same one. */
let counted = {text: '', lines: 1};

/** How many lines a text has. */
export function linesOf(text: string): number {
  if (counted.text !== text) {
    counted = {text, lines: countLines(text)};
  }
  return counted.lines;
}

function countLines(text: string): number {
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
    linesOf(history.text) === linesOf(text);
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

/**
 * How many characters are the same, of at most that many. It compares blocks, because one
 * character after the other takes too long in a text of millions.
 */
function sameOf(
  most: number,
  isSame: (from: number, to: number) => boolean,
): number {
  let same = 0;
  for (let size = 1 << 16; size >= 1; size >>= 4) {
    while (same + size <= most && isSame(same, same + size)) {
      same += size;
    }
  }
  return same;
}

/** The part in which two texts differ: where it begins in both, and where it ends in each. */
export function differenceOf(
  before: string,
  after: string,
): {start: number; endBefore: number; endAfter: number} {
  const shorter = Math.min(before.length, after.length);
  const start = sameOf(
    shorter,
    (from, to) => before.slice(from, to) === after.slice(from, to),
  );
  const fromEnd = (text: string, from: number, to: number) =>
    text.slice(text.length - to, text.length - from);
  const same = sameOf(
    shorter - start,
    (from, to) => fromEnd(before, from, to) === fromEnd(after, from, to),
  );
  return {
    start,
    endBefore: before.length - same,
    endAfter: after.length - same,
  };
}
