/**
 * Finds versions that exist in the repository but not in `config/releases.ts`. Nothing
 * would check their pages, so each one is reported with the entry to add.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {releases, type Release} from '../../../config/releases';
import type {Problem} from '../report';

const versionedDocs = 'versioned_docs';
const versionsFile = 'versions.json';

/**
 * The entry of a version as `docusaurus docs:version` cuts it. What cannot be derived from
 * the name is `TODO`, which is reported until it is filled in.
 */
const entryOf = (id: string) =>
  `{id: '${id}', release: '${id}.TODO', line: '${id}', label: '${id}', path: '${id}', docs: '${versionedDocs}/version-${id}', status: 'maintained', source: {repository: 'TODO', commit: 'TODO', builtFrom: 'TODO'}, packages: {core: 'TODO'}, cornerstone3d: {release: 'TODO', repository: 'TODO', commit: 'TODO'}},`;

const foldersIn = (root: string) => {
  const folder = path.join(root, versionedDocs);
  return existsSync(folder)
    ? readdirSync(folder, {withFileTypes: true})
        .filter((entry) => entry.isDirectory())
        .map(({name}) => name)
        .sort()
    : [];
};

function versionNames(root: string): string[] {
  const file = path.join(root, versionsFile);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as string[])
    : [];
}

export function unlistedReleases(
  root: string,
  listed: readonly Pick<Release, 'id' | 'docs'>[] = releases,
): Problem[] {
  const problem = (file: string, id: string): Problem => ({
    file,
    line: 1,
    check: 'releases',
    name: id,
    message: `is not in config/releases.ts, so none of its pages is checked. Add it to \`releases\`: ${entryOf(id)}`,
  });
  return [
    ...foldersIn(root)
      .map((name) => `${versionedDocs}/${name}`)
      .filter((folder) => listed.every(({docs}) => docs !== folder))
      .map((folder) =>
        problem(folder, path.basename(folder).replace(/^version-/, '')),
      ),
    ...versionNames(root)
      .filter((name) => listed.every(({id}) => id !== name))
      .map((name) => problem(versionsFile, name)),
    ...listed
      .filter((release) => JSON.stringify(release).includes('TODO'))
      .map(({id}) => ({
        file: 'config/releases.ts',
        line: 1,
        check: 'releases',
        name: id,
        message:
          'still has a TODO in its entry. Write the exact release, its source, and the packages that its pages are checked against: CONTRIBUTING.md, "Cut a version".',
      })),
  ];
}
