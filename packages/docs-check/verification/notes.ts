/**
 * What the check found, page by page: the build shows it to readers under each page (`src/features/page-notes/plugin`). It is
 * committed, so that a build does not wait for the check and a review sees what a change verifies; the check says where
 * it is no longer what it finds.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {nameOf, sourcesOf, type ExactSource} from '../facts/releases';
import type {PageResult} from '../core/check-page';
import {filesBelow} from '../core/read-files';
import {reporter, type Problem} from '../report';

export type Note = {
  /** The products whose exact source the names of the page were looked up in. */
  packages: string[];
  /** The exact source of the release, where names were found in it. */
  source: ExactSource | null;
  /** How many names were found, each counted once. */
  verified: number;
  /** Names that the source of the page's version does not prove. */
  unverified: string[];
};

/** The note of a page that was checked. */
export function noteOf({
  page,
  report,
}: Pick<PageResult, 'page' | 'report'>): Note {
  const {platform, cornerstone3d} = sourcesOf[page.version];
  const {release, repository, commit} = platform;
  const isFound = (source: ExactSource) => report.sources.has(nameOf(source));
  const other = `Cornerstone3D ${cornerstone3d.release}`;
  return {
    packages: [`OHIF ${release}`, ...(isFound(cornerstone3d) ? [other] : [])],
    source: isFound(platform) ? {release, repository, commit} : null,
    verified: report.verified.size,
    unverified: [...new Set(report.unverified.map((u) => u.name))].sort(),
  };
}

const folder = 'packages/docs-check/verification/notes';
const howToWrite = 'Run `npm run accept` and commit the file.';

/** One file for each page, so that edits of two pages never change the same file. */
const fileOf = (root: string, page: string) =>
  path.join(root, folder, `${page}.json`);

const textOf = (result: PageResult) => `${JSON.stringify(noteOf(result))}\n`;

/** Notes on files that are not pages, by the paths of those files. */
function staleNotes(root: string, checked: readonly PageResult[]): string[] {
  const pages = new Set(checked.map(({page}) => page.file));
  return filesBelow(path.join(root, folder), /\.json$/)
    .map((name) => name.slice(0, -'.json'.length))
    .filter((page) => !pages.has(page));
}

/** Checks that the committed notes are current, and if these are all pages, that there are no others. */
export function checkNotes(
  root: string,
  checked: readonly PageResult[],
  isWhole: boolean,
): Problem[] {
  // Docs trees of fixtures have no such folder, and they are never built.
  if (!existsSync(path.join(root, folder))) {
    return [];
  }
  const problem = (file: string, message: string) =>
    reporter('note')(file, 1, `${message} ${howToWrite}`);
  const isCurrent = (result: PageResult) => {
    const file = fileOf(root, result.page.file);
    return existsSync(file) && readFileSync(file, 'utf8') === textOf(result);
  };
  return [
    ...checked
      .filter((result) => !isCurrent(result))
      .map(({page}) => problem(page.file, 'has no current verification note.')),
    ...(isWhole ? staleNotes(root, checked) : []).map((page) =>
      problem(`${folder}/${page}.json`, `belongs to no page.`),
    ),
  ];
}

/** `npm run check -- --notes`: writes the notes of the pages that were checked. */
export function writeNotes(
  root: string,
  checked: readonly PageResult[],
  isWhole: boolean,
): void {
  for (const result of checked) {
    const file = fileOf(root, result.page.file);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, textOf(result));
  }
  for (const page of isWhole ? staleNotes(root, checked) : []) {
    rmSync(fileOf(root, page));
  }
}
