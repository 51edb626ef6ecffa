import {execFileSync} from 'node:child_process';
import {realpathSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {temporaryFolder} from '../../tests/support/written-files';
import {pageHistory} from './index';

const git = (folder: string, ...args: string[]) =>
  execFileSync(
    'git',
    [
      ...['user.name=Test', 'user.email=test@example.org'],
      // Do not ask developers who sign their commits for their key.
      'commit.gpgsign=false',
    ]
      .flatMap((setting) => ['-c', setting])
      .concat(args),
    {cwd: folder, stdio: 'ignore'},
  );

function repository(): string {
  const folder = temporaryFolder();
  git(folder, 'init');
  for (const text of ['first', 'second']) {
    writeFileSync(path.join(folder, 'page.md'), text);
    git(folder, 'add', '--all');
    git(folder, 'commit', '--message', text);
  }
  return folder;
}

/** The options that the framework passes for a file during a build. */
async function lastUpdate(folder: string, file: string) {
  const vcs = pageHistory(folder, 'production');
  if (typeof vcs === 'boolean') {
    throw new Error('the history is not read');
  }
  vcs.initialize({siteDir: folder});
  return vcs.getFileLastUpdateInfo(path.join(realpathSync(folder), file));
}

function shallowClone(): string {
  const folder = temporaryFolder();
  git(folder, 'clone', '--depth=1', `file://${repository()}`, '.');
  return folder;
}

const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warned.mockClear());

test('with a shallow history, pages have no dates, and the build explains why', () => {
  const folder = shallowClone();
  expect(pageHistory(folder, 'production')).toBe(false);
  expect(warned).toHaveBeenCalledWith(
    expect.stringMatching(
      /only a part of the Git history.*git fetch --unshallow/,
    ),
  );
  git(folder, 'fetch', '--unshallow');
  expect(pageHistory(folder, 'production')).toMatchObject({});
});

test('pages have no dates in a release archive', () => {
  expect(pageHistory(temporaryFolder(), 'production')).toBe(false);
  expect(warned).toHaveBeenCalledWith(
    expect.stringContaining('Git cannot read the history'),
  );
});

test('does not affect the development server', () => {
  expect(pageHistory(shallowClone(), 'development')).toBe(true);
});

test('uses the author name from .mailmap', async () => {
  const folder = repository();
  expect(await lastUpdate(folder, 'page.md')).toMatchObject({author: 'Test'});
  writeFileSync(
    path.join(folder, '.mailmap'),
    'The maintainers, all of them <test@example.org>\n',
  );
  expect(await lastUpdate(folder, 'page.md')).toMatchObject({
    author: 'The maintainers, all of them',
  });
});
