/**
 * Changes of methods and events, from `changes.json`: reference tables show them after the
 * name, with a link to the explanation in the guide.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {addDependency} from '../dependencies';
import {readJson} from '../read-json';

type Change = {to: string; page?: string; anchor?: string; covers?: string[]};

/** "Changed in 3.10", and the path of the explanation relative to the page. */
export type ChangeMark = {text: string; url: string};

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
