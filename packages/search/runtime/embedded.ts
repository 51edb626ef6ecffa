/**
 * The search client that never leaves the site: a worker searches the index that was built
 * with the pages.
 */
import {askWorker} from './ask-worker';
import {
  flatRequests,
  SearchUnavailableError,
  type SearchClient,
  type SearchParameters,
} from './contract';
import type {FromWorker, ToWorker} from './worker-messages';

/** Milliseconds: the worker itself gives up the files that do not load sooner. */
const patience = 60_000;

type Request = ToWorker extends infer One
  ? One extends ToWorker
    ? Omit<One, 'id' | 'root'>
    : never
  : never;

export type EmbeddedClient = SearchClient & {
  /** Starts the worker and loads the index of these filters, before a query comes. */
  prepare(parameters: SearchParameters): void;
};

/**
 * The client of the site's own index. Its worker starts with the first call; `search`
 * fails with a `SearchUnavailableError` that names what could not be loaded.
 *
 * @param root absolute address of the site's base URL, with a slash at its end
 */
export function embeddedClient(
  root: string,
  startWorker: () => Worker = defaultWorker,
): EmbeddedClient {
  const worker = askWorker<Omit<ToWorker, 'id'>, FromWorker>(
    startWorker,
    patience,
  );

  const ask = (request: Request) =>
    worker.ask({...request, root}).then(
      ({results}) => results,
      (cause: unknown) => {
        throw new SearchUnavailableError((cause as Error).message, {cause});
      },
    );

  return {
    async search(requests, options = {}) {
      return {
        results: await ask({
          do: 'search',
          requests: flatRequests(requests),
          options,
        }),
      };
    },
    prepare(parameters) {
      // The next search reports the failure.
      ask({do: 'prepare', requests: [parameters]}).catch(() => undefined);
    },
  };
}

function defaultWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
}
