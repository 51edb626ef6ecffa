/**
 * Puts what the docs check found into the metadata of each docs page, as `checked`, where the page's footer reads it: a
 * reader loads the stamp of the page that they read and no other.
 *
 * The stamps are a committed file, which `npm run check` compares with what it finds. So a build does not wait for the
 * check, and a change says in its review what it verified. A page that is new has no stamp until they are written.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readJson} from '../remembered/read-json';

/** What `checks/stamp/stamp.ts` says of one page. */
export type CheckedStamp = {
  packages: string[];
  source: boolean;
  verified: number;
  unverified: string[];
};

/** By the page's path below the site's folder. */
export type Stamps = Record<string, CheckedStamp>;

const stampsFile = path.resolve(__dirname, '../../checks/stamp/stamps.json');

/**
 * The same metadata, with the stamp of their page where it has one.
 *
 * @param metadata a file of the docs plugin
 */
export function withStamp(metadata: string, stamps: Stamps): string {
  const {source, ...page} = JSON.parse(metadata) as {source: string};
  const checked = stamps[source.replace('@site/', '')];
  return JSON.stringify({source, ...page, checked});
}

/**
 * Stamps as they are committed.
 *
 * @throws if they are not there, or cannot be read
 */
export function readStamps(file = stampsFile): Stamps {
  try {
    const {pages} = readJson(file) as {pages?: Stamps};
    if (pages) return pages;
  } catch (cause) {
    throw new Error(`${whatIsWrong(file)} ${(cause as Error).message}`, {
      cause,
    });
  }
  throw new Error(`${whatIsWrong(file)} It has no "pages".`);
}

const whatIsWrong = (file: string) =>
  `${file}, which says under each page what the docs check verified, cannot be read. Run \`npm run check -- --stamps\` to write it.`;

export default function checkedStamp({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'checked-stamp',

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
                  stampsFile,
                  withStamp: (metadata: string) =>
                    withStamp(metadata, readStamps()),
                },
              },
            ],
          },
        ],
      },
    }),
  };
}
