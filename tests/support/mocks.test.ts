import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(__dirname, '../..');
const folders = 'bench config deploy packages plugins scripts src tests'.split(
  ' ',
);

/** Unit tests that replace a module, though modules are shared with other tests. */
const misnamed = (files: Iterable<readonly [name: string, text: string]>) =>
  Array.from(files)
    .filter(
      ([name, text]) =>
        /\.test\.tsx?$/.test(name) &&
        !/\.mocks\.test\.tsx?$/.test(name) &&
        /^vi\.(?:do)?[mM]ock\(/m.test(text),
    )
    .map(([name]) => name);

test('tests that replace a module have .mocks in their names', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(
    misnamed(
      files.map(
        (file) => [file, readFileSync(path.join(root, file), 'utf8')] as const,
      ),
    ),
  ).toEqual([]);
  const mocking = `vi.mock('./other', () => ({}));`;
  expect(misnamed([['a.test.ts', mocking]])).toEqual(['a.test.ts']);
  expect(misnamed([['a.mocks.test.ts', mocking]])).toEqual([]);
});
