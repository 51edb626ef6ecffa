/** Applies fixes as edits of the text. */
import type {Edit, Finding} from '../types';

/** Fixes that are right wherever the file is used. */
export const sureFixes = (findings: readonly Finding[]) =>
  findings.filter(({certainty, fix}) => certainty === 'sure' && fix);

/**
 * Applies the fixes of some findings of the same text. Of two that overlap, the first is applied;
 * check the result again to get the second.
 */
export function applyFixes(text: string, findings: readonly Finding[]): string {
  const taken: Edit[] = [];
  for (const {fix} of findings) {
    const edits = fix?.edits ?? [];
    const free = edits.every((edit) =>
      taken.every(
        (other) =>
          edit.end < other.start ||
          edit.start > other.end ||
          // Two edits that meet are one after the other, unless both only insert.
          (edit.end === other.start && edit.start !== edit.end) ||
          (edit.start === other.end && other.start !== other.end),
      ),
    );
    if (free) {
      taken.push(...edits);
    }
  }
  taken.sort((a, b) => b.start - a.start || b.end - a.end);
  return taken.reduce(
    (changed, {start, end, text: replacement}) =>
      changed.slice(0, start) + replacement + changed.slice(end),
    text,
  );
}

/** More rounds than fixes ever need: each round leaves fewer that overlap. */
const rounds = 20;

/**
 * Applies all safe fixes until none is left.
 *
 * @param check returns the findings of a text
 */
export function fixAll(
  text: string,
  check: (text: string) => readonly Finding[],
): string {
  let current = text;
  for (let round = 0; round < rounds; round++) {
    const next = applyFixes(current, sureFixes(check(current)));
    if (next === current) {
      break;
    }
    current = next;
  }
  return current;
}
