/** The query in the field -> the state of its search, and the results. */
import {useCallback, useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import type {
  FacetFilters,
  SearchResult,
  SiteSearchClient,
} from '@ohif-docs/search/runtime/client';
import {kindOf} from '../kinds';
import {groupHits, type Group} from './groups';
import {useRequest} from './useRequest';

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
  /** Parts of the site in which something was found. */
  suggestions: string[];
};

const stalledAfter = 500;

/**
 * Milliseconds without a key, after which the files of an answer are loaded: longer than
 * most readers need from one key to the next, so that half a word costs nothing.
 */
const pause = 200;

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
  const request = useRequest(facetFilters);
  const addressOf = useSearchResultUrlProcessor();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [search, setSearch] = useState<Search>({
    query: firstQuery,
    status: 'idle',
    answer: undefined,
    suggestions: [],
  });
  const last = useRef(0);
  // A modal that is closed wants no answer.
  useEffect(() => () => void last.current++, []);

  const ask = useCallback(
    (query: string) => {
      const id = ++last.current;
      const question = {...request, query};
      const show = ({hits, nbHits, suggestions: didYouMean}: SearchResult) => {
        const groups = groupHits(hits, addressOf, (url) =>
          kindOf(url, baseUrl),
        );
        const titles = groups.map(({title}) => title);
        setSearch(({suggestions}) => ({
          query,
          status: 'idle',
          answer: {query, groups, nbHits, didYouMean},
          suggestions:
            titles.length > suggestions.length ? titles : suggestions,
        }));
      };
      if (query.trim() === '') {
        setSearch((current) => ({
          ...current,
          query,
          status: 'idle',
          answer: undefined,
        }));
        return;
      }
      const goOn = (status: Search['status']) => {
        if (id === last.current) {
          setSearch((current) => ({...current, query, status}));
        }
      };
      goOn('loading');
      const find = async () => {
        const known = await client.search([question], {
          onlyBest: true,
          withoutLoading: true,
        });
        if (!known.results[0]!.isUnknown) {
          return known;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
        return id === last.current
          ? client.search([question], {onlyBest: true})
          : known;
      };
      const timer = setTimeout(() => goOn('stalled'), stalledAfter);
      find()
        .then(
          ({results: [result]}) => {
            if (id === last.current) {
              show(result!);
            }
          },
          () => goOn('error'),
        )
        .finally(() => clearTimeout(timer));
    },
    [client, request, addressOf, baseUrl],
  );
  return [search, ask];
}
