/**
 * The worker of the page: checks a recording off the main thread. Its messages are those of
 * packages/search/runtime/ask-worker.ts.
 */
import {answer, type Request} from './answer';

self.onmessage = ({data}: MessageEvent<Request & {id: number}>) => {
  self.postMessage({id: data.id, ...answer(data)});
};
