import {expect, test} from 'vitest';
import {decodeGaps, encodeGaps} from './gap-encoding';

test.each([
  ['no numbers', []],
  ['without gaps', Array.from({length: 70_000}, (_, i) => i)],
  // Half of a surrogate pair among them, which JSON must keep.
  ['with every gap', Array.from({length: 65_000}, (_, i) => (i * (i + 3)) / 2)],
])('numbers come back from a file as they were: %s', (_name, numbers) => {
  const text = encodeGaps(numbers);
  expect(text).not.toMatch(/[ !"]/);
  const file = Buffer.from(JSON.stringify(text)).toString();
  expect(decodeGaps(JSON.parse(file) as string)).toEqual(numbers);
});
