/**
 * Adds the exact release that each docs page describes to its metadata, as `describes`, and
 * the result of the docs check, as `checked`, for the note in the page's footer: a reader
 * only loads the note of the current page.
 *
 * The results are a committed file, which `npm run check` compares with what it finds. So a
 * build does not wait for the check, and the review of a change shows what it verified. A
 * new page has no note until the file is written again.
 *
 * A loader over the framework's metadata files, because nothing before the bundler knows the
 * data of a single page: global data would send the notes of all pages to every reader.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readJson} from '../../../../plugins/content/read-json';

/** The result for one page, as `packages/docs-check/verification/notes.ts` writes it. */
export type VerificationNote = {
  packages: string[];
  source: {release: string; repository: string; commit: string} | null;
  verified: number;
  unverified: string[];
};

/** A release of `config/releases.ts`, and the folder of the pages that describe it. */
export type DescribedRelease = {release: string; docs: string};

export type Options = {
  /** A function, because the framework sends all other options to every reader. */
  releases: () => readonly DescribedRelease[];
};

/** By the path of the page's file below the site's folder. */
export type Notes = Record<string, VerificationNote>;

const notesFile = path.resolve(
  __dirname,
  '../../../../packages/docs-check/verification/notes.json',
);

/**
 * Adds the release and the note of a page to its metadata, if it has one.
 *
 * @param metadata text of a metadata file of the docs plugin
 */
export function withNote(
  metadata: string,
  notes: Notes,
  releases: readonly DescribedRelease[],
): string {
  const {source, ...page} = JSON.parse(metadata) as {source: string};
  const file = source.replace('@site/', '');
  const describes = releases.find(({docs}) =>
    file.startsWith(`${docs}/`),
  )?.release;
  return JSON.stringify({source, ...page, describes, checked: notes[file]});
}

/**
 * Reads the committed notes.
 *
 * @throws if the file is missing or invalid
 */
export function readNotes(file = notesFile): Notes {
  try {
    const {pages} = readJson(file) as {pages?: Notes};
    if (pages) {
      return pages;
    }
  } catch (cause) {
    throw new Error(`${describeFile(file)} ${(cause as Error).message}`, {
      cause,
    });
  }
  throw new Error(`${describeFile(file)} It has no "pages".`);
}

const describeFile = (file: string) =>
  `${file}, which contains the note under each page, cannot be read. Run \`npm run check -- --notes\` to write it.`;

export default function verificationNote(
  {generatedFilesDir}: LoadContext,
  options: unknown,
): Plugin {
  const releases = (options as Options).releases();
  return {
    name: 'verification-note',

    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]site-[^\\/]*\.json$/,
            include: path.join(
              generatedFilesDir,
              'docusaurus-plugin-content-docs',
            ),
            use: [
              {
                loader: path.join(__dirname, 'loader.cjs'),
                options: {
                  notesFile,
                  withNote: (metadata: string) =>
                    withNote(metadata, readNotes(), releases),
                },
              },
            ],
          },
        ],
      },
    }),
  };
}
