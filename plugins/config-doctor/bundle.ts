/**
 * Bundles the worker of the page as one classic script, without the bundler of the site:
 * the parser is made smaller on the way (parser.ts).
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import packageJson from '../../package.json';
import {forReaders} from './parser';

/** `chrome >= 109` -> `chrome109`: the site's browsers, as the bundler names them. */
const targets = packageJson.browserslist.map((browser) =>
  browser.replace(/\s*>=\s*/, ''),
);

/** @returns the script of the worker */
export async function bundleWorker(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [
      path.resolve(__dirname, '../../packages/doctor/worker/worker.ts'),
    ],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: targets,
    plugins: [
      {
        name: 'parser-for-readers',
        setup(bundler) {
          bundler.onLoad(
            {filter: /[\\/]acorn(-loose)?\.mjs$/},
            ({path: file}) => ({
              contents: forReaders(file, readFileSync(file, 'utf8')),
            }),
          );
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}
