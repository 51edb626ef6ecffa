/**
 * Adds the exact release that each docs page describes to its metadata, as `describes`, and
 * the result of the docs check, as `checked`, for the note in the page's footer: a reader
 * only loads the note of the current page.
 *
 * The results are committed, a file for each page, which `npm run check` compares with what it
 * finds. So a build does not wait for the check, and the review of a change shows what it
 * verified. A new page has no note until its file is written.
 *
 * A loader over the framework's metadata files, because nothing before the bundler knows the
 * data of a single page: global data would send the notes of all pages to every reader.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readJson} from '../../../../plugins/content/read-json';

/** The result for one page, as `packages/docs-check/verification/notes.ts` writes it. */
export type VerificationNote = {
  /** Published packages, with their versions. */
  packages: string[];
  /** The exact source of the release, where names were found in it, and the public copy of it that was read. */
  source: {release: string; repository: string; commit: string} | null;
  /** Names that were found. */
  verified: number;
  /** Names that nothing published for this version proves. */
  unverified: string[];
};

/** A release of `config/releases.ts`, and the folder of the pages that describe it. */
export type DescribedRelease = {release: string; docs: string};

export type Options = {
  /** A function, because the framework sends all other options to every reader. */
  releases: () => readonly DescribedRelease[];
};

const notesFolder = path.resolve(
  __dirname,
  '../../../../packages/docs-check/verification/notes',
);

/**
 * Adds the release and the note of a page to its metadata, if it has one.
 *
 * @param metadata text of a metadata file of the docs plugin
 * @param onFile is called with the file of the note, whether or not it exists
 * @throws if the file is invalid
 */
export function withNote(
  metadata: string,
  releases: readonly DescribedRelease[],
  onFile: (noteFile: string) => void = () => undefined,
  folder = notesFolder,
): string {
  const {source, ...page} = JSON.parse(metadata) as {source: string};
  const file = source.replace('@site/', '');
  const describes = releases.find(({docs}) =>
    file.startsWith(`${docs}/`),
  )?.release;
  const noteFile = path.join(folder, `${file}.json`);
  onFile(noteFile);
  const checked = existsSync(noteFile) ? readNote(noteFile) : undefined;
  return JSON.stringify({source, ...page, describes, checked});
}

function readNote(file: string): VerificationNote {
  try {
    return readJson(file) as VerificationNote;
  } catch (cause) {
    throw new Error(
      `${file} cannot be read. Run \`npm run accept\` to write it.`,
      {cause},
    );
  }
}

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
                  withNote: (
                    metadata: string,
                    onFile: (noteFile: string) => void,
                  ) => withNote(metadata, releases, onFile),
                },
              },
            ],
          },
        ],
      },
    }),
  };
}
