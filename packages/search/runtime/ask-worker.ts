/**
 * Questions to a worker, which starts with the first one. Each has an id, by which its answer
 * is known: `{id, ...answer}`, or `{id, error}`, after any number of `{id, progress}`.
 */

/** The worker itself has failed, not the question. The next question starts another worker. */
export class WorkerError extends Error {
  override name = 'WorkerError';
}

export type WorkerQuestions<Question, Answer, Progress> = {
  /**
   * Rejects with a `WorkerError` if the worker cannot start, crashes, or is silent for too
   * long; with an `Error` that has the worker's own sentence if it answers with one.
   */
  ask: (
    question: Question,
    onProgress?: (progress: Progress) => void,
  ) => Promise<Answer>;
  /** Ends the worker, and whatever it is doing; what was asked is rejected. */
  stop: () => void;
};

type Message<Answer, Progress> =
  Answer | {progress: Progress} | {error: string | WorkerError};

/**
 * @param start starts the worker
 * @param patience milliseconds without a word about a question, after which the worker is stuck
 */
export function askWorker<
  Question extends object,
  Answer extends object,
  Progress = never,
>(
  start: () => Worker,
  patience: number,
): WorkerQuestions<Question, Answer, Progress> {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<
    number,
    (message: Message<Answer, Progress>) => void
  >();

  function fail(message: string, cause?: unknown): void {
    worker?.terminate();
    worker = undefined;
    const error = new WorkerError(message, {cause});
    waiting.forEach((hear) => hear({error}));
  }

  function running(): Worker {
    if (worker) {
      return worker;
    }
    const started = start();
    started.onmessage = ({
      data,
    }: MessageEvent<{id: number} & Message<Answer, Progress>>) =>
      waiting.get(data.id)?.(data);
    // Its script did not load, or threw, or a message did not arrive whole.
    const failed = (event: Event) => {
      event.preventDefault();
      if (worker === started) {
        fail('The worker does not run.');
      }
    };
    started.onerror = failed;
    started.onmessageerror = failed;
    return (worker = started);
  }

  return {
    stop: () => fail('The worker was stopped.'),
    ask: (question, onProgress) =>
      new Promise<Answer>((resolve, reject) => {
        const id = ++lastId;
        let timer: ReturnType<typeof setTimeout>;
        const wait = () => {
          timer = setTimeout(() => fail('The worker is stuck.'), patience);
        };
        wait();
        waiting.set(id, (message) => {
          clearTimeout(timer);
          if ('progress' in message) {
            wait();
            onProgress?.(message.progress);
            return;
          }
          waiting.delete(id);
          if ('error' in message) {
            const {error} = message;
            reject(typeof error === 'string' ? new Error(error) : error);
          } else {
            resolve(message);
          }
        });
        try {
          running().postMessage({...question, id});
        } catch (cause) {
          // A policy or the memory of the machine forbids it.
          fail('The worker does not start.', cause);
        }
      }),
  };
}
