import {expect, test} from 'vitest';
import {SearchUnavailableError} from './contract';
import {embeddedClient} from './embedded';
import type {FromWorker, ToWorker} from './worker-messages';

class FakeWorker {
  onmessage?: (event: {data: FromWorker}) => void;
  onerror?: (event: {preventDefault: () => void}) => void;
  received: ToWorker[] = [];
  terminated = false;
  postMessage(message: ToWorker) {
    this.received.push(message);
  }
  terminate() {
    this.terminated = true;
  }
  reply(data: FromWorker) {
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

test('no worker runs before the reader means to search', () => {
  expect(clientWithWorkers().workers).toEqual([]);
});

test('answers find their questions, in whatever order they come', async () => {
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

test('the worker is asked what the page asks, and nothing else', () => {
  const {client, workers} = clientWithWorkers();
  const options = {withoutFetchingTexts: true};
  void client.search([{indexName: 'i', query: 'a'}], options);
  expect(workers[0]!.received).toMatchObject([{do: 'search', options}]);
});

test('an error of the worker is one that the modal shows', async () => {
  const {client, workers} = clientWithWorkers();
  const search = client.search([{indexName: 'i', query: 'a'}]);
  workers[0]!.reply({id: workers[0]!.received[0]!.id, error: 'no index'});
  await expect(search).rejects.toThrow('no index');
  await expect(search).rejects.toBeInstanceOf(SearchUnavailableError);
  await expect(search).rejects.toHaveProperty('name', 'SearchUnavailableError');
});

test('a worker that does not run fails its searches; the next one has another', async () => {
  const {client, workers} = clientWithWorkers();
  const search = client.search([{indexName: 'i', query: 'a'}]);
  workers[0]!.onerror?.({preventDefault: () => undefined});
  await expect(search).rejects.toBeInstanceOf(SearchUnavailableError);
  expect(workers[0]!.terminated).toBe(true);
  void client.search([{indexName: 'i', query: 'b'}]);
  expect(workers).toHaveLength(2);
});

test('a browser that starts no worker fails the search as the other failures do', async () => {
  const client = embeddedClient('https://docs.example.org/', () => {
    throw new DOMException('Refused by the policy.', 'SecurityError');
  });
  client.prepare({});
  const search = client.search([{indexName: 'i', query: 'a'}]);
  await expect(search).rejects.toBeInstanceOf(SearchUnavailableError);
});

test('a preparation that fails is nobody’s error', async () => {
  const {client, workers} = clientWithWorkers();
  client.prepare({facetFilters: ['language:en']});
  expect(workers[0]!.received[0]).toMatchObject({do: 'prepare'});
  workers[0]!.reply({id: workers[0]!.received[0]!.id, error: 'no index'});
  await Promise.resolve();
});
