/**
 * The search index of a version as a script that sets a global: `file://` allows no
 * fetch. The records and so the ranking are the site's.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  checkFormat,
  manifestPath,
  partFile,
  type IndexRoot,
  type Manifest,
  type PartKind,
  type TextsPart,
} from '@ohif-docs/search/format/index-format';
import type {ArchivedPage} from './addresses';

export type SearchData = {
  root: IndexRoot;
  parts: Record<PartKind, unknown[]>;
  /** Path on the site -> file in the archive. */
  pages: Record<string, string>;
};

const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

/** @throws if the build has no search manifest that this code can read */
export function readManifest(folder: string): Manifest {
  return checkFormat(readJson(folder, manifestPath));
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
  const root = checkFormat<IndexRoot>(readJson(folder, file));
  const read = (kind: PartKind) =>
    root[kind].map((_, i) => readJson(folder, partFile(file, kind, i)));
  const parts = {words: read('words'), texts: read('texts')};
  const files = Object.fromEntries(
    pages.map((page) => [encodeURI(page.pathname), encodeURI(page.file)]),
  );
  for (const [address] of parts.texts.flatMap((part) => part as TextsPart)) {
    const [page] = address.split('#') as [string];
    if (!files[page]) {
      throw new Error(
        `The search index ${file} has the page ${page}, which is not in the archive. Build the site again.`,
      );
    }
  }
  const data: SearchData = {root, parts, pages: files};
  return `window.archiveSearch=${JSON.stringify(data)};\n`;
}
