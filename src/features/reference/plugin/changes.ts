/**
 * Changes of methods and events, from `changes.json`: reference tables show them after the
 * name, with a link to the explanation in the guide.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {addDependency} from '../../../../plugins/content/dependencies';
import {readJson} from '../../../../plugins/content/read-json';

type Change = {to: string; page?: string; anchor?: string; covers?: string[]};

/** "Changed in 3.10", and the path of the explanation relative to the page, if there is one. */
export type ChangeMark = {text: string; url?: string};

/**
 * The mark for one member.
 *
 * @param folder the `_data` folder of the page's version
 * @param page path of the page's file
 * @param member `service.name`
 * @returns its newest change, or undefined if none is known
 */
export function changeOf(
  folder: string,
  page: string,
  member: string,
): ChangeMark | undefined {
  const file = path.join(folder, 'changes.json');
  addDependency(page, file);
  if (!existsSync(file)) {
    return undefined;
  }
  const {entries} = readJson(file) as {entries: Change[]};
  for (const change of entries) {
    for (const covered of change.covers ?? []) {
      const [what, , name] = covered.split(' ');
      if (name !== member || what === 'removed' || !change.page) {
        continue;
      }
      const target = ['.mdx', '.md']
        .map((ending) => path.join(folder, '..', change.page + ending))
        .find((candidate) => existsSync(candidate));
      if (!target) {
        throw new Error(
          `changes.json: the page ${change.page} for the change of ${member} does not exist.`,
        );
      }
      const relative = path
        .relative(path.dirname(page), target)
        .split(path.sep)
        .join('/');
      return {
        text: `${what === 'added' ? 'New' : 'Changed'} in ${change.to}`,
        url: `${relative.startsWith('.') ? relative : `./${relative}`}${change.anchor ? `#${change.anchor}` : ''}`,
      };
    }
  }
  return undefined;
}

const root = path.resolve(__dirname, '../../../..');

/** A release of the site: its line, and the folder of its pages from the site's root. */
export type DescribedRelease = {id: string; line: string; docs: string};

/**
 * The mark of an entry that the release before does not list.
 *
 * @param releases the latest first
 * @param page path of the page's file
 * @param entry the folder, file, and list that it is in, the key of its name, and its name
 * @returns undefined if the site has no release before, or if that has no such list
 */
export function newIn(
  releases: readonly DescribedRelease[],
  page: string,
  entry: {
    folder: string;
    data: string;
    list: string;
    key: string;
    name: string;
  },
): ChangeMark | undefined {
  const docs = path.dirname(entry.folder);
  const index = releases.findIndex(
    (release) => path.join(root, release.docs) === docs,
  );
  const [release, previous] = [releases[index], releases[index + 1]];
  if (!release || !previous) {
    return undefined;
  }
  const file = path.join(root, previous.docs, '_data', `${entry.data}.json`);
  addDependency(page, file);
  if (!existsSync(file)) {
    return {text: `New in ${release.line}`};
  }
  const list = (readJson(file) as Record<string, unknown>)[entry.list];
  const isListed =
    !Array.isArray(list) ||
    (list as Record<string, unknown>[]).some(
      ({[entry.key]: name}) => String(name) === entry.name,
    );
  return isListed ? undefined : {text: `New in ${release.line}`};
}
