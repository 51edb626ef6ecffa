/**
 * What the check found, page by page: the build shows it to readers under each page (`plugins/verification-note`). It is
 * committed, so that a build does not wait for the check and a review sees what a change verifies; the check says where
 * it is no longer what it finds.
 *
 *   "docs/faq/general.md": {"packages": ["OHIF 3.10.0-beta.146"], "source": {…}, "verified": 42, "unverified": []}
 *
 * packages    the products whose exact source the names of the page were looked up in
 * source      the exact source of the release, where names were found in it: release, repository, commit
 * verified    how many names were found, each counted once
 * unverified  names that the source of the page's version does not prove
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {nameOf, sourcesOf, type ExactSource} from '../facts/releases';
import type {PageResult} from '../core/check-page';
import type {Problem} from '../report';

export type Note = {
  packages: string[];
  source: ExactSource | null;
  verified: number;
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
  return {
    packages: [
      `OHIF ${release}`,
      ...(isFound(cornerstone3d)
        ? [`Cornerstone3D ${cornerstone3d.release}`]
        : []),
    ],
    source: isFound(platform) ? {release, repository, commit} : null,
    verified: report.verified.size,
    unverified: [...new Set(report.unverified.map((u) => u.name))].sort(),
  };
}

const place = 'packages/docs-check/verification/notes.json';
const howToWrite =
  'run `npm run accept` and commit the file (`npm run check -- --notes` writes it without a build).';

/** Null where the file is missing or cannot be read, as after a merge with conflicts. */
function committedNotes(root: string): Record<string, Note> | null {
  try {
    const {pages} = JSON.parse(
      readFileSync(path.join(root, place), 'utf8'),
    ) as {
      pages?: Record<string, Note>;
    };
    return pages ?? null;
  } catch {
    return null;
  }
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
  if (!existsSync(path.join(root, path.dirname(place)))) {
    return [];
  }
  const problem = (file: string, message: string): Problem => ({
    file,
    line: 1,
    check: 'note',
    message: `${message} ${howToWrite}`,
  });
  const committed = committedNotes(root);
  if (!committed) {
    return [problem(place, 'is missing or is not valid JSON:')];
  }
  const pages = new Set(checked.map(({page}) => page.file));
  return [
    ...checked
      .filter(
        (result) =>
          JSON.stringify(noteOf(result)) !==
          JSON.stringify(committed[result.page.file]),
      )
      .map(({page}) =>
        problem(
          page.file,
          `${place} has no current verification note for this page:`,
        ),
      ),
    ...Object.keys(committed)
      .filter((file) => isWhole && !pages.has(file))
      .map((file) =>
        problem(place, `has a note for ${file}, which is not a page:`),
      ),
  ];
}

/** `npm run check -- --notes`: writes the notes of all pages, one per line. */
export function writeNotes(root: string, checked: readonly PageResult[]): void {
  const lines = checked
    .map((result) => [result.page.file, noteOf(result)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, note]) => `    "${file}": ${JSON.stringify(note)}`);
  writeFileSync(
    path.join(root, place),
    `{\n  "$comment": "Written by npm run check -- --notes.",\n  "pages": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
}
