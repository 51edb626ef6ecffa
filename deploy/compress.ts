/**
 * Compresses the text files of a built site, each once and well, so that a host does not
 * do it for each reader: `page.html.br` and `page.html.gz` beside `page.html`.
 */
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

/** Names of files that are text. */
export const texts = /\.(?:css|html|js|json|md|svg|txt|xml)$/;

/** Below this the headers weigh more than what is saved. */
const worthIt = 1024;

/**
 * Brotli's level 7 takes about a second of processor time for the whole site (43 MB,
 * which become 8.6 MB). Level 9 takes nearly ten times as long to save a fiftieth, level
 * 10 twice that to save a tenth. A window no larger than the file saves time, too.
 */
const encodings = {
  '.br': (content: Buffer) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 7,
        [constants.BROTLI_PARAM_LGWIN]: Math.min(
          constants.BROTLI_DEFAULT_WINDOW,
          Math.ceil(Math.log2(content.length)),
        ),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => gzipSync(content, {level: 9}),
};

/** Whether a file is the compressed form of another. */
export function isCompressed(file: string): boolean {
  return Object.keys(encodings).some((end) => file.endsWith(end));
}

/** Bytes of all forms of files. */
export type Sizes = {bytes: number; br: number; gz: number};

/**
 * Writes the compressed forms of a file anew; whoever changes a file of a finished build
 * calls it. Forms of what is no longer worth it are removed.
 *
 * @param content of the file, if it is read already
 * @returns null where the file is not worth it
 */
export function compressFile(
  file: string,
  content = readFileSync(file),
): Sizes | null {
  if (content.length < worthIt) {
    for (const end of Object.keys(encodings)) {
      rmSync(file + end, {force: true});
    }
    return null;
  }
  const br = encodings['.br'](content);
  const gz = encodings['.gz'](content);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
  return {bytes: content.length, br: br.length, gz: gz.length};
}

/** Compresses what is worth it in a folder. */
export function compressFolder(folder: string): void {
  for (const file of readdirSync(folder, {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (texts.test(file)) compressFile(path.join(folder, file));
  }
}
