import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {asksHistory, pageHistory} from './index';

const temporary = () => mkdtempSync(path.join(tmpdir(), 'history-'));

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
  const folder = temporary();
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
  const folder = temporary();
  git(folder, 'clone', '--depth=1', `file://${repository()}`, '.');
  return folder;
}

const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warned.mockClear());

test('the whole history is read', () => {
  expect(asksHistory(repository(), 'production')).toBe(true);
  expect(warned).not.toHaveBeenCalled();
});

test('with a shallow history, pages have no dates, and the build explains why', () => {
  const folder = shallowClone();
  expect(asksHistory(folder, 'production')).toBe(false);
  expect(warned).toHaveBeenCalledWith(
    expect.stringMatching(
      /only a part of the Git history.*git fetch --unshallow/,
    ),
  );
  git(folder, 'fetch', '--unshallow');
  expect(asksHistory(folder, 'production')).toBe(true);
});

test('pages have no dates in a release archive', () => {
  expect(asksHistory(temporary(), 'production')).toBe(false);
  expect(warned).toHaveBeenCalledWith(
    expect.stringContaining('Git cannot read the history'),
  );
});

test('reports the error of Git, which may refuse to read an existing history', () => {
  const folder = temporary();
  writeFileSync(path.join(folder, '.git'), 'gitdir: /moved-away/.git');
  expect(asksHistory(folder, 'production')).toBe(false);
  expect(warned).toHaveBeenCalledWith(
    expect.stringContaining('/moved-away/.git'),
  );
});

test('reports that Git is missing', () => {
  vi.stubEnv('PATH', temporary());
  try {
    expect(asksHistory(temporary(), 'production')).toBe(false);
  } finally {
    vi.unstubAllEnvs();
  }
  expect(warned).toHaveBeenCalledWith(
    expect.stringMatching(/Its message: .*\bgit\b.*ENOENT/),
  );
});

test('does not affect the development server', () => {
  expect(asksHistory(shallowClone(), 'development')).toBe(true);
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

test('the last change of a page is not that of the repository', async () => {
  const folder = repository();
  const page = path.join('päges', 'first page.md');
  mkdirSync(path.join(folder, 'päges'));
  const commitAt = (file: string, date: string) => {
    writeFileSync(path.join(folder, file), date);
    git(folder, 'add', '--all');
    vi.stubEnv('GIT_COMMITTER_DATE', date);
    git(folder, 'commit', '--message', date);
    vi.unstubAllEnvs();
  };
  commitAt(page, '2024-01-02T00:00:00Z');
  commitAt(page, '2024-03-04T00:00:00Z');
  commitAt('page.md', '2024-05-06T00:00:00Z');
  expect(await lastUpdate(folder, page)).toMatchObject({
    timestamp: Date.UTC(2024, 2, 4),
  });
  expect(await lastUpdate(folder, 'untracked.md')).toBeNull();
});

test('replaces the framework’s history only in builds with the whole history', () => {
  expect(pageHistory(shallowClone(), 'production')).toBe(false);
  expect(pageHistory(temporary(), 'production')).toBe(false);
  expect(pageHistory(temporary(), 'development')).toBe(true);
});

test('the authors of this site are shown by the name of their group', () => {
  const folder = path.resolve(__dirname, '../..');
  if (asksHistory(folder, 'production')) {
    const names = execFileSync('git', ['log', '--format=%aN'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(names).toContain('OHIF documentation maintainers');
  }
});
