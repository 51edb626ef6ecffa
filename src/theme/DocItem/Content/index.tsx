/**
 * Why: every doc page can be copied and read as Markdown.
 * How: wraps the theme's component (safe; theme-classic 3.10.2) and puts the button and
 * the link above it, outside the page's text.
 */
import type {ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageTwin from '@site/src/components/PageTwin';
import {twinAddress} from '@site/src/components/PageTwin/twinAddress';

export default function ContentWrapper(props: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {permalink} = useDoc().metadata;
  return (
    <>
      {/* Another page is another button: what it said of the last one goes. */}
      <PageTwin key={permalink} address={twinAddress(permalink, baseUrl)} />
      <Content {...props} />
    </>
  );
}
