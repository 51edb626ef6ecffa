import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  tagOfVersion,
  unversionedTag,
  type FacetFilters,
} from '@ohif-docs/search/runtime/client';

/**
 * @param version its pages, and those of no version; undefined for all pages
 * @returns the filters for them in the reader's language: the same until one of them changes
 */
export function useFacetFilters(version: string | undefined): FacetFilters {
  const {currentLocale} = useDocusaurusContext().i18n;
  return useMemo(() => {
    const tags = [unversionedTag, tagOfVersion(version ?? '')];
    return [
      `language:${currentLocale}`,
      ...(version ? [tags.map((tag) => `docusaurus_tag:${tag}`)] : []),
    ];
  }, [currentLocale, version]);
}
