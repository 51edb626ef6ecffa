import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * The label of the innermost category that a page is in.
 *
 * @param items of a sidebar
 * @returns undefined for a page of the first level, and for a category's own page there
 */
export function sectionAround(
  permalink: string,
  items: readonly PropSidebarItem[],
  section?: string,
): string | undefined {
  for (const item of items) {
    if (item.type === 'html') {
      continue;
    }
    if (item.href === permalink) {
      return section;
    }
    const found =
      item.type === 'category' &&
      sectionAround(permalink, item.items, item.label);
    if (found) {
      return found;
    }
  }
  return undefined;
}
