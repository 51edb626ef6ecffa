/**
 * Collapses and expands the sidebar of the docs, before and after hydration: React does not
 * know of it (src/theme/DocSidebar/Desktop/CollapseButton).
 */

/** @returns whether the click was for one of its two buttons */
export function onSidebarClick(target: Element): boolean {
  const sidebar = target
    .closest('button[data-sidebar]')
    ?.closest<HTMLElement>('.theme-doc-sidebar-container');
  if (!sidebar) {
    return false;
  }
  const isCollapsed = sidebar.toggleAttribute('data-collapsed');
  // The other button is in the place of the one that had the focus.
  sidebar
    .querySelector<HTMLElement>(
      `[data-sidebar="${isCollapsed ? 'expand' : 'collapse'}"]`,
    )
    ?.focus({preventScroll: true});
  return true;
}
