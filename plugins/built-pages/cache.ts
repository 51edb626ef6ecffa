/**
 * The persistent cache: keeps what was made from a built page for the next build, because
 * most pages do not change between two builds, and parsing is the longest part of what
 * follows rendering. One file for each entry, named after the hash of its key.
 *
 * For pure functions only. It is always safe to delete the folder.
 */
import {createHash, randomUUID} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

const repository = path.resolve(__dirname, '../..');

export class PersistentCache {
  /** Entries that this build requested, by file name. */
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
    const name = hashOf(JSON.stringify([this.codeVersion, ...key]));
    const known = this.used.get(name) as Promise<Value> | undefined;
    const value = known ?? this.readOrCompute(name, compute);
    this.used.set(name, value);
    return value;
  }

  /** Deletes the entries that this build did not request. */
  async prune(): Promise<void> {
    for (const file of await readdir(this.folder).catch(() => [])) {
      if (!this.used.has(file)) {
        await rm(path.join(this.folder, file), {force: true});
      }
    }
  }

  private async readOrCompute<Value>(
    name: string,
    compute: () => Value | Promise<Value>,
  ): Promise<Value> {
    const file = path.join(this.folder, name);
    try {
      return JSON.parse(await readFile(file, 'utf8')) as Value;
    } catch {
      // A missing or unreadable file counts as a miss.
    }
    const value = await compute();
    await mkdir(this.folder, {recursive: true});
    // Renamed when it is complete, because two builds may run at the same time.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, JSON.stringify(value));
    await rename(part, file);
    return value;
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
