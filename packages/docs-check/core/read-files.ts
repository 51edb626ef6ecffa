/** Folders and JSON files that may be missing. The build of the site loads this file, too. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Paths of files below a folder, sorted, with slashes on every system; none without the folder. */
export const filesBelow = (folder: string, wanted: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => wanted.test(file))
        .sort()
    : [];

/** A file and its value, or undefined where it is missing or no JSON: the check of the schemas reports that. */
export function readJson<Value>(
  file: string,
): {text: string; value: Value} | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return {text, value: JSON.parse(text) as Value};
  } catch {
    return undefined;
  }
}
