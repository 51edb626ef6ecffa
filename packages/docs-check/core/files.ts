/** Finds the pages and data files that a run checks. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {releases} from '../../../config/releases';
import {dataFiles, dataFolders} from '../data/folders';
import {docsVersions} from '../facts/index';
import {placeOf} from './page';
import {filesBelow} from './read-files';

const docsFolders = releases.map(({docs}) => docs);
const folders = docsFolders.map((folder) => `${folder}/`).join(' and ');

/** Pages of the listed releases; a part below an underscore is a fragment of other pages and not a page. */
export function pageFiles(root: string): string[] {
  return docsFolders
    .flatMap((folder) =>
      filesBelow(path.join(root, folder), /^(?!_|.*\/_).*\.mdx?$/).map((file) =>
        path.join(root, folder, file),
      ),
    )
    .sort();
}

/** Resolves the requested paths; without any, returns all pages. @throws if a path cannot be checked */
export function selectFiles(root: string, wanted: string[]): string[] {
  return wanted.length
    ? wanted.flatMap((name) => select(root, name))
    : pageFiles(root);
}

function select(root: string, name: string): string[] {
  const file = path.resolve(root, name);
  const data = docsVersions.flatMap((version) => dataFiles(root, version));
  const below = pageFiles(root).filter((page) => page.startsWith(`${file}/`));
  if (!existsSync(file)) {
    throw new Error(`${name} does not exist. Give pages below ${folders}.`);
  }
  if (/\.mdx?$/.test(file)) {
    if (!placeOf(file, root)) {
      throw new Error(
        `${name} is not a docs page: pages are below ${folders}.`,
      );
    }
    return [file];
  }
  if (file.endsWith('.json') && !data.includes(file)) {
    throw new Error(
      `${name} is not a file of reference data: those are below ${Object.values(dataFolders).join('/ and ')}/, without the schemas. A schema is checked with the files that name it.`,
    );
  }
  if (!file.endsWith('.json') && !below.length) {
    throw new Error(`${name} has no docs pages below it.`);
  }
  return below;
}
