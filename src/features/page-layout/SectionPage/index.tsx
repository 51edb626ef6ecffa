import type {ReactNode} from 'react';
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

/** The pages of `src/pages` that have a sidebar. */
type Section = {name: string; items: PropSidebarItem[]; steps: Step[]};

function sectionsOf(baseUrl: string): Section[] {
  const link = ({path, title}: Pick<Tool, 'path' | 'title'>) => ({
    type: 'link' as const,
    label: title,
    href: baseUrl + path.slice(1),
    // The theme has breadcrumbs only for a link with an id.
    docId: path,
  });
  const itemOf = ({pages = [], ...tool}: Tool): PropSidebarItem =>
    pages.length
      ? {
          ...link(tool),
          type: 'category',
          collapsed: true,
          collapsible: true,
          items: pages.map(link),
        }
      : link(tool);
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
 * @param permalink of a page of `src/pages`
 */
export function sectionOf(
  permalink: string,
  baseUrl: string,
): Section | undefined {
  return sectionsOf(baseUrl).find(({steps}) =>
    steps.some((step) => samePage(step.permalink, permalink)),
  );
}

function Column({
  content: Content,
  section: {steps},
  actions,
}: {
  content: Props['content'];
  section: Section;
  actions: ReactNode;
}): ReactNode {
  const {editUrl, lastUpdatedAt, lastUpdatedBy} = Content.metadata;
  const {pathname} = useLocation();
  const place = steps.findIndex(({permalink}) => samePage(permalink, pathname));
  return (
    <>
      <article>
        <PageHead>
          <DocBreadcrumbs />
          {actions}
        </PageHead>
        {Content.toc.length > 0 && (
          <TOCCollapsible
            toc={Content.toc}
            className={clsx(ThemeClassNames.docs.docTocMobile, styles.phone)}
          />
        )}
        <div className="markdown">
          <MDXContent>
            <Content />
          </MDXContent>
        </div>
        {(editUrl ?? lastUpdatedAt ?? lastUpdatedBy) && (
          <EditMetaRow
            className={ThemeClassNames.pages.pageFooterEditMetaRow}
            editUrl={editUrl}
            lastUpdatedAt={lastUpdatedAt}
            lastUpdatedBy={lastUpdatedBy}
          />
        )}
      </article>
      <DocPaginator previous={steps[place - 1]} next={steps[place + 1]} />
    </>
  );
}

/**
 * A page of the showcase or of the tools, in the layout of a page of the docs: sidebar,
 * breadcrumbs, previous and next. `actions` go into the row of the breadcrumbs.
 */
export default function SectionPage({
  content,
  section,
  actions,
}: {
  content: Props['content'];
  section: Section;
  actions: ReactNode;
}): ReactNode {
  const {metadata, assets, toc} = content;
  const {title, description, frontMatter} = metadata;
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <HtmlClassNameProvider
      className={clsx(
        frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages,
        ThemeClassNames.page.mdxPage,
      )}>
      <InSection value>
        <Layout>
          <PageMetadata
            title={title}
            description={description}
            keywords={frontMatter.keywords}
            image={assets.image ?? frontMatter.image}
          />
          <DocsSidebarProvider name={section.name} items={section.items}>
            <DocRootLayout>
              <div className="row">
                <div className={clsx('col', styles.text)}>
                  <Column
                    content={content}
                    section={section}
                    actions={actions}
                  />
                </div>
                {hasToc && (
                  <div className={clsx('col', styles.headings)}>
                    <TOC
                      toc={toc}
                      minHeadingLevel={frontMatter.toc_min_heading_level}
                      maxHeadingLevel={frontMatter.toc_max_heading_level}
                    />
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
