/** The folder of the reference data of each version. */
import path from 'node:path';
import {filesBelow, requireJson} from '../core/read-files';
import {byVersion, type DocsVersion} from '../facts/releases';

export const dataFolders = byVersion(({docs}) => path.join(docs, '_data'));

const root = path.join(import.meta.dirname, '../../..');
const read = new Map<string, unknown[]>();

/** The entries of a file of reference data; each file is read once. @throws if there is none, or no JSON */
export function dataEntries<Entry>(
  version: DocsVersion,
  name: string,
): Entry[] {
  const file = path.join(root, dataFolders[version], name);
  if (!read.has(file)) {
    read.set(file, requireJson<{entries: Entry[]}>(file).entries);
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
