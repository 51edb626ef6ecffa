/** The archive's own scripts, each one classic script: browsers load no modules from `file://`. */
import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';
import {colorMode} from '../../config/color-mode';
import packageJson from '../../package.json';
import type {Texts} from './texts';

/** `chrome >= 109` -> `chrome109`: the site's browsers, as the bundler names them. */
const targets = packageJson.browserslist.map((browser) =>
  browser.replace(/\s*>=\s*/, ''),
);

/** How each script is bundled. */
export const scriptOptions = {
  bundle: true,
  write: false,
  format: 'iife',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  target: targets,
} as const satisfies BuildOptions;

/** @returns the bundled script of `browser/<name>.ts` */
export async function bundleScript(
  name: 'offline' | 'search',
  texts: Texts,
): Promise<Uint8Array> {
  const {outputFiles} = await build({
    ...scriptOptions,
    entryPoints: [path.join(__dirname, 'browser', `${name}.ts`)],
    define: {
      ARCHIVE_TEXTS: JSON.stringify(texts),
      ARCHIVE_COLOR_MODE: JSON.stringify(colorMode.defaultMode),
    },
  });
  return outputFiles[0]!.contents;
}
