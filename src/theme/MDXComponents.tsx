/**
 * Why: lets the keyboard scroll a table that is too wide. A folded section is one of HTML, which
 * opens before React is there, and stays open; the theme's animates it by script. The site's own components are
 * not here, so that only the pages that use one load it (plugins/content/custom-components.ts).
 * How: wraps the theme's list (safe; theme-classic 3.10.2) and adds to it.
 */
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import MDXComponents from '@theme-original/MDXComponents';
import ScrollableTable from '@site/src/features/tables';

function Details({className, ...props}: ComponentProps<'details'>): ReactNode {
  return (
    <details {...props} className={clsx('alert alert--info', className)} />
  );
}

export default {
  ...MDXComponents,
  Details,
  table: ScrollableTable,
};
