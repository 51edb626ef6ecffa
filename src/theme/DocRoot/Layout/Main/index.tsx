/**
 * Why: the link past the navigation leads to the text, not to the sidebar, without scripts too.
 * How: replaces the theme's component (unsafe; theme-classic 3.10.2), whose element has no id. The
 * width next to a collapsed sidebar is in ../../../DocSidebar/Desktop/CollapseButton.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout/Main';
import {mainId} from '@site/src/theme/SkipToContent';
import styles from './styles.module.css';

export default function Main({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <main id={mainId} className={clsx(styles.main, !sidebar && styles.wide)}>
      <div className={clsx('container padding-bottom--lg', styles.column)}>
        {children}
      </div>
    </main>
  );
}
