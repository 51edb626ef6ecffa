/** The entry of the worker, which searches off the main thread. */
import {answer} from './answer';
import type {ToWorker} from './embedded';
import {IndexLoader} from './load';

let loader: IndexLoader | undefined;

self.onmessage = ({data}: MessageEvent<ToWorker & {id: number}>) => {
  const {id, root, request, options} = data;
  loader ??= new IndexLoader(root);
  void loader
    .indexFor(request)
    .then((index) => answer(index, request, options))
    .catch((error: unknown) => ({
      error: error instanceof Error ? error.message : String(error),
    }))
    .then((reply) => self.postMessage({id, ...reply}));
};
