/** Mocks the hosted search service: no request leaves the machine. */
import type {BrowserContext, Route} from '@playwright/test';

/** Environment variables that make the site under test use the service. */
export const hostedSearchKeys = {
  ALGOLIA_APP_ID: 'TESTAPPID',
  ALGOLIA_SEARCH_API_KEY: 'search-only-test-key',
};

/** The service's hosts: the first choice and those for when it fails. */
const service =
  /^https:\/\/testappid(?:-dsn\.algolia\.net|-\d\.algolianet\.com)\//i;

/** The problem that the guards report for a request to the service. */
export const requestToService = /request to another host: https:\/\/testappid/i;

type Request = {
  indexName: string;
  query: string;
  page?: number;
  facetFilters: unknown;
  hitsPerPage: number;
  /** The API key of the request. */
  key: string | null | undefined;
};

/** Puts an answerer in the place of the service; returns the queries it is asked. */
export async function replaceService(
  context: BrowserContext,
  answer: (route: Route, query: string) => Promise<void> | void,
): Promise<Request[]> {
  const received: Request[] = [];
  await context.route(service, async (route) => {
    const sent = route.request();
    const body = sent.postDataJSON() as {requests: Request[]};
    const key =
      (await sent.headerValue('x-algolia-api-key')) ??
      new URL(sent.url()).searchParams.get('x-algolia-api-key');
    received.push(...body.requests.map((request) => ({...request, key})));
    await answer(route, body.requests[0]?.query ?? '');
  });
  return received;
}

const headers = {'Access-Control-Allow-Origin': '*'};

/** An answer of the service that refuses or fails. */
export const failWith =
  (status: number) =>
  (route: Route): Promise<void> =>
    route.fulfill({status, headers, json: {message: 'Test', status}});

/** An answer of the service with one hit, in its own words. */
export const answerWithHit =
  (title: string) =>
  (route: Route, query: string): Promise<void> => {
    const hierarchy = {
      lvl0: 'Hosted',
      lvl1: title,
      lvl2: null,
      lvl3: null,
    };
    const highlighted = {
      lvl0: {value: 'Hosted', matchLevel: 'none', matchedWords: []},
      lvl1: {value: title, matchLevel: 'none', matchedWords: []},
    };
    return route.fulfill({
      headers,
      json: {
        results: [
          {
            hits: [
              {
                objectID: '1',
                url: 'https://docs.ohif.org/harbours',
                type: 'lvl1',
                hierarchy,
                content: null,
                _highlightResult: {hierarchy: highlighted},
                _snippetResult: {hierarchy: highlighted},
              },
            ],
            nbHits: 1,
            nbPages: 1,
            page: 0,
            hitsPerPage: 20,
            query,
            params: '',
            index: 'ohif',
            exhaustiveNbHits: true,
            processingTimeMS: 1,
          },
        ],
      },
    });
  };
