/**
 * The texts of i18n/en are written by `npm run translations`. They are what the site
 * shows, so that one that is older than the text in the code would win over it.
 */
import {readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {copyOfRepository, repository, runIn} from './run-in-site';

let copy: string;

beforeAll(() => {
  copy = copyOfRepository();
});

afterAll(() => {
  rmSync(copy, {recursive: true});
});

/** By file; the order in a file is that in which the file system lists the sources. */
function texts(root: string): Record<string, unknown> {
  const folder = path.join(root, 'i18n');
  return Object.fromEntries(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .sort()
      .map((file) => [
        file,
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
      ]),
  );
}

test('the committed translations are current (otherwise run npm run translations)', async () => {
  rmSync(path.join(copy, 'i18n'), {recursive: true});
  const written = await runIn(copy, 'npm', 'run', 'translations');
  expect(written.code, written.output).toBe(0);
  expect(texts(copy)).toEqual(texts(repository));
});
