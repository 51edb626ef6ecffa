/**
 * Date and author of the last change of each page, as the framework reads them from Git, with
 * two differences. Authors have the names of `.mailmap`, which the framework ignores. And a
 * shallow clone, which many hosts make, has no such line: each page would show the date and
 * author of the oldest commit in the clone, wrong, and nobody would notice.
 */
import {execFileSync} from 'node:child_process';
import {getVcsPreset} from '@docusaurus/utils';
import type {VcsChangeInfo, VcsConfig} from '@docusaurus/types';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });

/** Why the history cannot be read as a whole, if so. */
function missingHistory(folder: string): string | undefined {
  try {
    const answer = git(folder, 'rev-parse', '--is-shallow-repository');
    return answer.trim() === 'true'
      ? 'this clone has only a part of the Git history. Fetch it: `git fetch --unshallow`, or the setting of the host (GitHub Actions: `fetch-depth: 0`).'
      : undefined;
  } catch (error) {
    const {stderr, message} = error as Error & {stderr?: string};
    return `Git cannot read the history. Its message: ${stderr?.trim() || message}`;
  }
}

/**
 * Value of the framework's setting `experimental_vcs`.
 *
 * @param folder of the site
 */
export function pageHistory(
  folder: string,
  mode: string | undefined = process.env.NODE_ENV,
): VcsConfig | boolean {
  // `docusaurus start` shows placeholder dates in any case.
  if (mode !== 'production') {
    return true;
  }
  const missing = missingHistory(folder);
  if (missing) {
    console.warn(
      `Pages are built without the date and author of their last change: ${missing}`,
    );
    return false;
  }
  const names = new Map(
    git(folder, 'log', '--format=%an%x00%aN')
      .split('\n')
      .map((line) => line.split('\0') as [string, string]),
  );
  const named = (change: VcsChangeInfo | null) =>
    change && {...change, author: names.get(change.author) ?? change.author};
  const stock = getVcsPreset('git-eager');
  return {
    ...stock,
    getFileCreationInfo: async (file) =>
      named(await stock.getFileCreationInfo(file)),
    getFileLastUpdateInfo: async (file) =>
      named(await stock.getFileLastUpdateInfo(file)),
  };
}
