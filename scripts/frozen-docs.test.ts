import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {temporaryFolder, writeFiles} from '../tests/support/written-files';
import {changedWithoutFact} from './frozen-docs';

test('a page of an earlier version needs a corrected fact; data and a new version do not', () => {
  const folder = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args],
      {cwd: folder, encoding: 'utf8'},
    );
  const page = 'versioned_docs/version-3.9/faq/faq.md';
  const commit = (file: string, message: string) => {
    writeFiles(folder, {[file]: message});
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  git('init', '--quiet');
  commit(page, 'Add the docs');
  const base = git('rev-parse', 'HEAD').trim();
  commit(page, 'Correct a default\n\nCorrected-fact: the default is 3');
  commit('versioned_docs/version-3.9/_data/a.json', 'Correct a row');
  commit('versioned_docs/version-3.10/faq.md', 'Cut 3.10');
  expect(changedWithoutFact(folder, base)).toBe('');

  commit(page, 'Write better');
  expect(changedWithoutFact(folder, base)).toMatch(
    new RegExp(`^\\w+ Write better\n\n${page}$`),
  );
});
