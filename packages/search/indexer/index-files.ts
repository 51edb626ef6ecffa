/**
 * Records -> the files that the browser loads: for each version and language an index
 * and its texts, named after their content, and the manifest that lists the indexes.
 */
import {createHash} from 'node:crypto';
import {
  formatVersion,
  indexFolder,
  type IndexFile,
  type Manifest,
  type ManifestEntry,
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
    for (const version of versions) {
      const versionRecords = records.filter(
        (r) => r.version === version && r.language === language,
      );
      const tag = versionRecords[0]?.docusaurus_tag;
      if (!tag) {
        throw new Error(
          `No page of version "${version}" was found for search. ` +
            `Versions seen: ${[...new Set(records.map((r) => r.version ?? '(none)'))].join(', ')}.`,
        );
      }
      const shared = records.filter(
        (r) => r.version === null && r.language === language,
      );
      const indexedRecords = [...versionRecords, ...shared];
      const {index, texts} = packRecords(indexedRecords, {
        language,
        tag,
        version,
        origin,
      });
      const file = addFile(`${language}-${version}`, {
        ...index,
        texts: texts.map((text): IndexFile['texts'][number] => [
          addFile(`${language}-text`, text),
          text.length,
        ]),
      } satisfies IndexFile);
      indexes.push({language, tag, file});
    }
  }
  return {manifest: {format: formatVersion, indexes}, files};

  /** The file's path. The same content is written once. */
  function addFile(name: string, value: unknown): string {
    const content = JSON.stringify(value);
    const hash = createHash('sha256')
      .update(content)
      .digest('hex')
      .slice(0, 12);
    const file = `${indexFolder}/${name}.${hash}.json`;
    files.set(file, content);
    return file;
  }
}
