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

/** Where the line of a place starts. If that is far away, a place half a shown line before it. */
function lineStart(text: string, at: number): number {
  const near = Math.max(0, at - longest);
  const index = text.slice(near, at).lastIndexOf('\n');
  return index === -1 && near > 0 ? at - longest / 2 : near + index + 1;
}

/** Where the line of a place ends, or so far after it that the rest is not shown. */
function lineEnd(text: string, at: number): number {
  const index = text.slice(at, at + longest).indexOf('\n');
  return index === -1 ? Math.min(text.length, at + longest) : at + index;
}

/**
 * The lines that the edits of a fix are in, as they are and as they will be: whole, or cut around
 * the edits. What a finding costs does not depend on the length of its line.
 */
export function linesOfFix(text: string, edits: readonly Edit[]): FixLines {
  const start = Math.min(...edits.map((edit) => edit.start));
  const end = Math.max(...edits.map((edit) => edit.end));
  const from = lineStart(text, start);
  const before = text.slice(from, lineEnd(text, end));
  const after = edited(
    before,
    edits.map((edit) => ({
      ...edit,
      start: edit.start - from,
      end: edit.end - from,
    })),
  );
  const cutOff = from > 0 && text[from - 1] !== '\n' ? '…' : '';
  return changed(
    split(cutOff + before),
    after.trim() === '' ? [] : split(cutOff + after),
  );
}
