import type {Edit, Fix} from './types';

/** A text with edits that do not overlap, in any order. */
export function edited(text: string, edits: readonly Edit[]): string {
  const sorted = edits
    .map((edit, i) => ({...edit, i}))
    .sort((a, b) => a.start - b.start || a.end - b.end || a.i - b.i);
  let at = 0;
  let result = '';
  for (const {start, end, text: written} of sorted) {
    result += text.slice(at, start) + written;
    at = end;
  }
  return result + text.slice(at);
}

const isSame = (a: Edit, b: Edit) =>
  a.start === b.start && a.end === b.end && a.text === b.text;

/** Two edits that meet are one after the other, unless one of them only inserts. */
const areApart = (a: Edit, b: Edit) =>
  a.end < b.start ||
  a.start > b.end ||
  ((a.end === b.start || b.end === a.start) &&
    a.start !== a.end &&
    b.start !== b.end);

/** The edits of fixes of the same text; of two fixes that overlap, those of the first. */
export function compatible(
  findings: readonly {fix?: Pick<Fix, 'edits'>}[],
): Edit[] {
  const taken: Edit[] = [];
  for (const {fix} of findings) {
    const edits = (fix?.edits ?? []).filter(
      // Two names of one import are both added once.
      (edit) => !taken.some((other) => isSame(edit, other)),
    );
    if (edits.every((edit) => taken.every((other) => areApart(edit, other)))) {
      taken.push(...edits);
    }
  }
  return taken;
}
