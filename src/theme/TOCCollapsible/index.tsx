/**
 * Why: the table of contents of small screens opens before React is there, and without it.
 * How: replaces the theme's component (safe; theme-classic 3.10.2): `<details>` does it.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

export default function TOCCollapsible({
  toc,
  className,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  return (
    <details
      className={clsx(styles.tocCollapsible, className)}
      // Escape, a click elsewhere, and a link in it close it (src/chrome/dropdowns.ts).
      data-menu="">
      <summary className={styles.tocCollapsibleButton}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component">
          On this page
        </Translate>
      </summary>
      <TOCItems
        toc={toc}
        minHeadingLevel={minHeadingLevel}
        maxHeadingLevel={maxHeadingLevel}
      />
    </details>
  );
}
