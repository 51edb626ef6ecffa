/**
 * Code that versions share is stored once: if `examples/<name>/3.9/` lacks a file, the next newer
 * version's file is used. Pages and checks still name the folder of their own version.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

const versioned =
  /^(.*[\\/]examples[\\/][^\\/]+)[\\/](current|\d+\.\d+)(?=[\\/]|$)(.*)$/;

/** `current` comes after all numbers. */
const byAge = new Intl.Collator('en', {numeric: true}).compare;

/** The path, and the same in each newer version, the next one first. Other paths stand alone. */
function inNewer(place: string): string[] {
  const [, example, version, rest] = versioned.exec(place) ?? [];
  if (!example || !existsSync(example)) {
    return [place];
  }
  const newer = readdirSync(example, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && byAge(entry.name, version!) > 0)
    .map(({name}) => name)
    .sort(byAge);
  return [place, ...newer.map((name) => path.join(example, name + rest!))];
}

/** Where a file of an example is: in the version that the path names, or in a newer one. */
export const onDisk = (file: string): string =>
  inNewer(file).find((place) => existsSync(place)) ?? file;

/** Where each file of an example's folder is, those that it shares included, by its path below the folder. */
export function filesOf(folder: string): Map<string, string> {
  const files = inNewer(folder)
    .reverse()
    .filter((place) => existsSync(place))
    .flatMap((place) =>
      readdirSync(place, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const file = path.join(entry.parentPath, entry.name);
          const name = path.relative(place, file).split(path.sep).join('/');
          return [name, file] as const;
        }),
    );
  return new Map([...new Map(files)].sort(([a], [b]) => (a < b ? -1 : 1)));
}
