/** Asks the worker, which starts with the first request. */
import type {Answer} from '@ohif-docs/doctor/upgrade/worker/session';
import type {Ask} from './host';

/**
 * @param start starts the worker of packages/doctor/upgrade
 * @param onAnswer is called for each answer; also if the worker does not run
 */
export function askWorker(
  start: () => Worker,
  onAnswer: (answer: Answer) => void,
): Ask {
  let worker: Worker | undefined;
  const stop = () => {
    worker?.terminate();
    worker = undefined;
  };
  return {
    stop,
    send(request) {
      if (!worker) {
        worker = start();
        worker.onmessage = ({data}: MessageEvent<Answer>) => onAnswer(data);
        worker.onerror = (event) => {
          event.preventDefault();
          stop();
          onAnswer({
            is: 'failed',
            message:
              'The check did not run. Check your connection, and reload the page.',
          });
        };
      }
      worker.postMessage(request);
    },
  };
}
