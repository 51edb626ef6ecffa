import {expect, test} from 'vitest';
import {SearchUnavailableError} from './contract';
import {embeddedClient} from './embedded';
import type {FromWorker, ToWorker} from './worker-messages';

type Reply = {id: number} & (FromWorker | {error: string});

class FakeWorker {
  onmessage?: (event: {data: Reply}) => void;
  onerror?: (event: {preventDefault: () => void}) => void;
  received: ToWorker[] = [];
  terminated = false;
  postMessage(message: ToWorker) {
    this.received.push(message);
  }
  terminate() {
    this.terminated = true;
  }
  reply(data: Reply) {
    this.onmessage?.({data});
  }
}

function clientWithWorkers() {
  const workers: FakeWorker[] = [];
  const client = embeddedClient('https://docs.example.org/', () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return {client, workers};
}
const result = (query: string) => ({query}) as never;

test('no worker starts before the reader intends to search', () => {
  expect(clientWithWorkers().workers).toEqual([]);
});

test('results are matched to their queries in any order', async () => {
  const {client, workers} = clientWithWorkers();
  const first = client.search([{indexName: 'i', query: 'a'}]);
  const second = client.search({
    requests: [{indexName: 'i', params: {query: 'b'}}],
  });
  const [one, two] = workers[0]!.received;
  expect(two).toMatchObject({
    do: 'search',
    requests: [{indexName: 'i', query: 'b'}],
  });
  workers[0]!.reply({id: two!.id, results: [result('b')]});
  workers[0]!.reply({id: one!.id, results: [result('a')]});
  expect((await first).results).toEqual([{query: 'a'}]);
  expect((await second).results).toEqual([{query: 'b'}]);
  expect(workers).toHaveLength(1);
});

test('the worker receives the queries of the page and nothing else', () => {
  const {client, workers} = clientWithWorkers();
  const options = {withoutLoading: true};
  void client.search([{indexName: 'i', query: 'a'}], options);
  expect(workers[0]!.received).toMatchObject([{do: 'search', options}]);
});

test('an error of the worker reaches the modal', async () => {
  const {client, workers} = clientWithWorkers();
  const search = client.search([{indexName: 'i', query: 'a'}]);
  workers[0]!.reply({id: workers[0]!.received[0]!.id, error: 'no index'});
  await expect(search).rejects.toThrow('no index');
  await expect(search).rejects.toBeInstanceOf(SearchUnavailableError);
  await expect(search).rejects.toHaveProperty('name', 'SearchUnavailableError');
});

test('a crashed worker fails its searches, and the next search gets a new worker', async () => {
  const {client, workers} = clientWithWorkers();
  const search = client.search([{indexName: 'i', query: 'a'}]);
  workers[0]!.onerror?.({preventDefault: () => undefined});
  await expect(search).rejects.toBeInstanceOf(SearchUnavailableError);
  expect(workers[0]!.terminated).toBe(true);
  void client.search([{indexName: 'i', query: 'b'}]);
  expect(workers).toHaveLength(2);
});

test('a browser that cannot start a worker fails the search like other failures', async () => {
  const client = embeddedClient('https://docs.example.org/', () => {
    throw new DOMException('Refused by the policy.', 'SecurityError');
  });
  client.prepare({});
  const search = client.search([{indexName: 'i', query: 'a'}]);
  await expect(search).rejects.toBeInstanceOf(SearchUnavailableError);
});

test('a failed preparation is not an unhandled error', async () => {
  const {client, workers} = clientWithWorkers();
  client.prepare({facetFilters: ['language:en']});
  expect(workers[0]!.received[0]).toMatchObject({do: 'prepare'});
  workers[0]!.reply({id: workers[0]!.received[0]!.id, error: 'no index'});
  await Promise.resolve();
});
