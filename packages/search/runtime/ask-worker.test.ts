import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {askWorker, WorkerError} from './ask-worker';

type Question = {text: string};
type Answer = {text: string};
type Message = {id: number} & (Answer | {progress: number} | {error: string});

/** A worker that answers when the test wants it to. */
class TestWorker {
  static all: TestWorker[] = [];
  readonly posted: (Question & {id: number})[] = [];
  isStopped = false;
  onmessage?: (event: {data: Message}) => void;
  onerror?: (event: {preventDefault: () => void}) => void;
  constructor() {
    TestWorker.all.push(this);
  }
  postMessage(message: Question & {id: number}) {
    this.posted.push(message);
  }
  terminate() {
    this.isStopped = true;
  }
  answer(index: number, answer: Answer | {progress: number} | {error: string}) {
    this.onmessage!({data: {id: this.posted[index]!.id, ...answer}});
  }
}

const patience = 30_000;
const questions = () =>
  askWorker<Question, Answer, number>(
    () => new TestWorker() as unknown as Worker,
    patience,
  );

beforeEach(() => {
  TestWorker.all = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('one worker answers all questions, in any order, each with its own progress; an error is that of its question alone', async () => {
  const {ask} = questions();
  const progress: string[] = [];
  const [a, b, c] = ['a', 'b', 'c'].map((text) =>
    ask({text}, (done) => progress.push(`${text}${done}`)),
  );
  const worker = TestWorker.all[0]!;
  worker.answer(1, {progress: 1});
  worker.answer(0, {progress: 2});
  worker.answer(2, {error: 'No such release.'});
  worker.answer(1, {text: 'B'});
  worker.answer(0, {text: 'A'});
  expect([await a, await b]).toMatchObject([{text: 'A'}, {text: 'B'}]);
  await expect(c).rejects.toThrow('No such release.');
  await expect(c).rejects.not.toBeInstanceOf(WorkerError);
  expect(progress).toEqual(['b1', 'a2']);
  expect(TestWorker.all).toHaveLength(1);
});

test.each([
  [
    'does not load',
    (worker: TestWorker) => worker.onerror!(new Event('error')),
  ],
  ['is stuck', () => vi.advanceTimersByTime(patience)],
])(
  'after a worker that %s, the next question starts another',
  async (_, fail) => {
    const {ask} = questions();
    const first = ask({text: 'a'});
    const failed = expect(first).rejects.toThrow(WorkerError);
    fail(TestWorker.all[0]!);
    await failed;
    expect(TestWorker.all[0]!.isStopped).toBe(true);
    const second = ask({text: 'b'});
    TestWorker.all[1]!.answer(0, {text: 'B'});
    expect(await second).toMatchObject({text: 'B'});
  },
);

test('a worker that reports its progress is not stuck', async () => {
  const {ask} = questions();
  const asked = ask({text: 'a'});
  vi.advanceTimersByTime(patience - 1);
  TestWorker.all[0]!.answer(0, {progress: 1});
  vi.advanceTimersByTime(patience - 1);
  TestWorker.all[0]!.answer(0, {text: 'A'});
  expect(await asked).toMatchObject({text: 'A'});
});

test('a stopped worker answers nothing that was asked before', async () => {
  const {ask, stop} = questions();
  const first = ask({text: 'a'});
  const failed = expect(first).rejects.toThrow('The worker was stopped.');
  const [worker] = TestWorker.all;
  stop();
  await failed;
  expect(worker!.isStopped).toBe(true);
  const second = ask({text: 'b'});
  // What the first had posted before it was stopped.
  worker!.answer(0, {text: 'A'});
  worker!.onerror!(new Event('error'));
  TestWorker.all[1]!.answer(0, {text: 'B'});
  expect(await second).toMatchObject({text: 'B'});
});

test.each([
  [
    'cannot start',
    () => {
      throw new DOMException('Refused by the policy.', 'SecurityError');
    },
  ],
  [
    'takes no message',
    () =>
      ({
        postMessage() {
          throw new DOMException('Out of memory.', 'DataCloneError');
        },
        terminate: () => undefined,
      }) as unknown as Worker,
  ],
])('a worker that %s rejects the question', async (_, start) => {
  const {ask} = askWorker<Question, Answer>(start, patience);
  await expect(ask({text: 'a'})).rejects.toThrow('The worker does not start.');
  await expect(ask({text: 'b'})).rejects.toBeInstanceOf(WorkerError);
  expect(vi.getTimerCount()).toBe(0);
});
