/** The entry of the worker, which searches off the main thread. */
import {allowedValues, answer, versionTags} from './answer';
import type {SearchParameters} from './contract';
import {IndexLoader} from './load';
import type {FromWorker, ToWorker} from './worker-messages';

const loaders = new Map<string, IndexLoader>();

function loaderFor(root: string): IndexLoader {
  const loader = loaders.get(root) ?? new IndexLoader(root);
  loaders.set(root, loader);
  return loader;
}

async function indexFor(root: string, request: SearchParameters) {
  const languages = allowedValues(request.facetFilters, 'language');
  return loaderFor(root).indexFor(
    versionTags(request),
    languages ? [...languages][0] : undefined,
  );
}

async function handle(
  message: ToWorker,
): Promise<FromWorker | {error: string}> {
  const {root} = message;
  try {
    if (message.do === 'prepare') {
      await Promise.all(message.requests.map((r) => indexFor(root, r)));
      return {results: []};
    }
    const results = message.requests.map(async (request) =>
      answer(await indexFor(root, request), request, message.options),
    );
    return {results: await Promise.all(results)};
  } catch (error) {
    return {error: error instanceof Error ? error.message : String(error)};
  }
}

self.onmessage = ({data}: MessageEvent<ToWorker>) => {
  void handle(data).then((reply) => self.postMessage({id: data.id, ...reply}));
};
