/**
 * The search client that never leaves the site: a worker searches the index that was built
 * with the pages.
 */
import {askWorker} from './ask-worker';
import type {
  SearchClient,
  SearchOptions,
  SearchRequest,
  SearchResult,
} from './contract';

export type ToWorker = {
  /** Absolute URL of the site's base. */
  root: string;
  request: SearchRequest;
  options?: SearchOptions;
};

/** Milliseconds: the worker itself gives up the files that do not load sooner. */
const patience = 60_000;

/**
 * The client of the site's own index. Its worker starts with the first call.
 *
 * @param root absolute address of the site's base URL, with a slash at its end
 */
export function embeddedClient(
  root: string,
  startWorker = () =>
    new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'}),
): SearchClient {
  const worker = askWorker<ToWorker, SearchResult>(startWorker, patience);
  return {
    search: (request, options) => worker.ask({root, request, options}),
    prepare(scope) {
      // Nothing is found, but the index is loaded. The next search reports a failure.
      worker.ask({root, request: {...scope, query: ''}}).catch(() => undefined);
    },
  };
}
