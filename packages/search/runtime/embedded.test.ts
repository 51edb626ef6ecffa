/** What is asked of the worker. How a worker fails is tested with ask-worker.ts. */
import {expect, test, vi} from 'vitest';
import {embeddedClient, type ToWorker} from './embedded';

test('no worker starts before the reader intends to search; it gets the query, and its answer or error reaches the modal, but that of a preparation is no unhandled error', async () => {
  const received: (ToWorker & {id: number})[] = [];
  const worker = {
    postMessage: (message: ToWorker & {id: number}) => received.push(message),
  } as unknown as Worker;
  const start = vi.fn(() => worker);
  const reply = (index: number, answer: object) =>
    void worker.onmessage!({
      data: {id: received[index]!.id, ...answer},
    } as never);
  const client = embeddedClient('https://docs.example.org/', start);
  expect(start).not.toHaveBeenCalled();
  const request = {query: 'a'};
  const options = {withoutLoading: true};
  const answers = [client.search(request, options), client.search(request)];
  client.prepare({language: 'en'});
  expect(received).toMatchObject([
    {root: 'https://docs.example.org/', request, options},
    {request},
    {request: {query: '', language: 'en'}},
  ]);
  reply(1, {error: 'no index'});
  reply(0, {nbHits: 3});
  reply(2, {error: 'no index'});
  expect(await answers[0]).toMatchObject({nbHits: 3});
  await expect(answers[1]).rejects.toThrow('no index');
  expect(start).toHaveBeenCalledTimes(1);
});
