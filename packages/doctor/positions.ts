/** Lines and columns of offsets. */
import type {Range} from './types';

export type Positions = {
  range: (start: number, end: number) => Range;
};

/** CRLF, LF, and a lone CR each end a line, and so do the two Unicode separators of JavaScript. */
const lineBreak = /\r\n|[\n\r\u2028\u2029]/g;

export function positionsOf(text: string): Positions {
  const starts = [0];
  for (const match of text.matchAll(lineBreak)) {
    starts.push(match.index + match[0].length);
  }
  const lineOf = (offset: number) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  };
  const place = (offset: number) => {
    const line = lineOf(offset);
    return {line: line + 1, column: offset - (starts[line] ?? 0) + 1};
  };
  return {
    range(from, to) {
      const start = Math.max(0, Math.min(from, text.length));
      const end = Math.max(start, Math.min(to, text.length));
      const first = place(start);
      const last = place(end);
      return {
        start,
        end,
        line: first.line,
        column: first.column,
        endLine: last.line,
        endColumn: last.column,
      };
    },
  };
}
