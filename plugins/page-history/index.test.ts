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
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args],
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

const build = {NODE_ENV: 'production'};
const hostsBuild = {...build, CI: 'true'};

test('the whole history is read', () => {
  expect(asksHistory(repository(), hostsBuild)).toBe(true);
  expect(warned).not.toHaveBeenCalled();
});

test('a build that may be published fails with a part of it, and says what to do', () => {
  const folder = shallowClone();
  expect(() => asksHistory(folder, hostsBuild)).toThrow(
    /only a part of the Git history.*git fetch --unshallow/,
  );
  git(folder, 'fetch', '--unshallow');
  expect(asksHistory(folder, hostsBuild)).toBe(true);
});

test('another build leaves dates out, and says so', () => {
  expect(asksHistory(shallowClone(), build)).toBe(false);
  expect(warned).toHaveBeenCalledWith(
    expect.stringContaining('git fetch --unshallow'),
  );
});

test('an archive of a release has no dates, and says so, on a host, too', () => {
  expect(asksHistory(temporary(), hostsBuild)).toBe(false);
  expect(warned).toHaveBeenCalledWith(
    expect.stringContaining('no Git history'),
  );
});

test('writing pages is not stopped', () => {
  expect(asksHistory(shallowClone(), {NODE_ENV: 'development', CI: '1'})).toBe(
    true,
  );
});
