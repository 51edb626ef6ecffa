/** What is asked of the worker. How a worker fails is tested with ask-worker.ts. */
import {expect, test} from 'vitest';
import {embeddedClient, type ToWorker} from './embedded';

function clientWithWorkers() {
  const workers: {
    received: (ToWorker & {id: number})[];
    onmessage?: (event: {data: object}) => void;
  }[] = [];
  const client = embeddedClient('https://docs.example.org/', () => {
    const received: (ToWorker & {id: number})[] = [];
    const postMessage = (message: ToWorker & {id: number}) =>
      received.push(message);
    const worker = {received, postMessage};
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return {client, workers};
}

test('no worker starts before the reader intends to search; it gets the query, and its answer or error reaches the modal', async () => {
  const {client, workers} = clientWithWorkers();
  expect(workers).toEqual([]);
  const request = {indexName: 'i', query: 'a'};
  const options = {withoutLoading: true};
  const answers = [client.search(request, options), client.search(request)];
  const [worker] = workers;
  expect(worker!.received[0]).toMatchObject({
    root: 'https://docs.example.org/',
    request,
    options,
  });
  const [first, second] = worker!.received.map(({id}) => id);
  worker!.onmessage!({data: {id: second, error: 'no index'}});
  worker!.onmessage!({data: {id: first, nbHits: 3}});
  expect(await answers[0]).toMatchObject({nbHits: 3});
  await expect(answers[1]).rejects.toThrow('no index');
});

test('a failed preparation is not an unhandled error', async () => {
  const {client, workers} = clientWithWorkers();
  client.prepare(['language:en']);
  const [{id, request}] = workers[0]!.received as [ToWorker & {id: number}];
  expect(request).toMatchObject({query: '', facetFilters: ['language:en']});
  workers[0]!.onmessage!({data: {id, error: 'no index'}});
  await Promise.resolve();
});
