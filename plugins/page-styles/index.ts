/**
 * A page loads the styles of its own parts only. The framework puts those of all pages into one
 * file, because its pages link only to the files of the entry. Here, that file has the styles of
 * the layouts (`@theme/…`), and each page keeps its own. The framework's list of files
 * (`client-manifest.json`) says which styles belong to which module: the framework asks it for the
 * modules of a page, and writes the links.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type ChunkGroup = {
  origins: readonly {request?: string}[];
  getFiles(): readonly string[];
};

type Manifest = {
  /** The keys of the assets that a module needs. */
  origins: Record<string, (string | number)[]>;
  assets: Record<string, Record<string, {file: string}[]>>;
};

/**
 * @param manifest the framework's list of files
 * @param groups the chunks that are loaded together, with the modules that ask for them
 * @returns the list, with the styles of each module
 * @throws if no module has styles: the bundler then merges them, or names modules differently
 */
export function withStyles(
  manifest: Manifest,
  groups: Iterable<ChunkGroup>,
): Manifest {
  const {origins, assets} = structuredClone(manifest);
  // A file that two modules need must be one object: the framework compares by identity.
  const files = new Map<string, {file: string}>();
  const assetOf = (file: string) => {
    const asset = files.get(file) ?? {file};
    files.set(file, asset);
    return asset;
  };
  for (const group of groups) {
    const css = group.getFiles().filter((file) => file.endsWith('.css'));
    for (const {request} of css.length > 0 ? group.origins : []) {
      if (request) {
        origins[request] = [request];
        assets[request] = {css: css.map(assetOf)};
      }
    }
  }
  if (files.size === 0) {
    throw new Error(
      'No module of a page has styles of its own: see plugins/page-styles/index.ts.',
    );
  }
  return {...manifest, origins, assets};
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
                },
              },
            },
            plugins: [
              {
                apply(compiler: {
                  hooks: {
                    afterEmit: {
                      tap(
                        name: string,
                        run: (compilation: {
                          chunkGroups: Iterable<ChunkGroup>;
                        }) => void,
                      ): void;
                    };
                  };
                }) {
                  compiler.hooks.afterEmit.tap('page-styles', (compilation) => {
                    const manifest = JSON.parse(
                      readFileSync(file, 'utf8'),
                    ) as Manifest;
                    writeFileSync(
                      file,
                      JSON.stringify(
                        withStyles(manifest, compilation.chunkGroups),
                      ),
                    );
                  });
                },
              },
            ],
          },
  };
}
