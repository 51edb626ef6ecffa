/** The real site's build, in a clone that has only the newest commit. */
import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {copyOfRepository, runIn, temporarySite} from './run-in-site';

test('a host that clones only the newest commit is told so', async () => {
  const clone = temporarySite();
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: clone, stdio: 'ignore'});
  git('init');
  git('fetch', '--depth=1', `file://${copyOfRepository()}`);
  git('reset', '--hard', 'FETCH_HEAD');
  const {code, output} = await runIn(
    clone,
    'env',
    'CI=true',
    'npx',
    'docusaurus',
    'build',
  );
  expect(output).toContain('only a part of the Git history');
  expect(code).not.toBe(0);
});
