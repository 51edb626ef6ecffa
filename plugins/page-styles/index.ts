/**
 * Each page loads only the styles it uses. The framework puts the styles of all pages into one
 * file, because a page links only to the files of the entry. Here, that file has the styles of the
 * layouts (`@theme/…`) and those that very many pages share, and each page keeps its own. The
 * framework's list of files (`client-manifest.json`) then says which styles belong to which
 * module; the framework looks up the modules of a page there, and writes the links.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type ChunkGroup = {
  origins: readonly {request?: string}[];
  getFiles(): readonly string[];
};

type Compiler = {
  hooks: {
    afterEmit: {
      tap(
        name: string,
        run: (compilation: {chunkGroups: Iterable<ChunkGroup>}) => void,
      ): void;
    };
  };
};

type Manifest = {
  entrypoints: string[];
  /** The keys of the assets that a module needs. */
  origins: Record<string, (string | number)[]>;
  assets: Record<string, Record<string, {file: string}[]>>;
};

/**
 * @param manifest the framework's list of files
 * @param groups the chunks that are loaded together, with the modules that ask for them
 * @returns the list, with the style sheets of each module, except those that all pages link to
 * @throws if no page has a style sheet of its own, because the bundler has merged them all
 */
export function withStyles(
  manifest: Manifest,
  groups: Iterable<ChunkGroup>,
): Manifest {
  const {entrypoints, origins, assets} = structuredClone(manifest);
  const onAllPages = new Set(
    entrypoints
      .flatMap((name) => origins[name] ?? [])
      .flatMap((key) => assets[key]?.css ?? [])
      .map(({file}) => file),
  );
  let hasStyles = false;
  for (const group of groups) {
    const own = group
      .getFiles()
      .filter((file) => file.endsWith('.css') && !onAllPages.has(file));
    for (const {request} of own.length > 0 ? group.origins : []) {
      if (request) {
        hasStyles = true;
        // A page links once to each key.
        origins[request] = own;
        for (const file of own) {
          assets[file] = {css: [{file}]};
        }
      }
    }
  }
  if (!hasStyles) {
    throw new Error(
      'No page has its own style sheet, because the bundler merges them: see plugins/page-styles/index.ts.',
    );
  }
  return {entrypoints, origins, assets};
}

/** Names of the chunks of layouts, in the framework's list of chunks. */
export const layoutsIn = (registry: string): Set<string> =>
  new Set(
    Array.from(
      registry.matchAll(/webpackChunkName: "(\w+)" \*\/ "@theme\/(?!Debug)/g),
      ([, name]) => name!,
    ),
  );

/** @throws if the framework no longer names layouts in this way */
function isLayout(registryFile: string) {
  const layouts = layoutsIn(readFileSync(registryFile, 'utf8'));
  if (layouts.size === 0) {
    throw new Error(
      `${registryFile} names no layout: see plugins/page-styles.`,
    );
  }
  return ({name}: {name?: string | null}) =>
    name === 'main' || layouts.has(name ?? '');
}

export default function pageStyles({generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  return {
    name: 'page-styles',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  styles: {
                    chunks: isLayout(
                      path.join(generatedFilesDir, 'registry.js'),
                    ),
                  },
                  // A page that needs no other file is drawn a round trip earlier.
                  'shared-styles': {
                    name: 'styles',
                    type: 'css/mini-extract',
                    chunks: 'all',
                    minChunks: 80,
                    enforce: true,
                    priority: 40,
                  },
                },
              },
            },
            plugins: [
              {
                apply({hooks}: Compiler) {
                  hooks.afterEmit.tap('page-styles', ({chunkGroups}) => {
                    const manifest = JSON.parse(
                      readFileSync(file, 'utf8'),
                    ) as Manifest;
                    writeFileSync(
                      file,
                      JSON.stringify(withStyles(manifest, chunkGroups)),
                    );
                  });
                },
              },
            ],
          },
  };
}
