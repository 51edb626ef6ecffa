/**
 * The search client that never leaves the site: a worker answers from the index that
 * was built with the pages.
 */
import {
  flatRequests,
  SearchUnavailableError,
  type QueryRequest,
  type SearchClient,
  type SearchParameters,
  type SearchResult,
} from './contract';
import {keyOf} from './ahead';
import type {FromWorker, ToWorker} from './worker-messages';

type Reply = Extract<FromWorker, {id: number}>;

export type EmbeddedClient = SearchClient & {
  /** Starts the worker and loads the index of these filters, before a query comes. */
  prepare(parameters: SearchParameters): void;
  /**
   * The answer, if the worker has sent it ahead: at once, so that it can be painted in
   * the frame of the key. Asked with the parameters in the order of `foresee`.
   */
  known(request: QueryRequest): SearchResult | undefined;
  /** This was answered and shown: has the next key's answers sent ahead. */
  foresee(request: QueryRequest): void;
};

type SentAhead = Extract<FromWorker, {ahead: string}>;

/** Bytes of the answers that were sent ahead; the oldest are forgotten. */
const mostKept = 4_000_000;

const decoder = new TextDecoder();

/**
 * The client of the site's own index. Its worker starts with the first call; `search`
 * fails with a `SearchUnavailableError` that says what did not come.
 *
 * @param root absolute address of the site's base URL, with a slash at its end
 */
export function embeddedClient(
  root: string,
  startWorker: () => Worker = defaultWorker,
): EmbeddedClient {
  let worker: Worker | undefined;
  let lastId = 0;
  /** Key of a request -> its answer as JSON. */
  const ahead = new Map<string, ArrayBuffer>();
  /** Readers begin anew with any letter: the answers to these are always kept. */
  const beginnings = new Map<string, ArrayBuffer>();
  let kept = 0;
  const waiting = new Map<
    number,
    {resolve: (reply: Reply) => void; reject: (error: Error) => void}
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
      if ('ahead' in data) {
        remember(data);
        return;
      }
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

  function remember({ahead: key, isBeginning, json}: SentAhead): void {
    if (isBeginning) {
      beginnings.set(key, json);
      return;
    }
    kept += json.byteLength - (ahead.get(key)?.byteLength ?? 0);
    // The last is the youngest.
    ahead.delete(key);
    ahead.set(key, json);
    for (const [oldest, {byteLength}] of ahead) {
      if (kept <= mostKept) {
        break;
      }
      ahead.delete(oldest);
      kept -= byteLength;
    }
  }

  type Request = ToWorker extends infer One
    ? One extends ToWorker
      ? Omit<One, 'id' | 'root'>
      : never
    : never;

  async function ask(request: Request) {
    const asked = running();
    const id = ++lastId;
    const reply = await new Promise<Reply>((resolve, reject) => {
      waiting.set(id, {resolve, reject});
      asked.postMessage({...request, id, root});
    });
    if ('error' in reply) {
      throw new SearchUnavailableError(reply.error);
    }
    return reply.results;
  }

  return {
    async search(requests) {
      return {
        results: await ask({do: 'search', requests: flatRequests(requests)}),
      };
    },
    prepare(parameters) {
      // Whoever searches next hears of a failure.
      ask({do: 'prepare', requests: [parameters]}).catch(() => undefined);
    },
    known(request) {
      const key = keyOf(request);
      const json = ahead.get(key) ?? beginnings.get(key);
      return json && (JSON.parse(decoder.decode(json)) as SearchResult);
    },
    foresee(request) {
      ask({do: 'foresee', requests: [request]}).catch(() => undefined);
    },
  };
}

function defaultWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
}
