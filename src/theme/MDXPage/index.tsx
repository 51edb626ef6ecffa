/**
 * Why: the Markdown pages outside the docs can also be copied and read as Markdown; those of
 * the showcase have the navigation of the docs.
 * How: wraps the theme's component (theme-classic 3.10.2, which does not list it for
 * swizzling; it is used as it is). Button and menu go into the content that the page is
 * given: it has no other place above its text. A page of a section is drawn by
 * src/features/page-layout/SectionPage.
 */
import {useMemo, type ReactNode} from 'react';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MarkdownAlternate from '@site/src/features/markdown-alternate';
import AlternateHead from '@site/src/features/markdown-alternate/AlternateHead';
import {markdownUrl} from '@site/src/chrome/markdownUrl';
import PageHead from '@site/src/features/page-layout/PageHead';
import SectionPage, {
  sectionOf,
} from '@site/src/features/page-layout/SectionPage';

export default function MDXPageWrapper({content, ...props}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {permalink, editUrl} = content.metadata;
  const alternate = markdownUrl(permalink, baseUrl);
  const section = sectionOf(permalink, baseUrl);
  const inSection = section !== undefined;
  const actions = (
    <MarkdownAlternate key={permalink} address={alternate} editUrl={editUrl} />
  );
  const withActions = useMemo(() => {
    const Content = content;
    return Object.assign(
      (contentProps: object) => (
        <>
          <AlternateHead address={alternate} />
          {inSection ? (
            <Content {...contentProps} />
          ) : (
            <>
              <PageHead>
                <MarkdownAlternate address={alternate} editUrl={editUrl} />
              </PageHead>
              <div className="markdown">
                <Content {...contentProps} />
              </div>
            </>
          )}
        </>
      ),
      content,
    );
  }, [content, alternate, editUrl, inSection]);
  return section ? (
    <SectionPage content={withActions} section={section} actions={actions} />
  ) : (
    <MDXPage {...props} content={withActions} />
  );
}
