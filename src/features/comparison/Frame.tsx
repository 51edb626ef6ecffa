import {type ComponentProps, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {markdownUrl} from '@site/src/chrome/markdownUrl';
import MarkdownAlternate, {
  AlternateHead,
} from '@site/src/features/markdown-alternate';
import {SectionFrame, sectionOf} from '@site/src/features/page-layout';

/** The page of the list, as the sidebar of the tools has it. */
const list = '/versions/compare';

/** A page that compares releases, among the tools; it can be read as Markdown. */
export default function Frame({
  title,
  description,
  permalink,
  toc = [],
  children,
}: {
  title: string;
  description: string;
  permalink: string;
  /** Its headings, for the rail. */
  toc?: ComponentProps<typeof SectionFrame>['toc'];
  children: ReactNode;
}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const alternate = markdownUrl(permalink, baseUrl);
  const path = `/${permalink.slice(baseUrl.length)}`;
  const further = path === list ? undefined : {path, title, below: list};
  return (
    <SectionFrame
      section={sectionOf(permalink, baseUrl, further)!}
      head={{title, description}}
      toc={toc}
      actions={<MarkdownAlternate key={pathname} address={alternate} />}>
      <AlternateHead address={alternate} />
      <Heading as="h1">{title}</Heading>
      {children}
    </SectionFrame>
  );
}
