/**
 * Puts what the docs check found into the metadata of each docs page, as `checked`, where the page's footer reads it: a
 * reader loads the stamp of the page that they read and no other.
 *
 * The check runs in a process of its own (nothing that is built imports `checks/`), once for a build, and prints the
 * stamps as JSON. It reads every page, which takes seconds where it has not read them before: the bundler reads the
 * pages in the meantime, and waits for the stamps only with the files that hold the metadata. A check that cannot run
 * stops the build.
 */
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What `checks/stamp/stamp.ts` says of one page. */
export type CheckedStamp = {
  packages: string[];
  source: boolean;
  verified: number;
  unverified: string[];
};

export type Stamps = Record<string, CheckedStamp>;

const siteFolder = path.resolve(__dirname, '../..');

async function readStamps(): Promise<Stamps> {
  try {
    const {stdout} = await promisify(execFile)(
      process.execPath,
      [
        // Most of what it makes of a page is soon garbage.
        '--max-semi-space-size=64',
        '--import',
        'tsx',
        path.join('checks', 'stamp', 'stamp.ts'),
      ],
      {cwd: siteFolder, maxBuffer: 1 << 26, timeout: 180_000},
    );
    return JSON.parse(stdout) as Stamps;
  } catch (cause) {
    throw new Error(
      'The docs check did not say what it verified (checks/stamp/stamp.ts). Run `npm run check` to see why.',
      {cause},
    );
  }
}

/**
 * What the loader (loader.cjs) does to a file of metadata: the same JSON, with the stamp of its page where it has one.
 *
 * @param read the stamps, by the page's path below the site's folder; asked at most once, and now
 */
export function stamping(
  read: () => Promise<Stamps>,
): (metadata: string) => Promise<string> {
  const stamps = read();
  // Whoever waits for the stamps gets the error, too; until then it is no unhandled one.
  stamps.catch(() => undefined);
  return async (metadata) => {
    const {source, ...page} = JSON.parse(metadata) as {source: string};
    const checked = (await stamps)[source.replace('@site/', '')];
    return JSON.stringify({source, ...page, checked});
  };
}

export default function checkedStamp({generatedFilesDir}: LoadContext): Plugin {
  let withStamp: ReturnType<typeof stamping> | undefined;
  return {
    name: 'checked-stamp',

    configureWebpack() {
      // Asked for each bundle, of which there are two.
      withStamp ??= stamping(readStamps);
      return {
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
                  options: {withStamp},
                },
              ],
            },
          ],
        },
      };
    },
  };
}
