/** The pool of threads for work on the files of a built site. */
import {availableParallelism} from 'node:os';
import type {Tinypool} from 'tinypool';

export class WorkerPool<Task, Result> {
  private threads: Promise<Tinypool> | undefined;

  /** @param worker absolute path of a CommonJS module that exports the function for a task */
  constructor(private readonly worker: string) {}

  async run(task: Task): Promise<Result> {
    // The first task starts the threads: often, the cache has everything.
    this.threads ??= startThreads(this.worker);
    return (await (await this.threads).run(task)) as Result;
  }

  async destroy(): Promise<void> {
    await (await this.threads)?.destroy();
  }
}

async function startThreads(filename: string): Promise<Tinypool> {
  const {Tinypool: Threads} = await import('tinypool');
  return new Threads({
    filename,
    minThreads: 1,
    maxThreads: availableParallelism(),
  });
}

/**
 * The results of all tasks. If one fails, the others finish before it is reported: they may
 * still be writing files.
 */
export async function allResults<Result>(
  tasks: Iterable<Promise<Result>>,
): Promise<Result[]> {
  const ends = await Promise.allSettled(tasks);
  return ends.map((end) => {
    if (end.status === 'rejected') {
      throw end.reason;
    }
    return end.value;
  });
}
