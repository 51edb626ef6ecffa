/**
 * What `changes.json` says of a method or an event: reference tables show it behind the
 * name, with a link to where the guide explains it.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../remembered/read-json';

type Change = {to: string; page?: string; anchor?: string; covers?: string[]};

/** "Changed in 3.10", and where to read about it, relative to the page. */
export type ChangeMark = {text: string; url: string};

/**
 * The mark for one member.
 *
 * @param folder the `_data` folder of the page's version
 * @param page path of the page's file
 * @param member `service.name`
 * @returns the newest change of it, or undefined where nothing is known to have changed
 */
export function changeOf(
  folder: string,
  page: string,
  member: string,
): ChangeMark | undefined {
  const file = path.join(folder, 'changes.json');
  if (!existsSync(file)) return undefined;
  const {entries} = readJson(file) as {entries: Change[]};
  for (const change of entries) {
    for (const covered of change.covers ?? []) {
      const [what, , name] = covered.split(' ');
      if (name !== member || what === 'removed' || !change.page) continue;
      const target = ['.mdx', '.md']
        .map((ending) => path.join(folder, '..', change.page + ending))
        .find((candidate) => existsSync(candidate));
      if (!target) {
        throw new Error(
          `changes.json: the page ${change.page} of the change of ${member} is not there.`,
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
