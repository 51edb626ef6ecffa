/**
 * The framework's debug area (`/__docusaurus/debug`), which shows the content of all
 * plugins, without the path of the site's folder. So a published site does not reveal the
 * machine that built it, and builds in two folders are the same.
 *
 * Turn off the preset's own debug plugin.
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
    // The plugin's path is relative to its own folder.
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

/** Replaces a folder with `@site`, as the framework does elsewhere. */
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
