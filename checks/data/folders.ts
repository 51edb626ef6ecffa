/** Where the reference data of each version is: beside its pages. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DocsVersion} from '../facts/index';

export const dataFolders: Record<DocsVersion, string> = {
  current: join('docs', '_data'),
  '3.9': join('versioned_docs', 'version-3.9', '_data'),
};

const root = join(import.meta.dirname, '..', '..');
const read = new Map<string, unknown[]>();

/**
 * The entries of a file of reference data; each file is read once.
 *
 * @param name of the file in the version's data folder; its schema says what an entry has
 * @throws if there is no such file, or if it is not JSON
 */
export function dataEntries<Entry>(
  version: DocsVersion,
  name: string,
): Entry[] {
  const file = join(root, dataFolders[version], name);
  if (!read.has(file))
    read.set(
      file,
      (JSON.parse(readFileSync(file, 'utf8')) as {entries: Entry[]}).entries,
    );
  return read.get(file) as Entry[];
}
