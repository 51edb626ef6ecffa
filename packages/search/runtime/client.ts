/**
 * The site's one search client. Without keys, it uses the embedded index. With keys, it
 * uses the hosted service, and the embedded index if the service is over quota, refuses,
 * fails, is unreachable, or is slow. If both fail, the search fails.
 */
import {
  SearchUnavailableError,
  type SearchClient,
  type SearchParameters,
} from './contract';
import {embeddedAppId} from '../format/app-id';
import {embeddedClient, type EmbeddedClient} from './embedded';
import {hostedClient, type HostedClient} from './hosted';

export type {
  FacetFilters,
  Hit,
  QueryRequest,
  SearchClient,
  SearchParameters,
  SearchResponse,
  SearchResult,
} from './contract';
export {embeddedAppId} from '../format/app-id';
export {tagOfVersion, unversionedTag} from '../format/record';

/** Back off for this long after a failure. */
const pauseAfterFailure = 60_000;

export type SiteSearchClient = SearchClient & {
  /** Loads what a search with these filters needs, on the reader's first intent. */
  prepare(parameters: SearchParameters): void;
  /** True while the embedded index replaces the hosted service. */
  readonly usesFallback: boolean;
};

/**
 * The client for the keys of the site: `search` fails with a `SearchUnavailableError` if
 * neither backend responds. Tests replace `makeEmbedded`, `makeHosted`, and `now`
 * (milliseconds).
 */
export function searchClient({
  appId,
  apiKey,
  root,
  makeEmbedded = embeddedClient,
  makeHosted = hostedClient,
  now = Date.now,
}: {
  appId: string;
  apiKey: string;
  /** Absolute address of the site's base URL. */
  root: string;
  makeEmbedded?: (root: string) => EmbeddedClient;
  makeHosted?: (appId: string, apiKey: string) => HostedClient;
  now?: () => number;
}): SiteSearchClient {
  const embedded = makeEmbedded(root);
  if (appId === embeddedAppId) {
    return {...embedded, usesFallback: false};
  }
  const hosted = makeHosted(appId, apiKey);
  let failedAt = -Infinity;
  const usesFallback = () => now() - failedAt < pauseAfterFailure;
  return {
    get usesFallback() {
      return usesFallback();
    },
    prepare(parameters) {
      // While the service responds, readers do not download the index.
      if (usesFallback()) {
        embedded.prepare(parameters);
      } else {
        hosted.prepare();
      }
    },
    async search(requests, options) {
      if (!usesFallback()) {
        try {
          return await hosted.search(requests);
        } catch {
          failedAt = now();
        }
      }
      try {
        return await embedded.search(requests, options);
      } catch (cause) {
        throw new SearchUnavailableError(
          'Neither the search service nor the site’s own index can be reached.',
          {cause},
        );
      }
    },
  };
}
