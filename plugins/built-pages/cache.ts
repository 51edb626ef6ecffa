/**
 * The persistent cache: keeps what was made from a built page for the next build, because
 * most pages do not change between two builds, and parsing is the longest part of what
 * follows rendering. One file for each entry, named after the hash of its key.
 *
 * For pure functions only. It is always safe to delete the folder.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {
  cacheFileOf,
  readCached,
  writeCached,
} from '@ohif-docs/docs-check/core/persistent-cache';

const repository = path.resolve(__dirname, '../..');

export class PersistentCache {
  /** Entries that this build requested, by file. */
  private readonly used = new Map<string, Promise<unknown>>();

  /**
   * @param folder of the files
   * @param codeVersion identifies the code that computes values (`codeVersionOf`)
   */
  constructor(
    private readonly folder: string,
    private readonly codeVersion: string,
  ) {}

  /**
   * The value for a key, computed if no build before computed it.
   *
   * @param key everything except the code that the value depends on
   * @param compute returns what JSON can hold. An error is passed on, and not kept.
   */
  memoize<Value>(
    key: readonly string[],
    compute: () => Value | Promise<Value>,
  ): Promise<Value> {
    const parts = [this.codeVersion, ...key];
    const file = cacheFileOf(parts, this.folder);
    const known = this.used.get(file) as Promise<Value> | undefined;
    const value = known ?? this.readOrCompute(parts, compute);
    this.used.set(file, value);
    return value;
  }

  /** Deletes the entries that this build did not request. */
  prune(): void {
    const names = existsSync(this.folder) ? readdirSync(this.folder) : [];
    for (const file of names.map((name) => path.join(this.folder, name))) {
      if (!this.used.has(file)) {
        rmSync(file, {force: true});
      }
    }
  }

  private async readOrCompute<Value>(
    parts: readonly string[],
    compute: () => Value | Promise<Value>,
  ): Promise<Value> {
    const cached = readCached<Value>(parts, this.folder);
    return cached
      ? cached.value
      : writeCached(parts, await compute(), this.folder);
  }
}

/** The version of the code in this folder and in the packages: other code computes other values. */
export function codeVersionOf(...folders: string[]): string {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:c|m)?tsx?$|\.json$/.test(file))
      .sort()
      .map((file) => path.join(folder, file)),
  );
  return hashOf(
    [...sources, path.join(repository, 'package-lock.json')]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\0'),
  );
}

export const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex');
