/** Compares a reader's file with the file of a tutorial. */
import {diffLines} from 'diff';

export type Difference = {
  /** `missing`: only the tutorial has the line. `extra`: only the reader has it. */
  kind: 'missing' | 'extra';
  /** Number of the line in the file that has it, from 1. */
  line: number;
  text: string;
};

/** Line ends and white space at the end of a line never matter. */
const normal = (text: string) =>
  `${text.replace(/[^\S\n]+$/gm, '').trimEnd()}\n`;

/**
 * @param mine the reader's file
 * @param theirs the tutorial's file
 * @returns the lines that differ, in order; empty if the files are the same
 */
export function differences(mine: string, theirs: string): Difference[] {
  const found: Difference[] = [];
  const next = {extra: 1, missing: 1};
  for (const {added, removed, count, value} of diffLines(
    normal(mine),
    normal(theirs),
  )) {
    if (added || removed) {
      const kind = added ? 'missing' : 'extra';
      const lines = value.split('\n').slice(0, count);
      found.push(
        ...lines.map(
          (text, i) => ({kind, line: next[kind] + i, text}) as const,
        ),
      );
    }
    next.extra += added ? 0 : count;
    next.missing += removed ? 0 : count;
  }
  return found;
}
