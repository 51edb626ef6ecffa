import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import type {FacetFilters} from '@site/search/browser/client';

/**
 * Which pages the modal searches: those that `searchParameters.facetFilters` of the
 * configuration let through and, with `contextualSearch`, those of the language and the
 * version that is read.
 */
export function useFacetFilters(): FacetFilters {
  const {searchParameters} = useAlgoliaThemeConfig().algolia;
  const ofThePage = useAlgoliaContextualFacetFiltersIfEnabled();
  return mergeFacetFilters(ofThePage, searchParameters?.facetFilters) ?? [];
}
