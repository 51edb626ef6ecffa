/**
 * The site's search client for React parts: the modal and the search page ask the same
 * one, so that an index is loaded once.
 */
import {useCallback} from 'react';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {
  embeddedAppId,
  searchClient,
  type SiteSearchClient,
} from '@ohif-docs/search/runtime/client';
import {useReadersVersion} from '@site/src/features/versions';

export {asQuery} from './queryText';
export {mainLinks} from './mainLinks';

let client: SiteSearchClient | undefined;

/** For use in the browser only; made on first use. */
export function useSearchClient(): {
  getClient: () => SiteSearchClient;
  /** Whether a hosted service is configured. */
  isHosted: boolean;
} {
  const {siteConfig} = useDocusaurusContext();
  const keys = (siteConfig.themeConfig as ThemeConfig).algolia;
  return {
    getClient: () =>
      (client ??= searchClient({
        keys,
        root: new URL(siteConfig.baseUrl, window.location.origin).href,
      })),
    isHosted: keys.appId !== embeddedAppId,
  };
}

/**
 * The address of the search page for a query: there the pages of the version are
 * searched which the reader is reading, as the modal does.
 */
export function useSearchPageLink(): (query: string) => string {
  const createSearchLink = useSearchLinkCreator();
  const {name, isLast} = useReadersVersion();
  return useCallback(
    (query) => createSearchLink(query) + (isLast ? '' : `&version=${name}`),
    [createSearchLink, name, isLast],
  );
}
