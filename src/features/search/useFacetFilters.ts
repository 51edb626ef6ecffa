import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  mergeFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {
  tagOfVersion,
  unversionedTag,
  type FacetFilters,
} from '@ohif-docs/search/runtime/client';
import {useReadersVersion} from '@site/src/features/versions';

/**
 * The filters of the modal's search: `searchParameters.facetFilters` of the configuration
 * and, with `contextualSearch`, the reader's language and version.
 */
export function useFacetFilters(): FacetFilters {
  const {searchParameters, contextualSearch} = useAlgoliaThemeConfig().algolia;
  const {currentLocale} = useDocusaurusContext().i18n;
  const {name} = useReadersVersion();
  const ofTheReader = [
    `language:${currentLocale}`,
    [
      `docusaurus_tag:${unversionedTag}`,
      `docusaurus_tag:${tagOfVersion(name)}`,
    ],
  ];
  return (
    mergeFacetFilters(
      contextualSearch ? ofTheReader : [],
      searchParameters?.facetFilters,
    ) ?? []
  );
}
