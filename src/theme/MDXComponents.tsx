/**
 * Why: lets the keyboard scroll a table that is too wide. The site's own components are
 * not here, so that only the pages that use one load it (plugins/content/custom-components.ts).
 * How: wraps the theme's list (safe; theme-classic 3.10.2) and adds to it.
 */
import MDXComponents from '@theme-original/MDXComponents';
import ScrollableTable from '@site/src/features/tables';

export default {
  ...MDXComponents,
  table: ScrollableTable,
};
