import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {checkDocs} from '../check-docs';
import {unlistedReleases} from './unlisted';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'unlisted-'));
  mkdirSync(path.join(root, 'versioned_docs/version-3.9'), {recursive: true});
  writeFileSync(path.join(root, 'versions.json'), '["3.9"]');
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

const cut = (version: string) => {
  const folder = path.join(root, 'versioned_docs', `version-${version}`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.md'), '# Wrong\n');
  writeFileSync(
    path.join(root, 'versions.json'),
    JSON.stringify([version, '3.9']),
  );
};

test('the versions of the list are known', () => {
  expect(unlistedReleases(root)).toEqual([]);
});

test('a version that was cut fails the check, with the entry to add', async () => {
  cut('9.9');
  const page = path.join(root, 'versioned_docs/version-3.9/index.md');
  writeFileSync(page, 'Words.\n');
  const {problems} = await checkDocs(root, [
    'versioned_docs/version-3.9/index.md',
  ]);
  const found = problems.filter(({check}) => check === 'releases');
  expect(found.map(({file, name}) => `${file} ${name}`)).toEqual([
    'versioned_docs/version-9.9 9.9',
    'versions.json 9.9',
  ]);
  expect(found[0]!.message).toContain(
    "{id: '9.9', release: '9.9.TODO', line: '9.9', label: '9.9', path: '9.9', docs: 'versioned_docs/version-9.9',",
  );
});

test('a version in the list is not reported', () => {
  cut('9.9');
  const listed = [
    {id: '9.9', docs: 'versioned_docs/version-9.9'},
    {id: '3.9', docs: 'versioned_docs/version-3.9'},
  ];
  expect(unlistedReleases(root, listed)).toEqual([]);
});

test('a pasted entry with placeholders fails the check', () => {
  cut('9.9');
  const entries = [
    {
      id: '9.9',
      docs: 'versioned_docs/version-9.9',
      source: {repository: 'TODO'},
    },
    {id: '3.9', docs: 'versioned_docs/version-3.9'},
  ];
  expect(unlistedReleases(root, entries)).toMatchObject([
    {
      file: 'config/releases.ts',
      name: '9.9',
      message: expect.stringContaining('still has a TODO') as string,
    },
  ]);
});
