/** Bundles the script in the head of every page, and the file that it loads. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import packageJson from '../../package.json';

/** `chrome >= 109` -> `chrome109`: the site's browsers, as the bundler names them. */
const targets = packageJson.browserslist.map((browser) =>
  browser.replace(/\s*>=\s*/, ''),
);

/**
 * The texts of the controls in a language.
 *
 * @param file the site's messages, as `npm run translations` writes them; relative to this
 * repository, because all settings are shown in the debug area
 * @throws if the file or one of the messages is missing
 */
export function readMessages<Name extends string>(
  ids: Readonly<Record<Name, string>>,
  file: string,
): Record<Name, string> {
  const messagesFile = path.resolve(__dirname, '../..', file);
  if (!existsSync(messagesFile)) {
    throw new Error(
      `The messages of the site are missing: ${file}. Write them with "npm run translations".`,
    );
  }
  const messages = JSON.parse(readFileSync(messagesFile, 'utf8')) as Record<
    string,
    {message: string}
  >;
  return Object.fromEntries(
    Object.entries<string>(ids).map(([name, id]) => {
      const text = messages[id]?.message;
      if (text === undefined) {
        throw new Error(
          `${file} has no message "${id}", which the first script of a page needs. Write it with "npm run translations".`,
        );
      }
      return [name, text];
    }),
  ) as Record<Name, string>;
}

/**
 * One classic script.
 *
 * @param entry in page/
 * @param define constants of the script, as JSON
 */
export function bundlePageScript(
  entry: 'index' | 'later',
  define: Record<string, string>,
): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, `page/${entry}.ts`)],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: targets,
    define,
  });
  return outputFiles[0]!.text.trim();
}
