/**
 * Puts the worker of a tool on the site, as one classic script outside the bundler of the
 * site: a page starts it by its URL, which the strict policy allows.
 */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import {minify} from '@swc/core';
import {build} from 'esbuild';
import packageJson from '../../package.json';

/** `chrome >= 109` -> `chrome109`: the site's browsers, as esbuild names them. */
const targets = packageJson.browserslist.map((browser) =>
  browser.replace(/\s*>=\s*/, ''),
);

/**
 * @param entry path of the worker's first file
 * @returns its script, with everything that it imports
 */
async function bundleWorker(entry: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    legalComments: 'none',
    target: targets,
    minifySyntax: true,
  });
  // Smaller than what the bundler itself makes.
  const {code} = await minify(outputFiles[0]!.text, {
    compress: {passes: 3, hoist_props: false, collapse_vars: false},
    mangle: {toplevel: true},
    ecma: 2020,
  });
  return code;
}

/**
 * The parts of a plugin that puts one worker on the site.
 *
 * @param name of the plugin
 * @param entry path of the worker's first file
 */
export function toolWorker(
  {generatedFilesDir, baseUrl}: LoadContext,
  name: string,
  entry: string,
) {
  let file = '';
  let script = '';
  return {
    /** Writes the script for `docusaurus start`. Returns its path below the base URL. */
    create: async ({
      createData,
    }: Pick<PluginContentLoadedActions, 'createData'>): Promise<string> => {
      script = await bundleWorker(entry);
      const hash = createHash('sha256').update(script).digest('hex');
      file = `assets/${name}.${hash.slice(0, 8)}.js`;
      await createData(file, script);
      return file;
    },

    configureWebpack: () =>
      ({
        devServer: {
          static: [
            {
              directory: path.join(generatedFilesDir, name, 'default'),
              publicPath: baseUrl,
              watch: false,
            },
          ],
        },
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,

    postBuild: async ({outDir}: {outDir: string}): Promise<void> => {
      await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
      await writeFile(path.join(outDir, file), script);
    },
  };
}
