/** The worker of the page: reads, checks, and fixes files off the main thread. */
import {startSession, type Request} from './session';

const handle = startSession((answer) => self.postMessage(answer));

self.onmessage = ({data}: MessageEvent<Request>) => {
  void handle(data);
};
