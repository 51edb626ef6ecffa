/** The search request of the modal, except for the query. */
import {useMemo} from 'react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import type {
  FacetFilters,
  QueryRequest,
} from '@ohif-docs/search/runtime/client';

const hitsPerPage = 20;

/** On a phone, snippets are shorter. */
const isNarrow = () => window.matchMedia('(max-width: 768px)').matches;

export function useRequest(
  facetFilters: FacetFilters,
): Omit<QueryRequest, 'query'> {
  const {indexName, searchParameters} = useAlgoliaThemeConfig().algolia;
  const filters = JSON.stringify(facetFilters);
  return useMemo(
    () => ({
      indexName,
      hitsPerPage,
      attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
      attributesToSnippet: [`content:${isNarrow() ? 5 : 10}`],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      ...searchParameters,
      facetFilters: JSON.parse(filters) as FacetFilters,
    }),
    [indexName, searchParameters, filters],
  );
}
