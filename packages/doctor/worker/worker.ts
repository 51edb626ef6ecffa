/** The worker of the page: reads texts off the main thread. */
import {answer, type Request} from './answer';

self.onmessage = ({data}: MessageEvent<Request & {id: number}>) => {
  self.postMessage({id: data.id, ...answer(data)});
};
