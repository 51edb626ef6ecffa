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

test('a file that does not come is empty, and asked for again', async () => {
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

test('all files are fetched once, and none twice', async () => {
  const {asked, texts} = textsOf();
  await texts.of(2);
  await Promise.all([texts.loadAll(), texts.loadAll()]);
  expect(asked).toEqual(['b', 'a']);
});

test('it is told whether all files came; what did not is asked for again', async () => {
  expect(await textsOf().texts.loadAll()).toBe(true);
  const served: Record<string, unknown> = {a: files.a};
  const {asked, texts} = textsOf(served);
  expect(await texts.loadAll()).toBe(false);
  served.b = files.b;
  expect(await texts.loadAll()).toBe(true);
  expect(asked).toEqual(['a', 'b', 'b']);
});
