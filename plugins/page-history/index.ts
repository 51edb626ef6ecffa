/**
 * Whether the pages can say when and by whom they were last changed, which the framework
 * reads from Git. In a shallow clone, which many hosts make, each page would say the date and
 * author of the oldest commit that is there: wrong, and nobody would notice.
 *
 * So there, and without any history, as in an archive of a release, the pages are built
 * without that line, and the build says so.
 */
import {execFileSync} from 'node:child_process';

const howToMend =
  'Fetch the whole history: `git fetch --unshallow`, or the setting of the host (GitHub Actions: `fetch-depth: 0`).';

/** What Git has of the folder's history; where it has none or does not say, why. */
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
 * Value of the framework's setting `experimental_vcs`.
 *
 * @param folder of the site
 * @returns whether the framework may ask Git
 */
export function asksHistory(
  folder: string,
  mode: string | undefined = process.env.NODE_ENV,
): boolean {
  // `docusaurus start` shows made-up dates, whatever the history is.
  if (mode !== 'production') return true;
  const history = historyOf(folder);
  if (history === 'whole') return true;
  console.warn(
    history === 'shallow'
      ? `Pages are built without the date and author of their last change: this clone has only a part of the Git history. ${howToMend}`
      : `Pages are built without the date and author of their last change: there is no Git history here that can be read. Git says: ${history.refused}`,
  );
  return false;
}
