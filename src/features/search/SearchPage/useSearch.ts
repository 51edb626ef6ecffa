/** Runs the search of the search page. */
import {useEffect, useState} from 'react';
import type {SearchResult} from '@ohif-docs/search/runtime/client';
import {useSearchClient} from '../index';
import {useFacetFilters} from '../useFacetFilters';
import type {SearchParameters} from './useSearchParameters';

const hitsPerPage = 20;
const snippetWords = 30;
const pauseWhileTyping = 150;

export type State =
  | {is: 'empty' | 'failed'; result?: undefined}
  /** With the last result. */
  | {is: 'searching'; result?: SearchResult}
  | {is: 'answered'; result: SearchResult};

/** A result, or undefined after a failure, and the request that it belongs to. */
type Answered = {request: string; result: SearchResult | undefined};

/** @returns the state of the search, and a function that searches again */
export function useSearch(
  {query, page, replacePage}: SearchParameters,
  version: string,
): [state: State, retry: () => void] {
  const {getClient, indexName} = useSearchClient();
  const facetFilters = useFacetFilters(version);
  const [answered, setAnswered] = useState<Answered>();
  const [tries, setTries] = useState(1);
  const request = JSON.stringify([query, facetFilters, page, tries]);
  const isEmpty = query.trim() === '';
  useEffect(() => {
    if (isEmpty) {
      return undefined;
    }
    let wanted = true;
    const answer = (result?: SearchResult) => {
      if (!wanted) {
        return;
      }
      if (result && result.nbPages > 0 && page > result.nbPages) {
        // The link is older than the index, which had more results.
        replacePage(result.nbPages);
      } else {
        setAnswered({request, result});
      }
    };
    const timer = setTimeout(() => {
      getClient()
        .search({
          indexName,
          query,
          page: page - 1,
          hitsPerPage,
          facetFilters,
          snippetWords,
        })
        .then(answer, () => answer());
    }, pauseWhileTyping);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
    // The search depends only on `request`.
  }, [request, isEmpty]);

  const state = (): State => {
    if (isEmpty) {
      return {is: 'empty'};
    }
    if (answered?.request !== request) {
      return {is: 'searching', result: answered?.result};
    }
    return answered.result
      ? {is: 'answered', result: answered.result}
      : {is: 'failed'};
  };
  return [state(), () => setTries(tries + 1)];
}
