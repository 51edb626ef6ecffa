/**
 * Writes `sbom.cdx.json` into the build: the packages whose code a reader's browser gets.
 * The bundler knows them; `node_modules` has twenty times as many.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import packageJson from '../../package.json';
import {bomOf} from './bom';
import {bundledFiles, packagesOf, type Compilation} from './modules';

const bomFile = 'sbom.cdx.json';

/** What is used of the bundler; methods, as webpack and Rspack take other arguments. */
type Compiler = {
  hooks: {
    done: {
      tap(
        name: string,
        done: (stats: {compilation: Compilation}) => void,
      ): void;
    };
  };
};

export default function shippedPackages(): Plugin {
  const name = 'shipped-packages';
  let files: string[] = [];
  return {
    name,

    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {
        plugins: [
          {
            apply: (compiler: Compiler) =>
              compiler.hooks.done.tap(name, (stats) => {
                files = bundledFiles(stats.compilation);
              }),
          },
        ],
      };
    },

    postBuild({outDir}) {
      const packages = packagesOf(files);
      if (packages.length === 0) {
        throw new Error(
          'The bundler named no package of the client bundles, so the bill of materials would be empty. Does it report its modules in another way now? See plugins/shipped-packages.',
        );
      }
      const bom = bomOf(
        {
          name: packageJson.name,
          version: packageJson.version,
          licence: packageJson.license,
        },
        packages,
      );
      writeFileSync(
        path.join(outDir, bomFile),
        `${JSON.stringify(bom, null, 2)}\n`,
      );
      return Promise.resolve();
    },
  };
}
