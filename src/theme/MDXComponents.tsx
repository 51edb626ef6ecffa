/**
 * Why: makes the site's own components usable in Markdown without an import.
 * How: wraps the theme's list (safe; theme-classic 3.10.2) and adds to it.
 */
import MDXComponents from '@theme-original/MDXComponents';
import ViewerPicture from '@site/src/components/ViewerPicture';

export default {
  ...MDXComponents,
  ViewerPicture,
};
