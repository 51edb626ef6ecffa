/**
 * Whether the pages can say when and by whom they were last changed, which the framework
 * reads from Git. In a shallow clone, which many hosts make, each page would say the date and
 * author of the oldest commit that is there: wrong, and nobody would notice.
 *
 * Without any history, as in an archive of a release, and in a shallow clone on somebody's
 * desk, the pages are built without that line, and the build says so. Where `CI` is set, as
 * on every host that builds, what is made may be published: there a shallow clone fails.
 */
import {execFileSync} from 'node:child_process';

type Environment = {NODE_ENV?: string; CI?: string};

const howToMend =
  'Fetch the whole history: `git fetch --unshallow`, or the setting of the host (GitHub Actions: `fetch-depth: 0`).';

/** What Git has of the folder's history; `none` also where there is no Git. */
function historyOf(folder: string): 'whole' | 'shallow' | 'none' {
  try {
    const answer = execFileSync(
      'git',
      ['rev-parse', '--is-shallow-repository'],
      {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']},
    );
    return answer.trim() === 'true' ? 'shallow' : 'whole';
  } catch {
    return 'none';
  }
}

/**
 * Value of the framework's setting `experimental_vcs`.
 *
 * @param folder of the site
 * @returns whether the framework may ask Git
 * @throws in a build with a shallow history where `CI` is set
 */
export function asksHistory(
  folder: string,
  environment: Environment = process.env,
): boolean {
  // `docusaurus start` shows made-up dates, whatever the history is.
  if (environment.NODE_ENV !== 'production') return true;
  const history = historyOf(folder);
  if (history === 'whole') return true;
  if (history === 'shallow' && environment.CI) {
    throw new Error(
      `This clone has only a part of the Git history, so the date and author of the last change would be wrong on every page. ${howToMend}`,
    );
  }
  console.warn(
    history === 'shallow'
      ? `Pages are built without the date and author of their last change: this clone has only a part of the Git history. ${howToMend}`
      : 'Pages are built without the date and author of their last change: there is no Git history here.',
  );
  return false;
}
