/**
 * Why: makes the site's own components usable in Markdown without an import, and lets
 * the keyboard scroll a table that is too wide.
 * How: wraps the theme's list (safe; theme-classic 3.10.2) and adds to it.
 */
import MDXComponents from '@theme-original/MDXComponents';
import Diagram from '@site/src/components/Diagram';
import ScrollableTable from '@site/src/components/ScrollableTable';
import {
  UpgradeArea,
  UpgradeOverview,
  UpgradeTick,
} from '@site/src/components/UpgradeOverview';
import ViewerPicture from '@site/src/components/ViewerPicture';

export default {
  ...MDXComponents,
  table: ScrollableTable,
  Diagram,
  UpgradeArea,
  UpgradeOverview,
  UpgradeTick,
  ViewerPicture,
};
