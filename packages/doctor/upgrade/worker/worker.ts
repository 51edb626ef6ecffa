/**
 * The worker of the page: reads, checks, and fixes files off the main thread. Its messages are
 * those of packages/search/runtime/ask-worker.ts.
 */
import {startSession, type Request} from './session';

const answer = startSession();

self.onmessage = ({data}: MessageEvent<Request & {id: number}>) => {
  const post = (message: object) => self.postMessage({id: data.id, ...message});
  answer(data, (progress) => post({progress})).then(post, (error: unknown) =>
    post({error: error instanceof Error ? error.message : String(error)}),
  );
};
