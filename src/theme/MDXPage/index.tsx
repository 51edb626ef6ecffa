/**
 * Why: the Markdown pages outside the docs can be copied and read as Markdown, too, and
 * have a card each.
 * How: wraps the theme's component (theme-classic 3.10.2, which does not list it for
 * swizzling; it is used as it is). Button and link go into the content that the page is
 * given: it has no other place above its text.
 */
import {useMemo, type ReactNode} from 'react';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageTwin from '@site/src/components/PageTwin';
import TwinHead from '@site/src/components/PageTwin/TwinHead';
import {twinAddress} from '@site/src/components/PageTwin/twinAddress';

export default function MDXPageWrapper({content, ...props}: Props): ReactNode {
  const {baseUrl, title: site} = useDocusaurusContext().siteConfig;
  const withTwin = useMemo(() => {
    const Content = content;
    const {metadata, assets} = content;
    const {permalink, title, frontMatter} = metadata;
    const twin = twinAddress(permalink, baseUrl);
    return Object.assign(
      (contentProps: object) => (
        <>
          <TwinHead
            address={twin}
            title={title ?? ''}
            docs={site}
            hasPicture={!!(assets.image ?? frontMatter.image)}
          />
          <PageTwin address={twin} />
          <Content {...contentProps} />
        </>
      ),
      content,
    );
  }, [content, baseUrl, site]);
  return <MDXPage {...props} content={withTwin} />;
}
