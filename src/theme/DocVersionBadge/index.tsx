/**
 * Why: the badge is in the row of the breadcrumbs (../DocBreadcrumbs), and not between it and the
 * title, where the theme's page has it.
 * How: replaces the theme's component (safe; theme-classic 3.10.2) with nothing; that row
 * shows the theme's own.
 */
export default function DocVersionBadge(): null {
  return null;
}
