/**
 * Two builds of one commit are the same, file by file, in any folder, and so are the
 * archives. Both are built cold: with a warm cache the bundler names the variables of its
 * runtime in another order. It takes two whole builds: only `npm run test:full` runs it.
 */
import {createHash} from 'node:crypto';
import {cpSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {builtVersions} from '../../config/releases';
import {copyOfRepository, runIn} from './run-in-site';

const copies: string[] = [];

afterAll(() => {
  copies.forEach((copy) => {
    rmSync(copy, {recursive: true});
  });
});

/** The checksum of each file below a folder, by its name. */
function checksumsOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const sum = createHash('sha256').update(readFileSync(file));
        return [path.relative(folder, file), sum.digest('hex')] as const;
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

async function builtIn(copy: string): Promise<Record<string, string>> {
  for (const script of ['build', 'archive']) {
    const {code, output} = await runIn(copy, 'npm', 'run', script);
    expect(code, output).toBe(0);
  }
  return checksumsOf(path.join(copy, 'build'));
}

test('the same commit produces the same bytes, also in another folder', async () => {
  const first = copyOfRepository();
  // A name of another length: a path that went into a file changes more than one word.
  const second = `${first}-in-another-folder`;
  copies.push(first, second);
  cpSync(first, second, {recursive: true, verbatimSymlinks: true});

  const files = await builtIn(first);
  expect(
    Object.keys(files).filter((name) => name.endsWith('.zip')),
  ).toHaveLength(Object.keys(builtVersions).length);
  expect(await builtIn(second)).toEqual(files);
});
