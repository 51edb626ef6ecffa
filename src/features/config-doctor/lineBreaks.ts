/**
 * A text area normalizes CRLF and CR to LF. The reader's text keeps its own line breaks,
 * so that a fix changes nothing else.
 */

import {differenceOf} from './history';

/** The last text, because each key asks several times for the same one, which may be long. */
let last = {text: '', shown: ''};

/** The text as a text area shows it. */
export function shown(text: string): string {
  if (!text.includes('\r')) {
    return text;
  }
  if (last.text !== text) {
    const normalized = text.replaceAll('\r\n', '\n');
    last = {
      text,
      shown: normalized.includes('\r')
        ? normalized.replaceAll('\r', '\n')
        : normalized,
    };
  }
  return last.shown;
}

/** Offset in the shown text for an offset in the text. */
export const toShown = (text: string, offset: number): number =>
  text.slice(0, offset).replaceAll('\r\n', '\n').length;

/** Offset in the text for an offset in the shown text. */
function fromShown(text: string, offset: number): number {
  let at = offset;
  for (
    let next = text.indexOf('\r\n');
    next !== -1 && next < at;
    next = text.indexOf('\r\n', next + 2)
  ) {
    at++;
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
  const kept = text.slice(0, fromShown(text, start));
  const rest =
    (text.includes('\r\n') ? typed.replace(/\n/g, '\r\n') : typed) +
    text.slice(fromShown(text, endBefore));
  // A CR alone has met an LF, which would make one line break of two.
  if (kept.endsWith('\r') && rest.startsWith('\n')) {
    return changed;
  }
  const merged = kept + rest;
  last = {text: merged, shown: changed};
  return merged;
}
