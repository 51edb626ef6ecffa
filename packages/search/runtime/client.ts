/**
 * The site's one search client. Without keys, it uses the embedded index. With keys, it
 * uses the hosted service, and the embedded index if the service is over quota, refuses,
 * fails, is unreachable, or is slow. If both fail, the search fails.
 */
import type {SearchClient} from './contract';
import {embeddedClient} from './embedded';
import {hostedClient, type ServiceKeys} from './hosted';

export type {Hit, Scope, SearchRequest, SearchResult} from './contract';

/** The application id in the configuration of a site without a hosted search service. */
export const embeddedAppId = 'embedded';

/** Back off for this long after a failure. */
const pauseAfterFailure = 60_000;

export type SiteSearchClient = SearchClient & {
  /** True while the embedded index replaces the hosted service. */
  readonly usesFallback: boolean;
};

/**
 * The client for the keys of the site: `search` rejects if neither backend responds. Tests
 * replace `makeEmbedded`, `makeHosted`, and `now` (milliseconds).
 */
export function searchClient({
  keys,
  root,
  makeEmbedded = embeddedClient,
  makeHosted = hostedClient,
  now = Date.now,
}: {
  keys: ServiceKeys;
  /** Absolute address of the site's base URL. */
  root: string;
  makeEmbedded?: (root: string) => SearchClient;
  makeHosted?: (keys: ServiceKeys) => SearchClient;
  now?: () => number;
}): SiteSearchClient {
  const embedded = makeEmbedded(root);
  if (keys.appId === embeddedAppId) {
    return {...embedded, usesFallback: false};
  }
  const hosted = makeHosted(keys);
  let failedAt = -Infinity;
  const usesFallback = () => now() - failedAt < pauseAfterFailure;
  return {
    get usesFallback() {
      return usesFallback();
    },
    prepare(scope) {
      // While the service responds, readers do not download the index.
      (usesFallback() ? embedded : hosted).prepare(scope);
    },
    async search(request, options) {
      if (!usesFallback()) {
        try {
          return await hosted.search(request);
        } catch {
          failedAt = now();
        }
      }
      return embedded.search(request, options);
    },
  };
}
