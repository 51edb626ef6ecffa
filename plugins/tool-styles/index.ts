/**
 * Keeps the styles of the tools out of the style sheet of the site. The framework puts
 * all styles into one file that every page loads; a file that is named
 * `*.tool.module.css` stays with the script of the page that imports it, and only the
 * HTML of that page links to it: no other page gets larger, and nothing waits for scripts.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {linkStyles, type Manifest} from './manifest';

/** The names of all other style sheets. */
const stylesOfSite = /^(?!.*\.tool\.module\.css$)/;

type CacheGroups = {styles?: false | {name?: unknown; type?: unknown}};

/**
 * Changes to the bundler's configuration for the browser.
 *
 * @param cacheGroups the framework's
 * @throws if the framework no longer collects all styles in one group
 */
export function keepToolStyles(cacheGroups: CacheGroups | undefined): {
  optimization: {splitChunks: {cacheGroups: {styles: {test: RegExp}}}};
} {
  const {styles} = cacheGroups ?? {};
  if (!styles || styles.type !== 'css/mini-extract' || 'test' in styles) {
    throw new Error(
      'The framework no longer collects all styles in the group "styles". Update plugins/tool-styles/index.ts.',
    );
  }
  return {
    optimization: {splitChunks: {cacheGroups: {styles: {test: stylesOfSite}}}},
  };
}

type Compiler = {
  hooks: {afterEmit: {tap: (name: string, write: () => void) => void}};
};

const name = 'tool-styles';

export default function toolStyles({generatedFilesDir}: LoadContext): Plugin {
  const linkFromPages = ({hooks}: Compiler) =>
    hooks.afterEmit.tap(name, () => {
      const manifest = path.join(generatedFilesDir, 'client-manifest.json');
      const registry = path.join(generatedFilesDir, 'registry.js');
      const linked = linkStyles(
        JSON.parse(readFileSync(manifest, 'utf8')) as Manifest,
        readFileSync(registry, 'utf8'),
      );
      writeFileSync(manifest, JSON.stringify(linked));
    });
  return {
    name,
    configureWebpack({optimization, mode}, isServer) {
      if (isServer) {
        // The server writes no styles.
        return {};
      }
      const groups = optimization?.splitChunks;
      return {
        ...keepToolStyles(groups ? groups.cacheGroups : undefined),
        // The development server writes neither manifest nor HTML of pages.
        plugins: mode === 'production' ? [{apply: linkFromPages}] : [],
      };
    },
  };
}
