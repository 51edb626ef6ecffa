/**
 * Caches the results of tools, because most of a run is spent waiting for them to start. The key is
 * a hash of the text, the tool, and the code that runs it. It is always safe to delete the folder.
 * A build keeps what it made from its pages the same way (`plugins/built-pages/cache.ts`).
 */
import {createHash} from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const cacheFolder = path.join(
  __dirname,
  '../../../node_modules/.cache/docs-check',
);

const repository = path.join(__dirname, '../../..');

/**
 * A program or source file, so that a changed one is checked again. A file of the repository
 * is its text: a fresh clone and a copy of it are checked by the same code.
 */
export function fileKeyOf(file: string): string {
  const relativePath = path.relative(repository, file);
  if (
    !relativePath.startsWith('..') &&
    !relativePath.startsWith('node_modules')
  ) {
    const sum = createHash('sha1').update(readFileSync(file)).digest('hex');
    return `${relativePath} ${sum}`;
  }
  const {size, mtimeMs} = statSync(file);
  return `${file} ${size} ${mtimeMs}`;
}

/** Where the result for a key is kept. */
export const cacheFileOf = (parts: readonly string[], folder: string) =>
  path.join(
    folder,
    `${createHash('sha1').update(JSON.stringify(parts)).digest('hex')}.json`,
  );

/** The result of an earlier run for the same key: everything that it depends on, or null. */
export function readCached<Value>(
  parts: readonly string[],
  folder = cacheFolder,
): {value: Value} | null {
  try {
    return JSON.parse(readFileSync(cacheFileOf(parts, folder), 'utf8')) as {
      value: Value;
    };
  } catch {
    // A missing or truncated file counts as a miss.
    return null;
  }
}

/** Stores a result for later runs and returns it. It must survive JSON. */
export function writeCached<Value>(
  parts: readonly string[],
  value: Value,
  folder = cacheFolder,
): Value {
  const file = cacheFileOf(parts, folder);
  mkdirSync(folder, {recursive: true});
  // Renamed when it is complete, because two runs may write it at the same time.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, JSON.stringify({value}));
  renameSync(part, file);
  return value;
}
