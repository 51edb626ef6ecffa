/** The folder of the reference data of each version. */
import path from 'node:path';
import {filesBelow, readJson} from '../core/read-files';
import {byVersion, type DocsVersion} from '../facts/releases';

export const dataFolders = byVersion(({docs}) => path.join(docs, '_data'));

const root = path.join(import.meta.dirname, '../../..');
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
  const file = path.join(root, dataFolders[version], name);
  if (!read.has(file)) {
    const data = readJson<{entries: Entry[]}>(file);
    if (!data) {
      throw new Error(
        `${path.relative(root, file)} is missing or is not JSON. Restore it, or correct its syntax.`,
      );
    }
    read.set(file, data.value.entries);
  }
  return read.get(file) as Entry[];
}

/** The files of reference data of a version, without the schemas. */
export function dataFiles(repository: string, version: DocsVersion): string[] {
  const folder = path.join(repository, dataFolders[version]);
  return filesBelow(
    folder,
    /^(?!.*(?:^|\/)schemas?\/).*(?<!\.schema)\.json$/,
  ).map((file) => path.join(folder, file));
}
