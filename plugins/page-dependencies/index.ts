/**
 * Tells the bundler which other files a page was made of (reference data, included
 * files, the catalogue of pictures), so that `npm start` shows a change of one at once, and a build never takes
 * the page of yesterday out of the bundler's cache.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {includedFilesOf} from '../included-files/include';
import {dataFilesOf} from '../reference-data/data';
import {catalogueOf} from '../viewer-pictures';

export default function pageDependencies(): Plugin {
  return {
    name: 'page-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // `test` would make the framework take this for one of its own MDX rules.
            include: /\.mdx?$/,
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'loader.cjs'),
                options: {filesOf},
              },
            ],
          },
        ],
      },
    }),
  };
}

/** Files that the page's text names. Exported for its test. */
export function filesOf(source: string, page: string): string[] {
  return [
    ...includedFilesOf(source, page),
    ...dataFilesOf(source, page),
    ...catalogueOf(source),
  ];
}
