/** Counts the places where a rule of ESLint is turned off. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(__dirname, '../..');
const limit = 10;
const list = 'config/eslint/exceptions.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Comments that turn rules off, and settings of rules outside of the list. */
const exceptionsIn = (text: string): string[] =>
  text.match(/(?:\/\/|\/\*)\s*eslint-disable.*|^.*['"]: ['"]off['"].*/gm) ?? [];

/** What is wrong with this many exceptions in the list and these elsewhere. */
function problems(count: number, elsewhere: readonly string[]): string[] {
  const sum = count + elsewhere.length;
  return [
    ...elsewhere
      .filter((exception) => !/ -- \S/.test(exception))
      .map((exception) => `No reason (after " -- "): ${exception.trim()}`),
    ...(sum < limit ? [] : [`${sum} exceptions; at most ${limit - 1}`]),
  ];
}

const code = execFileSync(
  'git',
  ['ls-files', '-z', '-co', '--exclude-standard', '--deduplicate'],
  {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26},
)
  .split('\0')
  .filter(
    (file) =>
      /\.(?:[cm]?[jt]sx?|mdx)$/.test(file) &&
      file !== list &&
      path.join(root, file) !== __filename,
  );

test('the code has fewer than ten exceptions, each with its reason', () => {
  const elsewhere = code.flatMap((file) => exceptionsIn(read(file)));
  const listed = read(list).match(/^ {2}\{$/gm) ?? [];
  expect(listed.length).toBeGreaterThan(0);
  expect(problems(listed.length, elsewhere)).toEqual([]);
  expect(read(list).match(/^ {2}\{\n {4}\/\/ /gm)).toHaveLength(listed.length);
});

test('ten exceptions are too many, wherever they are, and a comment needs a reason', () => {
  const comment = '// eslint-disable-next-line no-empty -- A reason.';
  expect(exceptionsIn(`f();\n${comment}\n`)).toEqual([comment]);
  expect(exceptionsIn("rules: {\n  'no-empty': 'off',\n}")).toHaveLength(1);
  expect(problems(9, [])).toEqual([]);
  expect(problems(9, [comment])).toEqual(['10 exceptions; at most 9']);
  expect(problems(1, ['// eslint-disable-next-line no-empty'])).toEqual([
    expect.stringContaining('No reason'),
  ]);
});
