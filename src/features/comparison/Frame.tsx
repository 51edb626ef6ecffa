import {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {markdownUrl} from '@site/src/chrome/markdownUrl';
import MarkdownAlternate, {
  AlternateHead,
} from '@site/src/features/markdown-alternate';
import {PageHead} from '@site/src/features/page-layout';

/** A page of the site about versions, which can be read as Markdown. */
export default function Frame({
  title,
  description,
  permalink,
  children,
}: {
  title: string;
  description: string;
  permalink: string;
  children: ReactNode;
}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const alternate = markdownUrl(permalink, siteConfig.baseUrl);
  return (
    <Layout title={title} description={description}>
      <AlternateHead address={alternate} />
      <main className="container margin-vert--lg">
        <article>
          <PageHead>
            <MarkdownAlternate key={pathname} address={alternate} />
          </PageHead>
          <Heading as="h1">{title}</Heading>
          {children}
        </article>
      </main>
    </Layout>
  );
}
