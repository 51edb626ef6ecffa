/**
 * Compresses the text files of a built site (`page.html.br` and `page.html.gz` next to
 * `page.html`), so that the host does not compress them for each request.
 */
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

/** Names of files that are text. */
export const texts = /\.(?:css|html|js|json|md|svg|txt|xml)$/;

/** Below this size, the headers weigh more than what compression saves. */
const smallestSize = 1024;

/** The styles and scripts of all pages, which a first visit waits for. */
const shared = /[\\/]assets[\\/](?:css[\\/])?[^\\/]+$/;

/**
 * Brotli's highest level saves a tenth but takes more than ten times as long, so only the few files
 * that all pages share get it. A window no larger than the file also saves time.
 */
const encodings = {
  '.br': (content: Buffer, file: string) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: shared.test(file) ? 11 : 7,
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

/** Bytes of all forms of files. */
export type Sizes = {bytes: number; br: number; gz: number};

/**
 * Writes the compressed forms of a file; call it after every change to a file of a finished
 * build. If the file has become too small, its compressed forms are removed.
 *
 * @returns null if the file is too small
 */
export function compressFile(file: string): Sizes | null {
  const content = readFileSync(file);
  if (content.length < smallestSize) {
    for (const end of Object.keys(encodings)) {
      rmSync(file + end, {force: true});
    }
    return null;
  }
  const br = encodings['.br'](content, file);
  const gz = encodings['.gz'](content);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
  return {bytes: content.length, br: br.length, gz: gz.length};
}

/** Compresses all text files in a folder. */
function compressFolder(folder: string): void {
  for (const file of readdirSync(folder, {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (texts.test(file)) {
      compressFile(path.join(folder, file));
    }
  }
}
