/**
 * Why: makes the site's own components usable in Markdown without an import, and lets
 * the keyboard scroll a table that is too wide.
 * How: wraps the theme's list (safe; theme-classic 3.10.2) and adds to it.
 */
import MDXComponents from '@theme-original/MDXComponents';
import ScrollableTable from '@site/src/components/ScrollableTable';
import ViewerPicture from '@site/src/components/ViewerPicture';

export default {
  ...MDXComponents,
  table: ScrollableTable,
  ViewerPicture,
};
