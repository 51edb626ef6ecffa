/**
 * Puts what the docs check found into the front matter of each docs page, as `checked`, where the page's footer reads it.
 * In the page's own metadata, so that a reader loads the stamp of the page that they read and no other.
 *
 * The check runs in a process of its own (nothing that is built imports `checks/`), once for a build, and prints the
 * stamps as JSON. A check that cannot run stops the build.
 */
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {ParseFrontMatter} from '@docusaurus/types';

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
      ['--import', 'tsx', path.join('checks', 'stamp', 'stamp.ts')],
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

/** For `markdown.parseFrontMatter` of the site's configuration. */
export function checkedStamp(
  read: () => Promise<Stamps> = readStamps,
  root = siteFolder,
): ParseFrontMatter {
  let stamps: Promise<Stamps> | undefined;
  return async ({defaultParseFrontMatter, ...file}) => {
    const parsed = await defaultParseFrontMatter(file);
    const page = path
      .relative(root, file.filePath)
      .split(path.sep)
      .join(path.posix.sep);
    if (!/^(?:docs|versioned_docs)\//.test(page)) {
      return parsed;
    }
    stamps ??= read();
    const stamp = (await stamps)[page];
    return stamp
      ? {...parsed, frontMatter: {...parsed.frontMatter, checked: stamp}}
      : parsed;
  };
}
