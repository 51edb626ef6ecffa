/** Turns what a reader brings (texts and zip files) into files for the doctor. */
import type {NotUnderstood, UpgradeFile} from '../types';
import {filesOfZip} from '../zip';

export type Source = UpgradeFile | {path: string; zip: ArrayBuffer};

/**
 * @param sources texts and zip files, in any order
 * @returns the files, sorted by path, each path once (the last one wins), and the zip files
 * that could not be read; never throws
 */
export function readSources(sources: readonly Source[]): {
  files: UpgradeFile[];
  refused: NotUnderstood[];
} {
  const refused: NotUnderstood[] = [];
  const files = new Map<string, UpgradeFile>();
  const read = (source: Source): UpgradeFile[] => {
    if (!('zip' in source)) {
      return [source];
    }
    try {
      return filesOfZip(new Uint8Array(source.zip));
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      refused.push({file: source.path, line: 1, endLine: 1, what});
      return [];
    }
  };
  for (const file of sources.flatMap(read)) {
    files.set(file.path, file);
  }
  return {
    files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    refused,
  };
}
