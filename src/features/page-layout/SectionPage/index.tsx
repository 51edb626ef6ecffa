import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import showcase from '@generated/showcase/default/navigation.json';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import DocRootLayout from '@theme/DocRoot/Layout';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import {tools, type Tool} from '@site/config/tools';
import PageHead from '../PageHead';
import {InSection} from './InSection';
import styles from './styles.module.css';

type Step = {title: string; permalink: string};

/** The pages of an item and below it; a group of a gallery is a part of a page. */
function stepsOf(item: PropSidebarItem): Step[] {
  if (item.type === 'html') {
    return [];
  }
  const ownStep =
    item.href && !item.href.includes('#')
      ? [{title: item.label, permalink: item.href}]
      : [];
  return item.type === 'link'
    ? ownStep
    : [...ownStep, ...item.items.flatMap(stepsOf)];
}

const samePage = (one: string, other: string) =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '');

/** A page that the sidebar has below the page of a tool, of which it is a result. */
type Further = Pick<Tool, 'path' | 'title'> & {below: string};

/** The pages of `src/pages` that have a sidebar. */
type Section = {name: string; items: PropSidebarItem[]; steps: Step[]};

function sectionsOf(baseUrl: string, further?: Further): Section[] {
  const link = ({path, title}: Pick<Tool, 'path' | 'title'>) => ({
    type: 'link' as const,
    label: title,
    href: baseUrl + path.slice(1),
    // The theme has breadcrumbs only for a link with an id.
    docId: path,
  });
  const itemOf = (tool: Tool): PropSidebarItem => {
    const pages = tool.path === further?.below ? [further] : (tool.pages ?? []);
    return pages.length
      ? {
          ...link(tool),
          type: 'category',
          collapsed: true,
          collapsible: true,
          items: pages.map(link),
        }
      : link(tool);
  };
  const ofTools: PropSidebarItem = {
    ...link({path: '/tools', title: 'Tools'}),
    type: 'category',
    collapsed: false,
    collapsible: false,
    items: tools.map(itemOf),
  };
  return [
    {name: 'showcase', items: showcase},
    {name: 'tools', items: [ofTools]},
  ].map((section) => ({...section, steps: section.items.flatMap(stepsOf)}));
}

/**
 * The section that a page belongs to.
 *
 * @param permalink of a page of `src/pages`, or of the page of a tool
 * @param further the page itself, if it is below that of a tool, and only there while it is open
 */
export function sectionOf(
  permalink: string,
  baseUrl: string,
  further?: Further,
): Section | undefined {
  return sectionsOf(baseUrl, further).find(({steps}) =>
    steps.some((step) => samePage(step.permalink, permalink)),
  );
}

type FrameProps = {
  section: Section;
  /** What search engines and the tab get. */
  head: ComponentProps<typeof PageMetadata>;
  /** The headings of the page, in the rail and, on a phone, above the text. */
  toc: Props['content']['toc'];
  hideToc?: boolean;
  /** Buttons in the row of the breadcrumbs. */
  actions: ReactNode;
  /** After the text. */
  foot?: ReactNode;
  children: ReactNode;
};

function Column({
  section: {steps},
  toc,
  actions,
  foot,
  children,
}: FrameProps): ReactNode {
  const {pathname} = useLocation();
  const place = steps.findIndex(({permalink}) => samePage(permalink, pathname));
  return (
    <>
      <article>
        <PageHead>
          <DocBreadcrumbs />
          {actions}
        </PageHead>
        {toc.length > 0 && (
          <TOCCollapsible
            toc={toc}
            className={clsx(ThemeClassNames.docs.docTocMobile, styles.phone)}
          />
        )}
        <div className="markdown">{children}</div>
        {foot}
      </article>
      {place >= 0 && (
        <DocPaginator previous={steps[place - 1]} next={steps[place + 1]} />
      )}
    </>
  );
}

/** The layout of a page of the docs: sidebar, breadcrumbs, headings, previous and next. */
export function SectionFrame(props: FrameProps): ReactNode {
  const {section, head, toc, hideToc} = props;
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.mdxPages,
        ThemeClassNames.page.mdxPage,
      )}>
      <InSection value>
        <Layout>
          <PageMetadata {...head} />
          <DocsSidebarProvider name={section.name} items={section.items}>
            <DocRootLayout>
              <div className="row">
                <div className={clsx('col', styles.text)}>
                  <Column {...props} />
                </div>
                {toc.length > 0 && !hideToc && (
                  <div className={clsx('col', styles.headings)}>
                    <TOC toc={toc} />
                  </div>
                )}
              </div>
            </DocRootLayout>
          </DocsSidebarProvider>
        </Layout>
      </InSection>
    </HtmlClassNameProvider>
  );
}

/** A Markdown page of the showcase or of the tools. */
export default function SectionPage({
  content: Content,
  section,
  actions,
}: {
  content: Props['content'];
  section: Section;
  actions: ReactNode;
}): ReactNode {
  const {metadata, assets, toc} = Content;
  const {title, description, frontMatter, ...edited} = metadata;
  const {editUrl, lastUpdatedAt, lastUpdatedBy} = edited;
  return (
    <SectionFrame
      section={section}
      head={{
        title,
        description,
        keywords: frontMatter.keywords,
        image: assets.image ?? frontMatter.image,
      }}
      toc={toc}
      hideToc={Boolean(frontMatter.hide_table_of_contents)}
      actions={actions}
      foot={
        (editUrl ?? lastUpdatedAt ?? lastUpdatedBy) && (
          <EditMetaRow
            className={ThemeClassNames.pages.pageFooterEditMetaRow}
            editUrl={editUrl}
            lastUpdatedAt={lastUpdatedAt}
            lastUpdatedBy={lastUpdatedBy}
          />
        )
      }>
      <MDXContent>
        <Content />
      </MDXContent>
    </SectionFrame>
  );
}
