/**
 * Bundles the script of the chrome (src/chrome) and names it in the head of every page. Its file is
 * a small one that all pages share; it is requested together with the styles, and runs as soon as
 * it is there. What the reader clicks on before has to wait for the styles, too.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync, type BuildOptions} from 'esbuild';
import type {LoadContext, Plugin} from '@docusaurus/types';
import packageJson from '../package.json';

/** How a classic script is bundled. */
export const scriptOptions = {
  bundle: true,
  write: false,
  format: 'iife',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  // `chrome >= 109` -> `chrome109`: the site's browsers, as the bundler names them.
  target: packageJson.browserslist.map((browser) =>
    browser.replace(/\s*>=\s*/, ''),
  ),
} as const satisfies BuildOptions;

function bundle(entry: string): string {
  const {outputFiles} = buildSync({...scriptOptions, entryPoints: [entry]});
  return outputFiles[0]!.text.trim();
}

/** A script of the built site, which has the hash of its content in its name. */
export function scriptFile(name: string, entry: string) {
  const script = bundle(entry);
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const file = `assets/${name}.${hash}.js`;
  const write = (outDir: string) => {
    mkdirSync(path.join(outDir, 'assets'), {recursive: true});
    writeFileSync(path.join(outDir, file), script);
  };
  return {script, file, write};
}

const folder = path.join(__dirname, '../src/chrome');

export default function chrome({baseUrl}: LoadContext): Plugin {
  const {script, file, write} = scriptFile(
    'chrome',
    path.join(folder, 'index.ts'),
  );
  return {
    name: 'chrome',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: bundle(path.join(folder, 'failures.ts')),
        },
        {
          tagName: 'script',
          // The development server has no file.
          ...(process.env.NODE_ENV === 'production'
            ? {
                attributes: {
                  src: baseUrl + file,
                  async: true,
                  fetchpriority: 'high',
                },
              }
            : {innerHTML: script}),
        },
      ],
    }),
    postBuild: ({outDir}) => write(outDir),
  };
}
