/** Reads the reference data of the releases, in Node. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {releases, type VersionId} from '../../../config/releases';
import {
  knowledgeOf,
  type Knowledge,
  type ReleaseData,
} from '../config/knowledge';

/** The releases that a configuration can be checked for, the latest first. */
export const releaseChoices = releases.map(
  ({id, line, label, path: prefix}) => ({id, line, label, path: prefix}),
);

const root = path.resolve(__dirname, '../../..');

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'));

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

/** The reference data of one release, as far as the doctor reads it. */
export function releaseData(id: VersionId): ReleaseData {
  const found = releases.find((release) => release.id === id);
  if (!found) {
    throw new Error(`Unknown release "${id}".`);
  }
  const entries = (name: string) =>
    (read(`${found.docs}/_data/${name}.json`) as {entries: never[]}).entries;
  const source = read(
    `packages/docs-check/facts/${found.id}/source.json`,
  ) as SourceFacts;
  const named = (kind: string) =>
    source.entries.filter((entry) => entry.kind === kind).map(({name}) => name);
  return {
    release: found.release,
    path: found.path,
    keys: entries('window-config'),
    options: entries('data-source-options'),
    customizations: entries('customizations'),
    renames: entries('config-renames'),
    changes: entries('changes'),
    archives: entries('archive-compatibility'),
    modules: named('module'),
    packages: named('package'),
    slugs: slugsOf(found.docs),
  };
}

/** The doctor's reference data for a release; the site build writes it for the page. */
export function knowledgeFor(id: VersionId): Knowledge {
  return knowledgeOf(
    releaseData(id),
    releases
      .filter((release) => release.id !== id)
      .map(({id: other}) => releaseData(other)),
  );
}
