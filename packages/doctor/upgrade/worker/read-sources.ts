/** Turns what a reader brings (texts and zip files) into files for the doctor. */
import {unzipSync, type UnzipFileInfo} from 'fflate';
import {isSourceFolder, kindOf} from '../source';
import type {NotUnderstood, UpgradeFile} from '../types';

export type Source = UpgradeFile | {path: string; zip: ArrayBuffer};

/** Bytes of one file, and of all files of a zip, after decompression. */
const limits = {file: 5_000_000, zip: 100_000_000};

/** Whether a file of a folder or a zip is worth reading. */
export function isWanted(path: string): boolean {
  const folders = path.split(/[\\/]/).slice(0, -1);
  return folders.every(isSourceFolder) && kindOf(path) !== null;
}

const wholeFile = (file: string, what: string): NotUnderstood => ({
  file,
  line: 1,
  endLine: 1,
  what,
});

/** Files of a zip; a zip that unpacks to far too much is refused before it is unpacked. */
function unzip(
  path: string,
  zip: ArrayBuffer,
  refused: NotUnderstood[],
  {file, zip: all}: typeof limits,
): UpgradeFile[] {
  let total = 0;
  const filter = ({name, originalSize}: UnzipFileInfo): boolean => {
    if (name.endsWith('/') || !isWanted(name)) {
      return false;
    }
    if (originalSize > file) {
      refused.push(
        wholeFile(name, `Not read, because it is over ${file / 1e6} MB.`),
      );
      return false;
    }
    total += originalSize;
    if (total > all) {
      throw new Error(`it unpacks to over ${all / 1e6} MB`);
    }
    return true;
  };
  try {
    const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
    return Object.entries(unzipSync(new Uint8Array(zip), {filter})).flatMap(
      ([name, bytes]) => {
        try {
          return [{path: name, text: decoder.decode(bytes)}];
        } catch {
          refused.push(
            wholeFile(name, 'Not read, because it is not text in UTF-8.'),
          );
          return [];
        }
      },
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    refused.push(wholeFile(path, `Not read as a zip file: ${why}.`));
    return [];
  }
}

/**
 * @param sources texts and zip files, in any order
 * @param most bytes of one file, and of one zip
 * @returns the files, sorted by path, each path once (the last one wins), and what could
 * not be read; never throws
 */
export function readSources(
  sources: readonly Source[],
  most = limits,
): {
  files: UpgradeFile[];
  refused: NotUnderstood[];
} {
  const refused: NotUnderstood[] = [];
  const files = new Map<string, UpgradeFile>();
  for (const source of sources) {
    const found =
      'zip' in source
        ? unzip(source.path, source.zip, refused, most)
        : [source];
    for (const file of found) {
      files.set(file.path, file);
    }
  }
  return {
    files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    refused,
  };
}
