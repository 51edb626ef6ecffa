/** The worker's entry: answers searches off the page's main thread. */
import {allowedValues, answer, versionTags} from './answer';
import type {SearchParameters} from './contract';
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

async function handle(message: ToWorker): Promise<FromWorker> {
  const {id, root} = message;
  try {
    if (message.do === 'prepare') {
      await Promise.all(message.requests.map((r) => indexesFor(root, r)));
      return {id, results: []};
    }
    const results = await Promise.all(
      message.requests.map(async (request) => {
        const indexes = await indexesFor(root, request);
        const result = await answer(indexes, request);
        loadTextsOf(indexes);
        return result;
      }),
    );
    return {id, results};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

/** Not over a connection whose owner asks to be spared. */
function loadTextsOf(indexes: readonly LoadedIndex[]): void {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  if (!connection?.saveData) {
    indexes.forEach(({texts}) => void texts.loadAll());
  }
}

self.onmessage = ({data}: MessageEvent<ToWorker>) => {
  void handle(data).then((reply) => self.postMessage(reply));
};
