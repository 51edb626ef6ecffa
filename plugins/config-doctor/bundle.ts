/**
 * Bundles the worker of the page as one classic script, without the bundler of the site:
 * the parser is made smaller on the way (parser.ts), and the names of its methods are shortened.
 * Of 54 kB (brotli), 43 are left. `bundle.test.ts` compares the results of the script
 * with those of the rules.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {minify} from '@swc/core';
import {build} from 'esbuild';
import packageJson from '../../package.json';
import {forReaders} from './parser';

/** `chrome >= 109` -> `chrome109`: the site's browsers, as the bundler names them. */
const targets = packageJson.browserslist.map((browser) =>
  browser.replace(/\s*>=\s*/, ''),
);

/** Names of the parser's own properties. */
const ofParser =
  /^(?:(?:parse|check|start|is|cur|last|can|in|init|token|await|yield|allow)[A-Z]\w*|(?:read|finish)[A-Z_]\w*|(?:regexp_|dummy|toAssign|skip|should|treat|current|declare|enter|exit|potential|super|look)\w+|update\w*)$/;

/** Browser APIs that match the pattern above and must keep their names. */
const ofBrowsers =
  /^(?:startsWith|lastIndex(?:Of)?|is(?:Array|Integer|Finite|NaN|SafeInteger)|parse(?:Int|Float))$/;

/** @returns the script of the worker */
export async function bundleWorker(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [
      path.resolve(__dirname, '../../packages/doctor/worker/worker.ts'),
    ],
    bundle: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    legalComments: 'none',
    target: targets,
    mangleProps: ofParser,
    reserveProps: ofBrowsers,
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
  // Smaller by 1 kB than what the bundler itself makes.
  const {code} = await minify(outputFiles[0]!.text, {
    compress: {passes: 3},
    mangle: {toplevel: true},
    ecma: 2020,
  });
  return code;
}
