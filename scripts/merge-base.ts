import {execFileSync} from 'node:child_process';

/** Where the branch left the main branch; undefined where Git does not know. */
export function mergeBase(): string | undefined {
  for (const branch of ['origin/main', 'main']) {
    try {
      return execFileSync('git', ['merge-base', branch, 'HEAD'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      // The branch does not exist here.
    }
  }
  return undefined;
}
