/**
 * Date and author of the last change of each page. The framework reads them from Git, but
 * ignores `.mailmap`, so this plugin reads the history instead.
 *
 * In a shallow clone, which many hosts make, each page would show the date and author of the
 * oldest commit in the clone: wrong, and nobody would notice. There, and without any history
 * (as in an archive of a release), pages are built without that line, and the build warns.
 */
import {execFile, execFileSync} from 'node:child_process';
import {realpath} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type {VcsChangeInfo, VcsConfig} from '@docusaurus/types';

const howToFix =
  'Fetch the whole history: `git fetch --unshallow`, or the setting of the host (GitHub Actions: `fetch-depth: 0`).';

/** How much of the folder's history Git has, or why it has none. */
function historyOf(folder: string): 'whole' | 'shallow' | {refused: string} {
  try {
    const answer = execFileSync(
      'git',
      ['rev-parse', '--is-shallow-repository'],
      {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']},
    );
    return answer.trim() === 'true' ? 'shallow' : 'whole';
  } catch (error) {
    const {stderr, message} = error as Error & {stderr?: string};
    return {refused: stderr?.trim() || message};
  }
}

/**
 * Whether the pages of a build can show their last change; if not, it warns.
 *
 * @param folder of the site
 */
export function asksHistory(
  folder: string,
  mode: string | undefined = process.env.NODE_ENV,
): boolean {
  // `docusaurus start` shows placeholder dates in any case.
  if (mode !== 'production') {
    return true;
  }
  const history = historyOf(folder);
  if (history === 'whole') {
    return true;
  }
  console.warn(
    history === 'shallow'
      ? `Pages are built without the date and author of their last change: this clone has only a part of the Git history. ${howToFix}`
      : `Pages are built without the date and author of their last change: Git cannot read the history. Its message: ${history.refused}`,
  );
  return false;
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
  if (!asksHistory(folder, mode)) {
    return false;
  }
  return mode === 'production' ? withMailmap(folder) : true;
}

/** The history in the form that the framework needs, with the names of `.mailmap`. */
function withMailmap(folder: string): VcsConfig {
  let changes: Promise<Map<string, Changes>> | undefined;
  const changesOf = async (file: string) => {
    changes ??= readChanges(folder);
    return (await changes).get(file);
  };
  return {
    initialize: () => {
      changes ??= readChanges(folder);
      // The error reaches the first caller that waits for a file.
      changes.catch(() => undefined);
    },
    getFileCreationInfo: async (file) => (await changesOf(file))?.first ?? null,
    getFileLastUpdateInfo: async (file) =>
      (await changesOf(file))?.last ?? null,
  };
}

type Changes = {first: VcsChangeInfo; last: VcsChangeInfo};

/** Starts the line of a commit. A file name cannot contain it. */
const commitMark = '\0';

/** First and last change of each file, from a single run of Git. */
async function readChanges(folder: string): Promise<Map<string, Changes>> {
  const git = async (...args: string[]) =>
    (
      await promisify(execFile)('git', args, {
        cwd: folder,
        maxBuffer: 256 * 1024 * 1024,
      })
    ).stdout;
  const root = await realpath(
    (await git('rev-parse', '--show-toplevel')).trim(),
  );
  const log = await git(
    ...['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'],
    ...['log', '--format=%x00%ct,%aN', '--name-only', '--no-renames'],
  );
  const changes = new Map<string, Changes>();
  let change: VcsChangeInfo = {timestamp: 0, author: ''};
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith(commitMark)) {
      const [seconds = '', ...name] = line.slice(commitMark.length).split(',');
      change = {timestamp: Number(seconds) * 1000, author: name.join()};
      continue;
    }
    const file = path.join(root, line);
    const {first = change, last = change} = changes.get(file) ?? {};
    changes.set(file, {
      first: change.timestamp < first.timestamp ? change : first,
      last: change.timestamp > last.timestamp ? change : last,
    });
  }
  return changes;
}
