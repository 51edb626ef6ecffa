/** The worker's entry: answers searches off the page's main thread. */
import {isSlowConnection} from '../shared/connection';
import {keyOf, likelyNext} from './ahead';
import {allowedValues, answer, versionTags} from './answer';
import type {QueryRequest, SearchParameters} from './contract';
import {IndexLoader, type LoadedIndex} from './load';
import type {FromWorker, ToWorker} from './worker-messages';

const loaders = new Map<string, IndexLoader>();

function loaderFor(root: string): IndexLoader {
  const loader = loaders.get(root) ?? new IndexLoader(root);
  loaders.set(root, loader);
  return loader;
}

async function indexesFor(root: string, request: SearchParameters) {
  const languages = allowedValues(request.facetFilters, 'language');
  return loaderFor(root).indexesFor(
    versionTags(request),
    languages ? [...languages][0] : undefined,
  );
}

/** Which of the foreseeings is the last; the others stop. */
let foreseen = 0;

async function handle(message: ToWorker): Promise<FromWorker> {
  const {id, root} = message;
  try {
    switch (message.do) {
      case 'prepare':
        await Promise.all(message.requests.map((r) => indexesFor(root, r)));
        return {id, results: []};
      case 'foresee':
        await foresee(root, message.requests[0]);
        return {id, results: []};
      case 'search': {
        // The reader typed something else.
        foreseen++;
        const results = message.requests.map(async (request) => {
          const indexes = await indexesFor(root, request);
          const result = await answer(indexes, request);
          void loadTextsOf(indexes);
          return result;
        });
        return {id, results: await Promise.all(results)};
      }
    }
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

/**
 * Not over a connection whose owner asks to be spared.
 *
 * @returns whether all texts are there
 */
async function loadTextsOf(indexes: readonly LoadedIndex[]): Promise<boolean> {
  if (isSlowConnection()) {
    return false;
  }
  const complete = await Promise.all(indexes.map(({texts}) => texts.loadAll()));
  return complete.every(Boolean);
}

const encoder = new TextEncoder();

const turn = new MessageChannel();
turn.port1.start();

/** Lets what has come in the meantime go first. */
const nextTurn = () =>
  new Promise((resolve) => {
    turn.port1.addEventListener('message', resolve, {once: true});
    turn.port2.postMessage(null);
  });

/** For these requests, less their query, the answers to all first letters were sent. */
const begun = new Set<string>();

/**
 * Sends the answers to what is likely to be asked next, until something else is: more
 * of the same query, and once also the beginning of another, which the page keeps.
 */
async function foresee(root: string, request: QueryRequest): Promise<void> {
  const own = ++foreseen;
  const indexes = await indexesFor(root, request);
  // An answer that is made without them would lack them also when they have come.
  if (!(await loadTextsOf(indexes))) {
    return;
  }
  const words = indexes.map(({engine}) => engine);
  const other = JSON.stringify({...request, query: ''});
  const queries = likelyNext(request.query ?? '', words);
  if (!begun.has(other)) {
    queries.push(...likelyNext('', words));
  }
  for (const query of queries) {
    await nextTurn();
    if (own !== foreseen) {
      return;
    }
    const asked = {...request, query};
    const json = encoder.encode(JSON.stringify(await answer(indexes, asked)));
    self.postMessage(
      {
        ahead: keyOf(asked),
        isBeginning: query.length === 1,
        json: json.buffer,
      } satisfies FromWorker,
      {transfer: [json.buffer]},
    );
  }
  begun.add(other);
}

self.onmessage = ({data}: MessageEvent<ToWorker>) => {
  void handle(data).then((reply) => self.postMessage(reply));
};
