import {existsSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import packageJson from '../package.json';
import versions from '../versions.json';
import {latest, releaseOf, releases, versionIds} from './releases';

test('the list has the versions that Docusaurus builds, and their folders exist', () => {
  expect(versionIds).toEqual([latest.id, ...versions]);
  expect(releases.map(({docs}) => docs).filter(existsSync)).toHaveLength(
    releases.length,
  );
  expect(
    readdirSync('versioned_docs').map((name) => `versioned_docs/${name}`),
  ).toEqual(releases.slice(1).map(({docs}) => docs));
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
