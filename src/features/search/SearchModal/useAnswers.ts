/** The query in the field -> the state of its search, and the results. */
import {useCallback, useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import type {
  FacetFilters,
  SiteSearchClient,
} from '@ohif-docs/search/runtime/client';
import {kindOf} from '../kinds';
import {groupHits, type Group} from './groups';

export type Answer = {
  query: string;
  groups: Group[];
  nbHits: number;
  /** Where nothing is found: near queries that find something. */
  didYouMean: readonly string[] | undefined;
};

export type Search = {
  query: string;
  /** A search that has taken half a second is stalled. */
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The last answer; during a search, the answer to an earlier query. */
  answer: Answer | undefined;
};

const stalledAfter = 500;

/**
 * Milliseconds without a key, after which the files of an answer are loaded: longer than
 * most readers need from one key to the next, so that half a word costs nothing.
 */
const pause = 200;

const hitsPerPage = 20;

/** On a phone, snippets are shorter. */
const snippetWords = () =>
  window.matchMedia('(max-width: 768px)').matches ? 5 : 10;

/**
 * @param facetFilters which pages to search
 * @param firstQuery the text of the field at first; `ask` starts the search for it
 * @returns the search, and a function to call with each change of the field
 */
export function useAnswers(
  client: SiteSearchClient,
  facetFilters: FacetFilters,
  firstQuery: string,
): [Search, ask: (query: string) => void] {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const addressOf = useSearchResultUrlProcessor();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [search, setSearch] = useState<Search>({
    query: firstQuery,
    status: 'idle',
    answer: undefined,
  });
  const last = useRef(0);
  // A modal that is closed wants no answer.
  useEffect(() => () => void last.current++, []);

  const ask = useCallback(
    (query: string) => {
      const id = ++last.current;
      const isWanted = () => id === last.current;
      if (query.trim() === '') {
        setSearch({query, status: 'idle', answer: undefined});
        return;
      }
      const goOn = (status: Search['status']) => {
        if (isWanted()) {
          setSearch(({answer}) => ({query, status, answer}));
        }
      };
      const find = async () => {
        const question = {
          indexName,
          query,
          hitsPerPage,
          snippetWords: snippetWords(),
          facetFilters,
        };
        const known = await client.search(question, {
          onlyBest: true,
          withoutLoading: true,
        });
        if (!known.isUnknown) {
          return known;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
        return isWanted() ? client.search(question, {onlyBest: true}) : known;
      };
      goOn('loading');
      const timer = setTimeout(() => goOn('stalled'), stalledAfter);
      find()
        .then(
          ({hits, nbHits, suggestions: didYouMean}) => {
            if (isWanted()) {
              const groups = groupHits(hits, addressOf, (url) =>
                kindOf(url, baseUrl),
              );
              const answer = {query, groups, nbHits, didYouMean};
              setSearch({query, status: 'idle', answer});
            }
          },
          () => goOn('error'),
        )
        .finally(() => clearTimeout(timer));
    },
    [client, indexName, facetFilters, addressOf, baseUrl],
  );
  return [search, ask];
}
