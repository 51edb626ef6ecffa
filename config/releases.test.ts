import {existsSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import packageJson from '../package.json';
import versions from '../versions.json';
import {
  comparisonsOf,
  latest,
  releaseOf,
  releases,
  versionIds,
} from './releases';

test('the list has the versions that Docusaurus builds, and their folders exist', () => {
  expect(versionIds).toEqual([latest.id, ...versions]);
  expect(releases.map(({docs}) => docs).filter(existsSync)).toHaveLength(
    releases.length,
  );
  expect(
    readdirSync('versioned_docs')
      .map((name) => `versioned_docs/${name}`)
      .sort(),
  ).toEqual(
    releases
      .slice(1)
      .map(({docs}) => docs)
      .sort(),
  );
});

test('the site has the version of the latest release', () => {
  expect(packageJson.version).toBe(latest.release);
  expect(latest.path).toBe('');
});

test('an unknown id is an error that lists the valid ones', () => {
  expect(() => releaseOf('2.0')).toThrow(
    `config/releases.ts has no release "2.0". Releases: ${versionIds.join(', ')}`,
  );
});

test('each release is compared with the one before it, and a line with itself never', () => {
  const release = (line: string, id = line) => ({
    id,
    line,
    release: `${line}.0`,
    path: id,
    docs: id,
  });
  expect(
    comparisonsOf([
      release('3.11', 'current'),
      release('3.10'),
      release('3.9'),
    ]).map(({name}) => name),
  ).toEqual(['3.10...3.11', '3.9...3.10']);
  expect(
    comparisonsOf([
      release('3.10', 'current'),
      release('3.10'),
      release('3.9'),
    ]).map(({name, from, to}) => [name, from.id, to.id]),
  ).toEqual([['3.9...3.10', '3.9', 'current']]);
  expect(comparisonsOf([release('3.9', 'current')])).toEqual([]);
});
