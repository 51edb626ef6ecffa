/**
 * The framework's debug area (`/__docusaurus/debug`), which shows the content of all
 * plugins, without the place of the site on the machine that built it: a published site
 * says nothing of that machine, and two builds in two folders are the same.
 *
 * The preset's own is to be off.
 */
import path from 'node:path';
import debugPlugin from '@docusaurus/plugin-debug';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function debugWithoutPaths(
  context: LoadContext,
): Promise<Plugin> | Plugin {
  const plugin = debugPlugin(context) as Plugin;
  const entry = require.resolve('@docusaurus/plugin-debug');
  return {
    ...plugin,
    // The plugin says it relative to its own folder, which is not the one of this file.
    getThemePath: () =>
      path.resolve(path.dirname(entry), plugin.getThemePath!()),
    async allContentLoaded({allContent, actions}) {
      await plugin.allContentLoaded!({
        allContent: withoutFolder(allContent, context.siteDir),
        actions,
      });
    },
  };
}

/** The same data with `@site` in the place of a folder, as the framework writes it elsewhere. */
export function withoutFolder<Data>(data: Data, folder: string): Data {
  return JSON.parse(
    JSON.stringify(data, (_, value: unknown) =>
      typeof value === 'string' && isBelow(value, folder)
        ? path.posix.join(
            '@site',
            value.slice(folder.length).replaceAll('\\', '/'),
          )
        : value,
    ),
  ) as Data;
}

const isBelow = (file: string, folder: string) =>
  file === folder || file.startsWith(folder + path.sep);
