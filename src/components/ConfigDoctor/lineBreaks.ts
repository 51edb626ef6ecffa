/**
 * A text area normalizes CRLF and CR to LF. The reader's text keeps its own line breaks,
 * so that a fix changes nothing else.
 */

/** The text as a text area shows it. */
export const shown = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Offset in the shown text for an offset in the text. */
export const toShown = (text: string, offset: number): number =>
  shown(text.slice(0, offset)).length;

/** Offset in the text for an offset in the shown text. */
function fromShown(text: string, offset: number): number {
  let at = 0;
  for (let passed = 0; passed < offset; passed++) {
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return at;
}

/**
 * The text after the reader has changed what the text area shows: only the part that differs is
 * replaced.
 *
 * @param text with its own line breaks
 * @param changed what the text area shows now
 */
export function withChange(text: string, changed: string): string {
  if (!text.includes('\r')) {
    return changed;
  }
  const before = shown(text);
  const shorter = Math.min(before.length, changed.length);
  let start = 0;
  while (start < shorter && before[start] === changed[start]) {
    start++;
  }
  let end = 0;
  while (
    end < shorter - start &&
    before[before.length - 1 - end] === changed[changed.length - 1 - end]
  ) {
    end++;
  }
  const typed = changed.slice(start, changed.length - end);
  const merged =
    text.slice(0, fromShown(text, start)) +
    (text.includes('\r\n') ? typed.replace(/\n/g, '\r\n') : typed) +
    text.slice(fromShown(text, before.length - end));
  // A CR alone may have met an LF, which would make one line break of two.
  return shown(merged) === changed ? merged : changed;
}
