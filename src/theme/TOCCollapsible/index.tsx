/**
 * Why: the table of contents of small screens opens before React is there, and without it; closed,
 * it says which part of the page is read.
 * How: replaces the theme's component (safe; theme-classic 3.10.2): `<details>` does the first.
 */
import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

const activeClass = 'table-of-contents__link--active';

/** The text of the first level above the active link, which the theme marks while the page scrolls. */
function useActivePart() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [part, setPart] = useState('');
  useEffect(() => {
    const update = () =>
      setPart(
        ref.current?.querySelector(`ul > li:has(.${activeClass}) > a`)
          ?.textContent ?? '',
      );
    // The list below has been marked before.
    update();
    const observer = new MutationObserver(update);
    observer.observe(ref.current!, {
      subtree: true,
      attributeFilter: ['class'],
    });
    return () => observer.disconnect();
  }, []);
  return {ref, part};
}

export default function TOCCollapsible({
  toc,
  className,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  const {ref, part} = useActivePart();
  return (
    <details
      ref={ref}
      className={clsx(styles.tocCollapsible, className)}
      // Escape, a click elsewhere, and a link in it close it (src/chrome/dropdowns.ts).
      data-menu="">
      <summary className={styles.tocCollapsibleButton}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component">
          On this page
        </Translate>
        <span className={styles.part} aria-hidden="true">
          {part}
        </span>
      </summary>
      <TOCItems
        toc={toc}
        linkClassName="table-of-contents__link toc-highlight-collapsible"
        linkActiveClassName={activeClass}
        minHeadingLevel={minHeadingLevel}
        maxHeadingLevel={maxHeadingLevel}
      />
    </details>
  );
}
