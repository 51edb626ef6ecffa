/**
 * The search client that never leaves the site: a worker searches the index that was built
 * with the pages.
 */
import {
  flatRequests,
  SearchUnavailableError,
  type SearchClient,
  type SearchParameters,
} from './contract';
import type {FromWorker, ToWorker} from './worker-messages';

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
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<
    number,
    {resolve: (reply: FromWorker) => void; reject: (error: Error) => void}
  >();

  function running(): Worker {
    if (worker) {
      return worker;
    }
    let started: Worker;
    try {
      started = startWorker();
    } catch (cause) {
      throw new SearchUnavailableError('The search worker does not start.', {
        cause,
      });
    }
    started.onmessage = ({data}: MessageEvent<FromWorker>) => {
      waiting.get(data.id)?.resolve(data);
      waiting.delete(data.id);
    };
    // The worker's own script did not load or threw: the next search starts afresh.
    started.onerror = (event) => {
      event.preventDefault();
      started.terminate();
      worker = undefined;
      for (const {reject} of waiting.values()) {
        reject(new SearchUnavailableError('The search worker does not run.'));
      }
      waiting.clear();
    };
    return (worker = started);
  }

  type Request = ToWorker extends infer One
    ? One extends ToWorker
      ? Omit<One, 'id' | 'root'>
      : never
    : never;

  async function ask(request: Request) {
    const target = running();
    const id = ++lastId;
    const reply = await new Promise<FromWorker>((resolve, reject) => {
      waiting.set(id, {resolve, reject});
      target.postMessage({...request, id, root});
    });
    if ('error' in reply) {
      throw new SearchUnavailableError(reply.error);
    }
    return reply.results;
  }

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
