/** The archive's own scripts, each one classic script: browsers load no modules from `file://`. */
import path from 'node:path';
import {build} from 'esbuild';
import {colorMode} from '../../config/color-mode';
import {scriptOptions} from '../../plugins/chrome';
import type {Texts} from './texts';

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
