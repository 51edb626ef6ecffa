/**
 * Why: on a page with a sidebar, the theme's link leads to the sidebar while React is not there, and
 * always without scripts.
 * How: replaces the theme's component (safe; theme-classic 3.10.2) by a link to what is below the
 * navbar, or next to the sidebar; src/chrome/skipLink.ts also focuses it. As the theme's, it is
 * where the keyboard begins on the next page.
 */
import {useContext, useEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {InSection} from '@site/src/features/page-layout/SectionPage/InSection';
import {focusOnce} from '@site/src/chrome/skipLink';
import styles from './styles.module.css';

/** Of the main element next to a sidebar. */
export const mainId = 'main-content';

function useTarget(): string {
  const inSection = useContext(InSection);
  const {activeDoc} = useActiveDocContext(undefined);
  return inSection || activeDoc?.sidebar ? mainId : SkipToContentFallbackId;
}

export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const target = useTarget();
  const history = useHistory();
  const {pathname, hash} = history.location;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && !hash && history.action === 'PUSH') {
      focusOnce(region.current!);
    }
    shown.current = pathname;
  }, [pathname, hash, history]);
  return (
    <div
      ref={region}
      role="region"
      aria-label={translate({
        id: 'theme.common.skipToMainContent',
        message: 'Skip to main content',
        description:
          'The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation',
      })}>
      <a className={styles.link} href={`#${target}`} data-skip-link="">
        <Translate
          id="theme.common.skipToMainContent"
          description="The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation">
          Skip to main content
        </Translate>
      </a>
    </div>
  );
}
