/** Asks the search client for what the reader types, in the modal and on the search page. */
import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {
  SearchRequest,
  SearchResult,
} from '@ohif-docs/search/runtime/client';
import {useSearchClient} from './index';

/**
 * Milliseconds without a key, after which the files of an answer are loaded: longer than
 * most readers need from one key to the next, so that half a word costs nothing.
 */
const pause = 200;

export const hitsPerPage = 20;

/** A result, and the query that it belongs to. */
export type Answer = SearchResult & {query: string};

export type Search = {
  /** Without a query, it is idle. */
  status: 'idle' | 'searching' | 'answered' | 'failed';
  /** The last answer; during a search, that to an earlier query. */
  answer: Answer | undefined;
  /** Searches again. */
  retry: () => void;
};

/** @param onlyBest whether the hits of the best pages will do */
export function useSearch(
  request: SearchRequest,
  {onlyBest}: {onlyBest: boolean},
): Search {
  const {getClient} = useSearchClient();
  const {currentLocale} = useDocusaurusContext().i18n;
  /** The last answer, or undefined after a failure. */
  const [last, setLast] = useState<{key: string; answer?: Answer}>();
  const [tries, setTries] = useState(1);
  const key = JSON.stringify([request, tries]);
  const isIdle = request.query.trim() === '';
  if (isIdle && last) {
    // The next query is a new search.
    setLast(undefined);
  }
  useEffect(() => {
    if (isIdle) {
      return undefined;
    }
    let isWanted = true;
    const find = async () => {
      const question = {...request, language: currentLocale};
      const ask = (withoutLoading: boolean) =>
        getClient().search(question, {onlyBest, withoutLoading});
      const known = await ask(true);
      if (!known.isUnknown) {
        return known;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
      return isWanted ? ask(false) : known;
    };
    const finish = (answer?: Answer) => isWanted && setLast({key, answer});
    find().then(
      (result) => finish({...result, query: request.query}),
      () => finish(),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- Everything else is in `key`.
  }, [key, isIdle]);

  const status = (): Search['status'] => {
    if (isIdle) {
      return 'idle';
    }
    if (last?.key !== key) {
      return 'searching';
    }
    return last.answer ? 'answered' : 'failed';
  };
  return {
    status: status(),
    answer: last?.answer,
    retry: () => setTries(tries + 1),
  };
}
