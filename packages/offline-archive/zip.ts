/**
 * Creates a zip whose bytes depend only on its files: entries in order, one fixed time, no
 * attributes of the operating system.
 */
import {createHash} from 'node:crypto';
import {zipSync, type ZipOptions} from 'fflate';

/** Compressed already. */
const compressed = /\.(?:png|webp|jpe?g|gif|woff2?|ico)$/;

/** The format's first day, in local time: that is what the format and the library mean. */
const time = () => new Date(1980, 0, 1, 12);

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) =>
  a < b ? -1 : 1;

/** A list for `sha256sum --check`. */
export function checksums(files: ReadonlyMap<string, Uint8Array>): string {
  return [...files]
    .sort(byName)
    .map(([file, content]) => `${sha256(content)}  ${file}\n`)
    .join('');
}

/** @param folder the one folder that everything is in, so that nothing spills */
export function zipOf(
  files: ReadonlyMap<string, Uint8Array>,
  folder: string,
): Uint8Array {
  const entries = [...files]
    .sort(byName)
    .map(([file, content]): [string, [Uint8Array, ZipOptions]] => [
      `${folder}/${file}`,
      [content, {level: compressed.test(file) ? 0 : 9}],
    ]);
  return zipSync(Object.fromEntries(entries), {mtime: time(), os: 0, attrs: 0});
}
