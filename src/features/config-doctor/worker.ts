/** Asks a worker, which starts with the first request. */
import type {Answer} from '@ohif-docs/doctor/worker/answer';
import type {Ask} from './host';

/** Milliseconds. The doctor stops by itself after two seconds, unless the parser takes longer. */
const longest = 30_000;

/**
 * @param start starts the worker of packages/doctor/worker
 * @returns rejects if the worker does not load, or takes far too long; the next request then
 * starts another one
 */
export function askWorker(start: () => Worker): Ask {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<
    number,
    {resolve: (answer: Answer) => void; reject: (error: Error) => void}
  >();

  function fail(message: string): void {
    worker?.terminate();
    worker = undefined;
    for (const {reject} of waiting.values()) {
      reject(new Error(message));
    }
    waiting.clear();
  }

  function running(): Worker {
    if (!worker) {
      worker = start();
      worker.onmessage = ({data}: MessageEvent<Answer & {id: number}>) => {
        waiting.get(data.id)?.resolve(data);
        waiting.delete(data.id);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        fail('The worker does not run.');
      };
    }
    return worker;
  }

  return (request) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      const asked = running();
      const timer = setTimeout(() => fail('The worker is stuck.'), longest);
      waiting.set(id, {
        resolve: (answer) => {
          clearTimeout(timer);
          resolve(answer);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      asked.postMessage({...request, id});
    });
}
