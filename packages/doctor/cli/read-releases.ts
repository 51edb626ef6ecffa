/** Reads the reference data of the releases, in Node. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {requireJson} from '@ohif-docs/docs-check/core/read-files';
import {releases, type Release, type VersionId} from '../../../config/releases';
import type {ReleaseData} from '../config/knowledge';

const root = path.resolve(__dirname, '../../..');

const read = (file: string): unknown => requireJson(path.join(root, file));

type SourceFacts = {entries: {kind: string; name: string}[]};

/** The pages of a folder that have a `slug`, with it. */
function slugsOf(docs: string): Record<string, string> {
  const folder = path.join(root, docs);
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /(^|[\\/])[^_][^\\/]*\.mdx?$/.test(file),
  );
  return Object.fromEntries(
    pages.flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const slug = /^---\n(?:(?!---\n).*\n)*?slug: \/(\S*)\n/.exec(text)?.[1];
      const id = file.replaceAll('\\', '/').replace(/(\/?index)?\.mdx?$/, '');
      return slug === undefined || slug === id ? [] : [[id, slug]];
    }),
  );
}

/** The reference data of a release, as far as the doctor reads it. */
function dataOf(release: Release): ReleaseData {
  const entries = (name: string) =>
    (read(`${release.docs}/_data/${name}.json`) as {entries: never[]}).entries;
  const source = read(
    `packages/docs-check/facts/${release.id}/source.json`,
  ) as SourceFacts;
  const named = (kind: string) =>
    source.entries.filter((entry) => entry.kind === kind).map(({name}) => name);
  return {
    release: release.release,
    path: release.path,
    keys: entries('window-config'),
    options: entries('data-source-options'),
    customizations: entries('customizations'),
    renames: entries('config-renames'),
    changes: entries('changes'),
    archives: entries('archive-compatibility'),
    modules: named('module'),
    packages: named('package'),
    slugs: slugsOf(release.docs),
  };
}

/** The reference data of all releases; the package contains the result (`npm run pack`). */
export const readReleases = () =>
  Object.fromEntries(
    releases.map((release) => [release.id, dataOf(release)]),
  ) as Record<VersionId, ReleaseData>;

/** Origin of the pages; of those that the package was made for, once it is one. */
export const siteUrl = () => process.env.SITE_URL ?? '';
