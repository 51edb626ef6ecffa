/**
 * Why: breadcrumbs, version, and what can be done with a page are one row, so that the title is
 * near the top.
 * How: wraps the theme's component (safe; theme-classic 3.10.2), and adds the theme's badge and
 * the site's actions after it. The site has no generated index pages, the only others with
 * breadcrumbs.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import MarkdownAlternate from '@site/src/features/markdown-alternate';
import {markdownUrl} from '@site/src/chrome/markdownUrl';
import {
  ChangesForNewer,
  CompareEntries,
} from '@site/src/features/comparison/CompareLinks';
import PageHead from '@site/src/features/page-layout/PageHead';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {permalink, editUrl} = useDoc().metadata;
  const {isLast} = useDocsVersion();
  return (
    <PageHead>
      <DocBreadcrumbs />
      <DocVersionBadge className={clsx(!isLast && 'badge--older')} />
      <ChangesForNewer />
      {/* A new page gets a new button, so that the confirmation of the last one disappears. */}
      <MarkdownAlternate
        key={permalink}
        address={markdownUrl(permalink, baseUrl)}
        editUrl={editUrl}>
        <CompareEntries />
      </MarkdownAlternate>
    </PageHead>
  );
}
