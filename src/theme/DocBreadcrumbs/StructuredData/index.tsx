/**
 * Why: search engines get the breadcrumbs that the reader sees: with the start page, and
 * each address as the page's own canonical one has it, without a redirect.
 * How: wraps the theme's component (safe; theme-classic 3.10.2) and completes its input.
 */
import type {ReactNode} from 'react';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';

export default function StructuredDataWrapper({breadcrumbs}: Props): ReactNode {
  const {baseUrl, title, trailingSlash} = useDocusaurusContext().siteConfig;
  const items = breadcrumbs.map((item) =>
    item.href === undefined
      ? item
      : {
          ...item,
          href: applyTrailingSlash(item.href, {baseUrl, trailingSlash}),
        },
  );
  const home: Props['breadcrumbs'] =
    items.at(0)?.href === baseUrl
      ? []
      : [{type: 'link', label: title, href: baseUrl}];
  return <StructuredData breadcrumbs={[...home, ...items]} />;
}
