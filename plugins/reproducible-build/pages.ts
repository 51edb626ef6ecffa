/**
 * The framework's pages plugin, with the pages of `src/pages` sorted by file name. The
 * framework keeps the order of the file system (its docs plugin sorts), and the list is in
 * files that are named after the hash of their content, so two builds of one commit would
 * differ. Maintainers who check a published build against its commit would miss it.
 *
 * It accepts the options of `@docusaurus/plugin-content-pages`. Turn off the preset's own.
 */
import pagesPlugin, {
  validateOptions,
  type PluginOptions,
} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

export type {Options} from '@docusaurus/plugin-content-pages';

export default async function pagesInOrder(
  context: LoadContext,
  options: unknown,
): Promise<Plugin> {
  const plugin = await pagesPlugin(context, options as PluginOptions);
  return {
    ...plugin,
    async loadContent() {
      return inOrder((await plugin.loadContent?.()) ?? []);
    },
  } as Plugin;
}

pagesInOrder.validateOptions =
  validateOptions as PluginModule['validateOptions'];

/** Sorts by code units, which do not depend on the locale of the machine. */
export function inOrder<Page extends {source: string}>(
  pages: readonly Page[],
): Page[] {
  return [...pages].sort((a, b) =>
    a.source < b.source ? -1 : Number(a.source > b.source),
  );
}
