import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {asksHistory} from './index';

const temporary = () => mkdtempSync(path.join(tmpdir(), 'history-'));

const git = (folder: string, ...args: string[]) =>
  execFileSync(
    'git',
    [
      ...['user.name=Test', 'user.email=test@example.org'],
      // Whoever signs his own commits is not asked for his key.
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

test('with a part of it the pages have no dates; the build says so and what to do', () => {
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

test('nor have they in an archive of a release', () => {
  expect(asksHistory(temporary(), 'production')).toBe(false);
  expect(warned).toHaveBeenCalledWith(
    expect.stringContaining('no Git history'),
  );
});

test('why Git gives no answer is passed on: it may refuse a history that is there', () => {
  const folder = temporary();
  writeFileSync(path.join(folder, '.git'), 'gitdir: /moved-away/.git');
  expect(asksHistory(folder, 'production')).toBe(false);
  expect(warned).toHaveBeenCalledWith(
    expect.stringContaining('/moved-away/.git'),
  );
});

test('nor where Git itself is missing, and that is what it says', () => {
  vi.stubEnv('PATH', temporary());
  try {
    expect(asksHistory(temporary(), 'production')).toBe(false);
  } finally {
    vi.unstubAllEnvs();
  }
  expect(warned).toHaveBeenCalledWith(
    expect.stringMatching(/Git says: .*\bgit\b.*ENOENT/),
  );
});

test('writing pages is not concerned', () => {
  expect(asksHistory(shallowClone(), 'development')).toBe(true);
});
