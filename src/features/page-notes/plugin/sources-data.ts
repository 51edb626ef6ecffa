/** Reads `_data/sources.json` of a version: the evidence for the claims on its pages. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {addDependency} from '../../../../plugins/content/dependencies';
import {readJson} from '../../../../plugins/content/read-json';
import {findDataFolder} from '../../../../plugins/content/reference-data/data';

/** Where a claim was checked. */
export type Reading = {
  release: string;
  path?: string;
  commit?: string;
  repository?: string;
};

/** The evidence for one claim of a page. */
export type Claim = {
  page: string;
  claim: string;
  statement: string;
  unconfirmed?: true;
  read: Reading[];
  tried?: string;
  links?: string[];
  rows?: {data: string; label: string};
};

/** Id of a docs page: its path below the docs folder, without the extension. */
const idOf = (docsFolder: string, page: string): string =>
  path
    .relative(docsFolder, page)
    .split(path.sep)
    .join('/')
    .replace(/\.mdx?$/, '');

/**
 * The claims of a page, in the order of the file. Every page of the version depends on the
 * file and its schema: any page can get its first claim.
 */
export function claimsOf(page: string): Claim[] {
  const folder = findDataFolder(page);
  const file = folder && path.join(folder, 'sources.json');
  if (!file || !existsSync(file)) {
    return [];
  }
  addDependency(page, file);
  const {$schema, entries} = readJson(file) as {
    $schema?: string;
    entries: Claim[];
  };
  if ($schema !== undefined) {
    addDependency(page, path.resolve(folder, $schema));
  }
  const id = idOf(path.dirname(folder), page);
  return entries.filter((entry) => entry.page === id);
}
