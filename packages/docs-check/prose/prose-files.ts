/**
 * Finds the files with prose: the pages, the reference data, and the code with UI texts and
 * error messages.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {releases} from '../../../config/releases';
import {pathFrom, type Page} from '../core/page';
import {dataFiles} from '../data/folders';
import {docsVersions} from '../facts/index';

/** Pages that no version of the docs has. */
const sitePages = 'src/pages';
/** Texts of the interface; Docusaurus collects them from the code (`npm run accept`). */
const interfaceTexts = 'i18n/en';
const synonyms = 'packages/search/format/synonyms.json';
/** Code of the site and its tools, and the samples that readers copy. */
const codeFolders = [
  'examples',
  'src',
  'plugins',
  'packages',
  'config',
  'scripts',
  'bench',
  'deploy',
];
/** Planted errors, and lists of words that a search ignores. */
const withoutProse =
  /__fixtures__|\.examples\/|\.(?:test|spec)\.tsx?$|\.d\.ts$|facts\/|node_modules|search\/(?:format\/words|indexer\/identifiers)\.ts$|troubleshooting\/match\.ts$/;

const filesIn = (root: string, folder: string, wanted: RegExp) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => wanted.test(file))
        .map((file) => `${folder}/${file}`)
    : [];

/**
 * @param pages that the run is about
 * @param wanted paths that were given; without any, everything
 * @returns paths from the root
 */
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
    ...[...codeFolders, ...releases.map(({docs}) => `${docs}/_recipes`)]
      .flatMap((folder) => filesIn(root, folder, /\.(?:tsx?|[cm]?js)$/))
      .filter((file) => !withoutProse.test(file)),
    ...filesIn(root, interfaceTexts, /\.json$/),
    synonyms,
  ].sort();
}
