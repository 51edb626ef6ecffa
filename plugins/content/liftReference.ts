/**
 * The reference is a section of its own in the sidebar, right after the one whose folder it is in: readers look names
 * up from every section, and would have to open that one first.
 */
import type {Options} from '@docusaurus/plugin-content-docs';

type Generator = Exclude<Options['sidebarItemsGenerator'], null | undefined>;
type Item = Awaited<ReturnType<Generator>>[number];

const isReference = (item: Item) =>
  item.type === 'category' &&
  item.link?.type === 'doc' &&
  item.link.id.endsWith('/reference/index');

/** The items, in which the category of a page `…/reference/index` follows the one that it was in. */
export function withReferenceLifted(items: readonly Item[]): Item[] {
  return items.flatMap((item) =>
    item.type === 'category'
      ? [
          {
            ...item,
            items: item.items.filter((inner) => !isReference(inner)),
          },
          ...item.items.filter(isReference),
        ]
      : [item],
  );
}

/** The option of the docs plugin. */
export const liftReference: Generator = async ({
  defaultSidebarItemsGenerator,
  ...folder
}) => withReferenceLifted(await defaultSidebarItemsGenerator(folder));
