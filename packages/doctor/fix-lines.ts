/** What a fix changes, as lines before and after. */
import {edited} from './edited';
import type {Edit} from './types';

export type FixLines = {before: string[]; after: string[]};

/** Lines of each side; a fix can move the whole file. */
const mostLines = 6;

/** Characters of a line; a minified file is one. */
const longest = 200;

const split = (text: string) => text.split(/\r?\n/);

const cut = (all: readonly string[]): string[] => {
  const shown = all.slice(0, mostLines);
  if (all.length > mostLines) {
    shown.push('…');
  }
  return shown.map((line) =>
    line.length > longest ? `${line.slice(0, longest)}…` : line,
  );
};

/** The lines that only one side has: between two edits, most stay as they are. */
function changed(before: string[], after: string[]): FixLines {
  const without = (lines: string[], other: ReadonlySet<string>) =>
    lines.filter((line) => !other.has(line));
  const removed = without(before, new Set(after));
  const added = without(after, new Set(before));
  // Lines that only move are in both.
  return removed.length + added.length
    ? {before: cut(removed), after: cut(added)}
    : {before: cut(before), after: cut(after)};
}

/** The whole lines that the edits of a fix are in, as they are and as they will be. */
export function linesOfFix(text: string, edits: readonly Edit[]): FixLines {
  const start = Math.min(...edits.map((edit) => edit.start));
  const end = Math.max(...edits.map((edit) => edit.end));
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const after = edited(
    text.slice(from, to),
    edits.map((edit) => ({
      ...edit,
      start: edit.start - from,
      end: edit.end - from,
    })),
  );
  return changed(
    split(text.slice(from, to)),
    after.trim() === '' ? [] : split(after),
  );
}
