/**
 * Gap encoding: an ascending list of numbers as text, with one character for each gap. Small
 * gaps need one byte, and the host compresses the file like any other.
 */

/** The first one after the control characters, space, `!` (the separator), and `"`. */
const first = 0x23;

/** @param numbers integers from 0, ascending, at most 65,000 apart */
export const encodeGaps = (numbers: readonly number[]): string =>
  numbers
    .map((number, i) =>
      String.fromCharCode(number - (numbers[i - 1] ?? -1) - 1 + first),
    )
    .join('');

/** The numbers that were passed to `encodeGaps`. */
export function decodeGaps(text: string): number[] {
  let number = -1;
  return Array.from({length: text.length}, (_, i) => {
    number += text.charCodeAt(i) - first + 1;
    return number;
  });
}
