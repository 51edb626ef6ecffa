/**
 * What the check found, page by page: the build shows it to readers under each page (`src/features/page-notes/plugin`). It is
 * committed, so that a build does not wait for the check and a review sees what a change verifies; the check says where
 * it is no longer what it finds.
 *
 *   notes/docs/faq/general.md.json: {"packages": ["@ohif/core 3.10.0-beta.144"], "source": {…}, "verified": 42, "unverified": []}
 *
 * packages    the published packages in which names of the page were found
 * source      the exact source of the release, where names were found in it: release, repository, commit
 * verified    how many names were found, each counted once
 * unverified  names that no package of the page's version proves
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {releaseOf} from '../../../config/releases';
import type {SourceHead} from '../facts/entry';
import type {DocsVersion} from '../facts/index';
import {releases} from '../facts/source/releases';
import type {PageResult} from '../core/check-page';
import type {Problem} from '../report';

export type Note = {
  packages: string[];
  source: SourceHead | null;
  verified: number;
  unverified: string[];
};

/** The packages that are published for exactly that version; named also where a page has no names to look up. */
const always = (version: DocsVersion) => {
  const {core, ui} = releaseOf(version).packages;
  return [`@ohif/core ${core}`, `@ohif/ui ${ui}`];
};

/** `@cornerstonejs/tools@3.7.8 and 3.8.6, dcmjs@0.38.1` -> the platform's and Cornerstone3D's packages in it. */
export function packagesIn(sources: Iterable<string>): string[] {
  const found = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const [, name, versions] of source.matchAll(
      /(@(?:ohif|cornerstonejs)\/[\w-]+)[@ ](\d[\w.-]*(?: and \d[\w.-]*)?)/g,
    )) {
      const known = found.get(name!) ?? new Set();
      for (const version of versions!.split(' and ')) {
        known.add(version);
      }
      found.set(name!, known);
    }
  }
  return [...found]
    .map(
      ([name, versions]) =>
        `${name} ${[...versions].sort((a, b) => a.localeCompare(b, 'en', {numeric: true})).join(' and ')}`,
    )
    .sort();
}

/** The source of a release among what names of the page were found in. */
function sourceIn(sources: Set<string>): SourceHead | null {
  const found = releases.find(({name}) => sources.has(name));
  if (!found) {
    return null;
  }
  const {release, repository, commit} = found;
  return {release, repository, commit};
}

/** The note of a page that was checked. */
export function noteOf({
  page,
  report,
}: Pick<PageResult, 'page' | 'report'>): Note {
  return {
    packages: packagesIn([...always(page.version), ...report.sources]),
    source: sourceIn(report.sources),
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

/** The pages that have a note, by the paths of their files. */
const pagesWithNotes = (root: string) =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length).replaceAll(path.sep, '/'));

/** Notes of files that are no page. */
function staleNotes(root: string, checked: readonly PageResult[]): string[] {
  const pages = new Set(checked.map(({page}) => page.file));
  return pagesWithNotes(root).filter((page) => !pages.has(page));
}

/**
 * Checks that the committed notes are current.
 *
 * @param checked pages of this run
 * @param isWhole whether these are all pages, so that a note for any other page is stale
 */
export function checkNotes(
  root: string,
  checked: readonly PageResult[],
  isWhole: boolean,
): Problem[] {
  // Docs trees of fixtures have no such folder, and they are never built.
  if (!existsSync(path.join(root, folder))) {
    return [];
  }
  const problem = (file: string, message: string): Problem => ({
    file,
    line: 1,
    check: 'note',
    message: `${message} ${howToWrite}`,
  });
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
