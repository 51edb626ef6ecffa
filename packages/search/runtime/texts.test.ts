import {expect, test} from 'vitest';
import {Texts} from './texts';

const files: Record<string, unknown> = {a: ['one', 'two'], b: ['three']};

/** Texts of these files, and what was fetched. */
function textsOf(served: Record<string, unknown> = files) {
  const asked: string[] = [];
  const texts = new Texts(
    [
      ['a', 2],
      ['b', 1],
    ],
    (file) => {
      asked.push(file);
      return file in served
        ? Promise.resolve(served[file])
        : Promise.reject(new Error('404'));
    },
  );
  return {asked, texts};
}

test('only the file with the wanted section is fetched, and once', async () => {
  const {asked, texts} = textsOf();
  expect(await Promise.all([texts.of(0), texts.of(1)])).toEqual(['one', 'two']);
  expect(asked).toEqual(['a']);
  expect(await texts.of(2)).toBe('three');
  expect(asked).toEqual(['a', 'b']);
});

test('a file that fails to load is empty and is requested again', async () => {
  const served: Record<string, unknown> = {a: {wrong: true}};
  const {asked, texts} = textsOf(served);
  expect(await texts.of(0)).toBe('');
  expect(await texts.of(2)).toBe('');
  served.b = files.b;
  expect(await texts.of(2)).toBe('three');
  expect(asked).toEqual(['a', 'b', 'b']);
});

test('a section beyond the last has no text', async () => {
  expect(await textsOf().texts.of(9)).toBe('');
});

test('a text that has to be fetched can be left out', async () => {
  const {asked, texts} = textsOf();
  expect(texts.ifLoaded(0)).toBeUndefined();
  expect(asked).toEqual([]);
  await texts.of(1);
  expect([0, 2, 9].map((section) => texts.ifLoaded(section))).toEqual([
    'one',
    undefined,
    '',
  ]);
});
