/**
 * A text area normalizes CRLF and CR to LF. The reader's text keeps its own line breaks,
 * so that a fix changes nothing else.
 */

import {differenceOf} from './history';

/** The text as a text area shows it. */
export const shown = (text: string): string =>
  text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;

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
  const {start, endBefore, endAfter} = differenceOf(before, changed);
  const typed = changed.slice(start, endAfter);
  const merged =
    text.slice(0, fromShown(text, start)) +
    (text.includes('\r\n') ? typed.replace(/\n/g, '\r\n') : typed) +
    text.slice(fromShown(text, endBefore));
  // A CR alone may have met an LF, which would make one line break of two.
  return shown(merged) === changed ? merged : changed;
}
