/**
 * Records -> the files that the browser loads: for each version and language an index of
 * several files, named after their content, and the manifest that lists the indexes.
 */
import {createHash} from 'node:crypto';
import {
  formatVersion,
  indexFolder,
  partFile,
  type Manifest,
  type ManifestEntry,
  type PartKind,
} from '../format/index-format';
import type {SearchRecord} from '../format/record';
import {packRecords} from './pack';

export type IndexFiles = {
  manifest: Manifest;
  /** Path below the base URL -> content. */
  files: Map<string, string>;
};

/**
 * The files of a site, from the records of all its pages.
 *
 * @param versions their names in the order of the manifest: the latest first
 * @param origin scheme and host of the records' addresses
 * @throws if a version has no record, or a record is of another site
 */
export function makeIndexFiles(
  records: readonly SearchRecord[],
  {versions, origin}: {versions: readonly string[]; origin: string},
): IndexFiles {
  const indexes: ManifestEntry[] = [];
  const files = new Map<string, string>();
  const languages = [...new Set(records.map((r) => r.language))].sort();
  for (const language of languages) {
    const spoken = records.filter((r) => r.language === language);
    for (const version of versions) {
      const versionRecords = spoken.filter((r) => r.version === version);
      const tag = versionRecords[0]?.docusaurus_tag;
      if (!tag) {
        throw new Error(
          `No page of version "${version}" was found for search. ` +
            `Versions seen: ${[...new Set(records.map((r) => r.version ?? '(none)'))].join(', ')}.`,
        );
      }
      const shared = spoken.filter((r) => r.version === null);
      const index = packRecords([...versionRecords, ...shared], origin);
      const hash = createHash('sha256')
        .update(JSON.stringify(index))
        .digest('hex')
        .slice(0, 12);
      const file = `${indexFolder}/${language}-${version}.${hash}.json`;
      files.set(file, JSON.stringify(index.root));
      for (const kind of ['words', 'texts'] satisfies PartKind[]) {
        index[kind].forEach((part, i) =>
          files.set(partFile(file, kind, i), JSON.stringify(part)),
        );
      }
      indexes.push({language, tag, file});
    }
  }
  return {manifest: {format: formatVersion, indexes}, files};
}
