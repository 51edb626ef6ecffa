import {expect, test} from 'vitest';
import {decodeGaps, encodeGaps} from './gap-encoding';

test.each([
  ['no numbers', []],
  ['without gaps', Array.from({length: 70_000}, (_, i) => i)],
  // 0, 2, 5, 9, ...
  [
    'with growing gaps',
    Array.from({length: 1400}, (_, i) => (i * (i + 3)) / 2),
  ],
])('numbers come back as they were: %s', (_name, numbers) => {
  expect(decodeGaps(encodeGaps(numbers))).toEqual(numbers);
  expect(encodeGaps(numbers)).not.toMatch(/[ !]/);
});

test('each gap is one character that JSON does not escape', () => {
  for (let number = 0; number < 70_000; number++) {
    const text = encodeGaps([number]);
    if (
      [...text].length !== 1 ||
      JSON.stringify(text) !== `"${text}"` ||
      decodeGaps(text)[0] !== number
    ) {
      throw new Error(`${number} is encoded as ${JSON.stringify(text)}.`);
    }
  }
});
