/** The texts that a command checks: of files, of folders, and of standard input. */
import {lstatSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isSourceFolder} from '../upgrade/kinds';

/** `why` instead of a text: it cannot be read. */
export type Input = {path: string} & (
  {text: string; why?: undefined} | {why: string}
);

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

function read(name: string, bytes: () => Buffer): Input {
  try {
    const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
    return {path: name, text: decoder.decode(bytes())};
  } catch (error) {
    return {path: name, why: messageOf(error)};
  }
}

/** The files below a folder, in a fixed order. Links are not followed. */
function* below(folder: string, name: string): Generator<string> {
  const entries = readdirSync(path.resolve(folder, name), {
    withFileTypes: true,
  }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const inside = path.join(name, entry.name).replaceAll('\\', '/');
    if (entry.isFile()) {
      yield inside;
    } else if (entry.isDirectory() && isSourceFolder(entry.name)) {
      yield* below(folder, inside);
    }
  }
}

/**
 * One that cannot be read does not stop the others.
 *
 * @param names of files and folders; `-` is standard input
 * @param folder that they start from
 * @param ofFolder which files of a folder are checked: by name, then by text
 */
export function readInputs(
  names: readonly string[],
  folder: string,
  ofFolder: {
    named: (name: string) => boolean;
    like?: (name: string, text: string) => boolean;
  },
): Input[] {
  const file = (name: string) =>
    read(name.replaceAll('\\', '/'), () =>
      readFileSync(path.resolve(folder, name)),
    );
  const {named, like = () => true} = ofFolder;
  return names.flatMap((name): Input[] => {
    if (name === '-') {
      return [read('-', () => readFileSync(0))];
    }
    try {
      if (!lstatSync(path.resolve(folder, name)).isDirectory()) {
        return [file(name)];
      }
      const found = [...below(folder, name)]
        .filter(named)
        .map(file)
        .filter((one) => one.why !== undefined || like(one.path, one.text));
      return found.length
        ? found
        : [{path: name, why: 'no file in this folder is one to check'}];
    } catch (error) {
      return [{path: name, why: messageOf(error)}];
    }
  });
}
