import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Answer, Request} from '@ohif-docs/doctor/worker/answer';
import {askWorker} from './worker';

type Posted = Request & {id: number};

/** A worker that answers when the test wants it to. */
class TestWorker {
  static all: TestWorker[] = [];
  readonly posted: Posted[] = [];
  isStopped = false;
  onmessage?: (event: {data: Answer & {id: number}}) => void;
  onerror?: (event: {preventDefault: () => void}) => void;
  constructor() {
    TestWorker.all.push(this);
  }
  postMessage(message: Posted) {
    this.posted.push(message);
  }
  terminate() {
    this.isStopped = true;
  }
  answer(index: number) {
    const {id, text} = this.posted[index]!;
    this.onmessage!({data: {id, text, result: {} as Answer['result']}});
  }
}

const request = (text: string) => ({text}) as Request;

beforeEach(() => {
  TestWorker.all = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('one worker answers all requests, in any order', async () => {
  const ask = askWorker(() => new TestWorker() as unknown as Worker);
  const answers = [ask(request('a')), ask(request('b'))];
  const [worker] = TestWorker.all;
  worker!.answer(1);
  worker!.answer(0);
  expect((await Promise.all(answers)).map(({text}) => text)).toEqual([
    'a',
    'b',
  ]);
  expect(TestWorker.all).toHaveLength(1);
});

test.each([
  [
    'does not load',
    (worker: TestWorker) => worker.onerror!(new Event('error')),
  ],
  ['is stuck', () => vi.advanceTimersByTime(60_000)],
])(
  'after a worker that %s, the next request starts another',
  async (_, fail) => {
    const ask = askWorker(() => new TestWorker() as unknown as Worker);
    const first = ask(request('a'));
    const failed = expect(first).rejects.toThrow('The worker');
    fail(TestWorker.all[0]!);
    await failed;
    expect(TestWorker.all[0]!.isStopped).toBe(true);
    const second = ask(request('b'));
    TestWorker.all[1]!.answer(0);
    expect((await second).text).toBe('b');
  },
);

test('a worker that cannot start at all is a failure of the request', async () => {
  const ask = askWorker(() => {
    throw new Error('Workers are forbidden.');
  });
  await expect(ask(request('a'))).rejects.toThrow('Workers are forbidden.');
});
