/** Compares a ratchet with every value of it that was ever committed. */
import {execFileSync} from 'node:child_process';

/** Every version of a JSON file that was committed, under this and its former names, oldest last; null without a history. */
export function committed<Content>(
  root: string,
  file: string,
): Content[] | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    });
  try {
    return git(
      'log',
      '--follow',
      '--relative',
      '--format=%x00%H',
      '--name-only',
      '--',
      file,
    )
      .split('\0')
      .slice(1)
      .flatMap((entry) => {
        const [hash, name] = entry.split('\n').filter(Boolean);
        try {
          return [JSON.parse(git('show', `${hash}:./${name}`)) as Content];
        } catch {
          // The commit that removed it, or one in which it was not JSON.
          return [];
        }
      });
  } catch {
    return null;
  }
}

/** The message about a release of the list that a file of ratchets does not contain. */
export const noRatchet = (name: string) =>
  `config/releases.ts lists ${name}, which has no value here. Run \`npm run accept\` to add the present one.`;
