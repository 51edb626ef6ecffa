/** The reader's own line, with the place of a finding, to show as text. */

export type Excerpt = {
  /** One line without its indentation, shortened around the place. */
  text: string;
  /** Offsets of the place in `text`; the end is exclusive. */
  from: number;
  to: number;
};

/** Characters of the excerpt, and of those before the place if the line is longer. */
const most = 160;
const before = 60;

const lineEnd = /[\n\r\u2028\u2029]/;

/** What a terminal would obey, or what would reorder the line, is a replacement character. */
const visible = (text: string) =>
  text.replace(/\t/g, ' ').replace(
    // oxlint-disable-next-line no-control-regex -- They are what it looks for.
    /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    '\uFFFD',
  );

/** @param text whole file; `start` and `end` are offsets of the place in it */
export function excerptOf(text: string, start: number, end: number): Excerpt {
  const begins = (at: number) => at === 0 || lineEnd.test(text[at - 1]!);
  let first = start;
  // No further than what is shown: a minified file is one line.
  while (start - first < most - before && !begins(first)) {
    first--;
  }
  const isCut = !begins(first);
  if (isCut) {
    first = start - before;
  }
  const window = text.slice(first, first + most + 1);
  const [line = ''] = window.split(lineEnd, 1);
  const isLong = line.length > most;
  const shown = isLong ? line.slice(0, most) : line.trimEnd();
  const indent = isCut ? 0 : shown.length - shown.trimStart().length;
  const dots = isCut ? '…' : '';
  const body = `${dots}${shown.slice(Math.min(indent, start - first))}`;
  const shift = dots.length - Math.min(indent, start - first) - first;
  return {
    text: visible(body) + (isLong ? '…' : ''),
    from: Math.min(body.length, start + shift),
    to: Math.min(body.length, end + shift),
  };
}
