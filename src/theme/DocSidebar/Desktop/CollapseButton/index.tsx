/**
 * Why: the sidebar collapses before React is there, and without it.
 * How: replaces the theme's component (unsafe; theme-classic 3.10.2), and with it the state that
 * the theme keeps: src/chrome/sidebar.ts changes an attribute of the sidebar, and the
 * styles follow it. Both buttons are there, so that a collapsed sidebar can be expanded.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import IconArrow from '@theme/Icon/Arrow';
import styles from './styles.module.css';

export default function CollapseButton(): ReactNode {
  const collapse = translate({
    id: 'theme.docs.sidebar.collapseButtonTitle',
    message: 'Collapse sidebar',
    description: 'The title attribute for collapse button of doc sidebar',
  });
  const expand = translate({
    id: 'theme.docs.sidebar.expandButtonTitle',
    message: 'Expand sidebar',
    description:
      'The ARIA label and title attribute for expand button of doc sidebar',
  });
  return (
    <>
      <button
        type="button"
        title={collapse}
        aria-label={collapse}
        data-sidebar="collapse"
        className={clsx(
          'button button--secondary button--outline',
          styles.collapseSidebarButton,
        )}>
        <IconArrow className={styles.collapseSidebarButtonIcon} />
      </button>
      <button
        type="button"
        title={expand}
        aria-label={expand}
        data-sidebar="expand"
        className={clsx('clean-btn', styles.expandSidebarButton)}>
        <IconArrow className={styles.expandSidebarButtonIcon} />
      </button>
    </>
  );
}
