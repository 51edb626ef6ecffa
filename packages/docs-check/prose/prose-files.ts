/**
 * Finds the files with prose: the pages, the reference data, and the labels of the interface.
 */
import path from 'node:path';
import {releases} from '../../../config/releases';
import {pathFrom, type Page} from '../core/page';
import {filesBelow} from '../core/read-files';
import {dataFiles} from '../data/folders';
import {docsVersions} from '../facts/index';

/** Pages that no version of the docs has. */
const sitePages = 'src/pages';
/** Texts of the interface; Docusaurus collects them from the code (`npm run accept`). */
const interfaceTexts = 'i18n/en';
const synonyms = 'packages/search/format/synonyms.json';
const filesIn = (root: string, folder: string, wanted: RegExp) =>
  filesBelow(path.join(root, folder), wanted).map(
    (file) => `${folder}/${file}`,
  );

/** Paths from the root of what was given; without `wanted`, of everything. */
export function proseFiles(
  root: string,
  pages: Page[],
  wanted: string[],
): string[] {
  const files = pages.map(({file}) => file);
  if (wanted.length > 0) {
    return [...files, ...wanted.filter((name) => name.endsWith('.json'))];
  }
  return [
    ...files,
    ...docsVersions.flatMap((version) =>
      dataFiles(root, version).map((file) => pathFrom(root, file)),
    ),
    // The labels of the sidebar's categories.
    ...releases.flatMap(({docs}) =>
      filesIn(root, docs, /(?:^|\/)_category_\.json$/),
    ),
    ...filesIn(root, sitePages, /\.mdx?$/),
    ...filesIn(root, interfaceTexts, /\.json$/),
    synonyms,
  ].sort();
}
