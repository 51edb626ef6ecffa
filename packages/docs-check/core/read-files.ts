/** Reads folders and JSON files. The site's build loads this file as well. */
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

/** @throws with the name of the file if it is missing or is not JSON */
export function requireJson<Value>(file: string): Value {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch (error) {
    throw new Error(
      `Cannot read ${path.relative('.', file)}: ${(error as Error).message}. Restore it, or correct its syntax.`,
      {cause: error},
    );
  }
}

/**
 * The text and the value of a file; undefined if it is missing or is not JSON, which the check of
 * the schemas reports for reference data. Other files need their own error.
 */
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
