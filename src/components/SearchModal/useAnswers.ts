/** What the reader types -> what the list shows, and how far the search for it is. */
import {useCallback, useEffect, useRef, useState} from 'react';
import type {
  QueryRequest,
  SearchResult,
  SiteSearchClient,
} from '@site/search/browser/client';
import {groupHits, type Group} from './groups';

export type Answer = {query: string; groups: Group[]; nbHits: number};

export type Search = {
  query: string;
  /** A search that has taken 300 ms is stalled. */
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The last answer; while a search runs, that of an earlier query. */
  answer: Answer | undefined;
  /** Parts of the site in which something was found. */
  suggestions: string[];
};

const stalledAfter = 300;

/** Milliseconds: as long as a frame lasts on most screens. */
const frame = 16;

/** The frame has the machine to itself, and what comes with its end goes first. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act, frame));
}

/**
 * @param request what is asked beside the query
 * @param addressOf the address of a hit as this host serves it
 * @returns the search, and what the field calls with each change
 */
export function useAnswers(
  client: SiteSearchClient,
  request: Omit<QueryRequest, 'query'>,
  addressOf: (url: string) => string,
): [Search, ask: (query: string) => void] {
  const [search, setSearch] = useState<Search>({
    query: '',
    status: 'idle',
    answer: undefined,
    suggestions: [],
  });
  const last = useRef(0);
  // A modal that is closed wants no answer.
  useEffect(() => () => void last.current++, []);

  const ask = useCallback(
    (query: string) => {
      const own = ++last.current;
      const question = {...request, query};
      const show = ({hits, nbHits}: SearchResult) => {
        const groups = groupHits(hits, addressOf);
        const titles = groups.map(({title}) => title);
        setSearch(({suggestions}) => ({
          query,
          status: 'idle',
          answer: {query, groups, nbHits},
          suggestions:
            titles.length > suggestions.length ? titles : suggestions,
        }));
        afterPaint(() => client.foresee(question));
      };
      if (query.trim() === '') {
        setSearch((before) => ({
          ...before,
          query,
          status: 'idle',
          answer: undefined,
        }));
        afterPaint(() => client.foresee(question));
        return;
      }
      const known = client.known(question);
      if (known) {
        show(known);
        return;
      }
      const goOn = (status: Search['status']) => {
        if (own === last.current) {
          setSearch((before) => ({...before, query, status}));
        }
      };
      goOn('loading');
      const timer = setTimeout(() => goOn('stalled'), stalledAfter);
      client
        .search([question])
        .then(
          ({results: [result]}) => {
            if (own === last.current) {
              show(result!);
            }
          },
          () => goOn('error'),
        )
        .finally(() => clearTimeout(timer));
    },
    [client, request, addressOf],
  );
  return [search, ask];
}
