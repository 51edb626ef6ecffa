import type {Edit} from './types';

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
