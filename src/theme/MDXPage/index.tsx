/**
 * Why: the Markdown pages outside the docs can also be copied and read as Markdown, and
 * have a card each.
 * How: wraps the theme's component (theme-classic 3.10.2, which does not list it for
 * swizzling; it is used as it is). Button and link go into the content that the page is
 * given: it has no other place above its text.
 */
import {useMemo, type ReactNode} from 'react';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MarkdownAlternate from '@site/src/components/MarkdownAlternate';
import AlternateHead from '@site/src/components/MarkdownAlternate/AlternateHead';
import {markdownUrl} from '@site/src/components/MarkdownAlternate/markdownUrl';

export default function MDXPageWrapper({content, ...props}: Props): ReactNode {
  const {baseUrl, title: site} = useDocusaurusContext().siteConfig;
  const withTwin = useMemo(() => {
    const Content = content;
    const {metadata, assets} = content;
    const {permalink, title, frontMatter} = metadata;
    const alternate = markdownUrl(permalink, baseUrl);
    return Object.assign(
      (contentProps: object) => (
        <>
          <AlternateHead
            address={alternate}
            title={title ?? ''}
            docs={site}
            hasPicture={!!(assets.image ?? frontMatter.image)}
          />
          <MarkdownAlternate address={alternate} />
          <Content {...contentProps} />
        </>
      ),
      content,
    );
  }, [content, baseUrl, site]);
  return <MDXPage {...props} content={withTwin} />;
}
