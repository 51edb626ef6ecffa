/**
 * The framework's pages plugin, with the pages of `src/pages` in the order of their
 * files' names. By itself it keeps them in the order in which the file system happens to
 * answer (its docs plugin does sort), and two builds of one commit would not be the same:
 * the list goes into files whose names are hashes of their content.
 *
 * In: the options of `@docusaurus/plugin-content-pages`. The preset's own is to be off.
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

/** The pages by the names of their files, compared as code units: no locale of a machine has a say. */
export function inOrder<Page extends {source: string}>(
  pages: readonly Page[],
): Page[] {
  return [...pages].sort((a, b) =>
    a.source < b.source ? -1 : Number(a.source > b.source),
  );
}
