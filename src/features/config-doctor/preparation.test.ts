import {expect, test} from 'vitest';
import {prepare, textsOfPreparation} from './preparation';

const code = 'window.config = {extensions: [], modes: []};';
const texts = textsOfPreparation([{code}]);

async function checkedBefore(
  isReaderWaiting: (checked: number) => boolean,
  failing = Infinity,
): Promise<number> {
  const checked: string[] = [];
  await prepare(
    texts,
    (text) => {
      checked.push(text);
      return checked.length < failing
        ? Promise.resolve()
        : Promise.reject(new Error('The worker is gone.'));
    },
    () => isReaderWaiting(checked.length),
  );
  return checked.length;
}

test('samples are checked whole and cut off', () => {
  expect(texts).toContain(code);
  expect(texts.some((text) => text !== code && code.startsWith(text))).toBe(
    true,
  );
});

test('ends where the reader needs the worker, or it fails', async () => {
  expect(await checkedBefore(() => false)).toBe(texts.length);
  expect(await checkedBefore((checked) => checked === 2)).toBe(2);
  expect(await checkedBefore(() => false, 3)).toBe(3);
});
