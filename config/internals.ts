/**
 * Compares internals.json with the installed packages. The list has everything of the framework
 * that the site relies on and that no version number promises: theme components that are replaced
 * or wrapped, class names of its style modules, modules that it does not export, exact strings.
 *
 * `npx vitest run --project unit config/internals.test.ts` says after an upgrade what has changed,
 * and where to look. Then adapt `usedIn`, and write the new digest into the list.
 */
import {createHash} from 'node:crypto';

export type Internal = {
  /** Below node_modules. */
  file: string;
  /** Of the whole file: it is copied, or what it does is built upon. */
  digest?: string;
  /** Strings that the file must contain; instead of a digest. */
  has?: string[];
  usedIn: string;
  why: string;
};

export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * @param read the text of a file; undefined if there is none
 * @returns a sentence for each entry that is no longer true
 */
export function changedInternals(
  list: readonly Internal[],
  read: (file: string) => string | undefined,
): string[] {
  return list.flatMap((internal) => {
    const {file, digest, has, usedIn, why} = internal;
    const look = `Look at ${usedIn}: ${why}`;
    const text = read(file);
    if (text === undefined) {
      return [`${file} is gone. ${look}`];
    }
    if (!digest === !has?.length) {
      return [`${file} has neither a digest nor strings, or both. ${look}`];
    }
    const missing = has?.filter((part) => !text.includes(part)) ?? [];
    return [
      ...(digest && digest !== digestOf(text)
        ? [`${file} has changed (now ${digestOf(text)}). ${look}`]
        : []),
      ...missing.map((part) => `${file} no longer has "${part}". ${look}`),
    ];
  });
}

/** Names of classes of style modules, which the bundler extends by a hash. */
export const hashedClasses = (text: string): string[] =>
  Array.from(text.matchAll(/\[class\*=\\?['"]([\w-]+)/g), ([, name]) => name!);

/** Modules that a package does not promise: `internal`, and files of `lib` or `dist`. */
export const internalModules = (text: string): string[] =>
  Array.from(
    text.matchAll(
      /(?:from|import\(|require\.resolve\()\s*(?:\/\*.*?\*\/\s*)?'((?:@docusaurus\/|@docsearch\/|docusaurus-)[^']*\/(?:internal|lib\/[^']*|dist\/[^']*\.js))'/g,
    ),
    ([, name]) => name!,
  );
