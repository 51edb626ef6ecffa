/**
 * Configures the bundler and the server of `docusaurus start` for the search. That server
 * builds no HTML, so it serves the index of the last build; before the first build, the
 * search modal asks for one. plugins/built-pages writes the index.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {previewIndexFolder} from '../../../../plugins/built-pages/consumers/search-records';

export default function searchIndex(context: LoadContext): Plugin {
  const lastIndex = previewIndexFolder(context.siteDir);
  return {
    name: 'search-index',

    configureWebpack() {
      return {
        resolve: {
          alias: {
            // The theme's own alias points at a form of DocSearch that cannot be shaken: the
            // theme's configuration, which every page reads, would bring the whole of it along.
            '@docsearch/react/version':
              require.resolve('@docsearch/react/dist/esm/index.js'),
          },
        },
        // Read by `docusaurus start` only.
        devServer: {
          static: [
            {directory: lastIndex, publicPath: context.baseUrl, watch: false},
          ],
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
