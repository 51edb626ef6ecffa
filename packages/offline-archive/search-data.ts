/**
 * The search index of a version as a script that sets a global: `file://` allows no
 * fetch. The records and so the ranking are the site's.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  checkIndex,
  checkManifest,
  checkTexts,
  manifestPath,
  type IndexFile,
  type Manifest,
  type TextFile,
} from '@ohif-docs/search/format/index-format';
import type {ArchivedPage} from './addresses';

export type SearchData = {
  index: IndexFile;
  textFiles: Record<string, TextFile>;
  /** Path on the site -> file in the archive. */
  pages: Record<string, string>;
};

const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

/** @throws if the build has no search manifest that this code can read */
export function readManifest(folder: string): Manifest {
  return checkManifest(readJson(folder, manifestPath));
}

/**
 * @param file the version's index, as the manifest names it
 * @throws if a page of the index is not in the archive
 */
export function searchDataScript(
  folder: string,
  file: string,
  pages: readonly ArchivedPage[],
): string {
  const index = checkIndex(readJson(folder, file));
  const files = Object.fromEntries(
    pages.map((page) => [encodeURI(page.pathname), encodeURI(page.file)]),
  );
  for (const {u} of index.pages) {
    if (!files[u]) {
      throw new Error(
        `The search index ${file} has the page ${u}, which is not in the archive. Build the site again.`,
      );
    }
  }
  const data: SearchData = {
    index,
    textFiles: Object.fromEntries(
      index.texts.map(([name]) => [name, checkTexts(readJson(folder, name))]),
    ),
    pages: files,
  };
  return `window.archiveSearch=${JSON.stringify(data)};\n`;
}
