/**
 * Gap encoding: an ascending list of numbers as text, with one character for each gap.
 * Small gaps need one byte, the host compresses the file like any other, and JSON escapes
 * none of the characters.
 */

/** The first one after the control characters, space, `!` (the separator), and `"`. */
const first = 0x23;
const skipped = [
  {at: 0x5c, length: 1},
  {at: 0x7f, length: 0xa0 - 0x7f},
  // Surrogates, private use characters, and the byte order mark.
  {at: 0xd800, length: 0x10000 - 0xd800},
];

/** @param numbers integers from 0, ascending, less than 1,000,000 */
export function encodeGaps(numbers: readonly number[]): string {
  return numbers
    .map((number, i) => {
      let code = number - (numbers[i - 1] ?? -1) - 1 + first;
      for (const {at, length} of skipped) {
        if (code >= at) {
          code += length;
        }
      }
      return String.fromCodePoint(code);
    })
    .join('');
}

/** The numbers that were passed to `encodeGaps`. */
export function decodeGaps(text: string): number[] {
  const numbers: number[] = [];
  let number = -1;
  for (const character of text) {
    let code = character.codePointAt(0)!;
    for (let i = skipped.length - 1; i >= 0; i--) {
      const {at, length} = skipped[i]!;
      if (code >= at + length) {
        code -= length;
      }
    }
    number += code - first + 1;
    numbers.push(number);
  }
  return numbers;
}
