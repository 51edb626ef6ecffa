import {expect, test} from 'vitest';
import {decodeGaps, encodeGaps} from './gap-encoding';

/** Every gap from 0 to 1,399: 0, 2, 5, 9, ... */
const growingGaps = Array.from({length: 1400}, (_, i) => (i * (i + 3)) / 2);

test.each([
  ['no numbers', []],
  ['without gaps', Array.from({length: 70_000}, (_, i) => i)],
  ['with growing gaps', growingGaps],
  ...Array.from({length: 70}, (_, i): [string, number[]] => [
    `from ${i * 1000}`,
    [i * 1000],
  ]),
])('numbers come back as they were: %s', (_name, numbers) => {
  expect(decodeGaps(encodeGaps(numbers))).toEqual(numbers);
});

test('each gap is one character that JSON does not escape', () => {
  for (const number of Array.from({length: 70_000}, (_, i) => i)) {
    const text = encodeGaps([number]);
    if (
      [...text].length !== 1 ||
      JSON.stringify(text) !== `"${text}"` ||
      / |!/.test(text) ||
      decodeGaps(text)[0] !== number
    ) {
      throw new Error(`${number} is encoded as ${JSON.stringify(text)}.`);
    }
  }
  expect(encodeGaps(growingGaps)).not.toMatch(/[ !]/);
});
