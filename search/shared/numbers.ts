/**
 * Numbers from 0 as text, one character each: small ones take one byte, and a host
 * compresses the file as it does every other. JSON needs no escapes for them.
 */

/** Left out: controls, space, `!` (the callers' mark), `"` and the backslash. */
const first = 0x23;
const gaps = [
  {at: 0x5c, length: 1},
  {at: 0x7f, length: 0xa0 - 0x7f},
  // Halves of characters, private ones, and the byte order mark among what follows.
  {at: 0xd800, length: 0x10000 - 0xd800},
];

/** @param numbers whole, from 0 to some 1,100,000 */
export function encodeNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      let code = number + first;
      for (const {at, length} of gaps) {
        if (code >= at) {
          code += length;
        }
      }
      return String.fromCodePoint(code);
    })
    .join('');
}

/** The numbers that `encodeNumbers` was given. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  for (const character of text) {
    let code = character.codePointAt(0)!;
    for (let i = gaps.length - 1; i >= 0; i--) {
      const {at, length} = gaps[i]!;
      if (code >= at + length) {
        code -= length;
      }
    }
    numbers.push(code - first);
  }
  return numbers;
}
