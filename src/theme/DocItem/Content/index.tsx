/**
 * Why: every doc page can be copied and read as Markdown, and compared with its other
 * version; its version is remembered as the one that the reader reads.
 * How: wraps the theme's component (safe; theme-classic 3.10.2) and puts the button and
 * the links above it, outside the page's text.
 */
import type {ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CompareLinks from '@site/src/components/VersionComparison/CompareLinks';
import MarkdownAlternate from '@site/src/components/MarkdownAlternate';
import {useRememberVersion} from '@site/src/components/RememberedVersion';
import {markdownUrl} from '@site/src/components/MarkdownAlternate/markdownUrl';

export default function ContentWrapper(props: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {permalink} = useDoc().metadata;
  useRememberVersion();
  return (
    <>
      {/* A new page gets a new button, so that the confirmation of the last one disappears. */}
      <MarkdownAlternate
        key={permalink}
        address={markdownUrl(permalink, baseUrl)}>
        <CompareLinks />
      </MarkdownAlternate>
      <Content {...props} />
    </>
  );
}
