/**
 * Compresses the text files of a built site, each once and well, so that a host does not
 * do it for each reader: `page.html.br` and `page.html.gz` beside `page.html`.
 */
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const texts = /\.(?:css|html|js|json|md|svg|txt|xml)$/;

/** Below this the headers weigh more than what is saved. */
const worthIt = 1024;

/**
 * Brotli's level 7 takes a second or two of processor time for the whole site (35 MB,
 * which become 6.3 MB). Level 9 takes nearly ten times as long to save a fiftieth, level
 * 10 twice that to save a tenth. A window no larger than the file saves time, too.
 */
const encodings = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
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
  '.gz': (content: Buffer) => promisify(gzip)(content, {level: 9}),
};

/** Whether a file is the compressed form of another. */
export function isCompressed(file: string): boolean {
  return Object.keys(encodings).some((end) => file.endsWith(end));
}

type Sizes = {bytes: number; br: number; gz: number};

/**
 * Writes the compressed forms of a file anew; whoever changes a file of a finished build
 * calls it. Forms of what is no longer worth it are removed.
 *
 * @returns the bytes of all forms, or null where the file is not worth it
 */
export async function compressFile(file: string): Promise<Sizes | null> {
  const content = await readFile(file);
  if (content.length < worthIt) {
    await Promise.all(
      Object.keys(encodings).map((end) => rm(file + end, {force: true})),
    );
    return null;
  }
  const [br, gz] = await Promise.all([
    encodings['.br'](content),
    encodings['.gz'](content),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return {bytes: content.length, br: br.length, gz: gz.length};
}

/**
 * Compresses what is worth it.
 *
 * @param folder the built site
 * @returns how many files have compressed forms, and the bytes of all of them
 */
export async function compressFolder(
  folder: string,
): Promise<Sizes & {files: number}> {
  const sum = {files: 0, bytes: 0, br: 0, gz: 0};
  const waiting = (await readdir(folder, {recursive: true})).filter((file) =>
    texts.test(file),
  );
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const sizes = await compressFile(path.join(folder, name));
      if (sizes) {
        sum.files += 1;
        sum.bytes += sizes.bytes;
        sum.br += sizes.br;
        sum.gz += sizes.gz;
      }
    }
  };
  // While one file waits for the disk, another is compressed.
  await Promise.all(Array.from({length: 2 * availableParallelism()}, work));
  return sum;
}
