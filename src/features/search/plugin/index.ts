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
        resolve: {alias: docSearchAliases()},
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

/**
 * The theme's own aliases for DocSearch 3 point at a form of it that cannot be shaken:
 * the button on every page would bring the whole of it along.
 */
function docSearchAliases(): Record<string, string> {
  const shakeable = require.resolve('@docsearch/react/dist/esm/index.js');
  return {
    '@docsearch/react$': shakeable,
    '@docsearch/react/version': shakeable,
    '@docsearch/react/useDocSearchKeyboardEvents': shakeable,
    '@docsearch/react/useTheme': shakeable,
  };
}
