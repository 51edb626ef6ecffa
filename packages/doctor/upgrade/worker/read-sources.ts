/** Turns what a reader brings (files, texts, and zip files) into files for the doctor. */
import type {NotUnderstood, UpgradeFile} from '../types';
import {decoded, filesOfZip, type Refused} from '../zip';

/** A file is a handle: its bytes are read here, off the main thread. */
export type Source = UpgradeFile | {path: string; file: Blob};

export const isZip = (path: string) => /\.zip$/i.test(path);

async function read(source: Source): Promise<(UpgradeFile | Refused)[]> {
  const {path} = source;
  if (!('file' in source)) {
    return [source];
  }
  let bytes: ArrayBuffer;
  try {
    bytes = await source.file.arrayBuffer();
  } catch {
    return [
      {
        path,
        what: 'Not read: it has changed or is gone since it was chosen. Choose it again.',
      },
    ];
  }
  if (isZip(path)) {
    try {
      return filesOfZip(new Uint8Array(bytes));
    } catch (error) {
      return [{path, what: (error as Error).message}];
    }
  }
  return [decoded(path, [new Uint8Array(bytes)])];
}

/** `./src//a.ts` and `src\\a.ts` are `src/a.ts`. */
const normalized = (path: string) =>
  path
    .split(/[\\/]/)
    .filter((part) => part !== '.' && part !== '')
    .join('/');

/**
 * @param sources in any order
 * @returns the files, sorted by path, each path once (the last one wins), and what was not
 * read; never rejects
 */
export async function readSources(sources: readonly Source[]): Promise<{
  files: UpgradeFile[];
  refused: NotUnderstood[];
}> {
  const refused: NotUnderstood[] = [];
  const files = new Map<string, UpgradeFile>();
  const refuse = (file: string, what: string) =>
    refused.push({file, line: 1, endLine: 1, what});
  for (const source of sources) {
    for (const one of await read(source)) {
      if ('what' in one) {
        refuse(one.path, one.what);
        continue;
      }
      const path = normalized(one.path);
      if (files.has(path)) {
        refuse(
          path,
          'Two files have this path: only the last one was checked. Check them one after the other.',
        );
      }
      files.set(path, {path, text: one.text});
    }
  }
  return {
    files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    refused,
  };
}
