/** The archive's own scripts, each one classic script: browsers load no modules from `file://`. */
import path from 'node:path';
import {build} from 'esbuild';
import {colorMode} from '../../config/color-mode';
import packageJson from '../../package.json';
import type {Texts} from './texts';

/** `chrome >= 109` -> `chrome109`: the site's browsers, as the bundler names them. */
const targets = packageJson.browserslist.map((browser) =>
  browser.replace(/\s*>=\s*/, ''),
);

/** @returns the bundled script of `browser/<name>.ts` */
export async function bundleScript(
  name: 'offline' | 'search',
  texts: Texts,
): Promise<Uint8Array> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'browser', `${name}.ts`)],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: targets,
    define: {
      ARCHIVE_TEXTS: JSON.stringify(texts),
      ARCHIVE_COLOR_MODE: JSON.stringify(colorMode.defaultMode),
    },
  });
  return outputFiles[0]!.contents;
}
