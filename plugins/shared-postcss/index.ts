/**
 * Makes each PostCSS plugin once. The framework names them (`postcss-preset-env`) with their options, and its loader
 * makes them anew for each of some hundred style sheets: longer than what they then do.
 */
import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

type PostCssOptions = Parameters<NonNullable<Plugin['configurePostCss']>>[0];

type MakePlugin = (options: unknown) => unknown;

/**
 * The same settings with plugins instead of their names.
 *
 * @param load the module of a name
 * @throws if a name is no module
 */
export function withMadePlugins(
  options: PostCssOptions,
  load: (name: string) => MakePlugin,
): PostCssOptions {
  return {
    ...options,
    plugins: options.plugins.map((plugin: unknown) => {
      const [name, own] = [plugin].flat();
      return typeof name === 'string' ? load(name)(own) : plugin;
    }),
  };
}

export default function sharedPostCss(): Plugin {
  const load = createRequire(__filename);
  return {
    name: 'shared-postcss',
    configurePostCss: (options) =>
      withMadePlugins(options, (name) => load(name) as MakePlugin),
  };
}
