import {expect, test} from 'vitest';
import {keyOf} from './ahead';
import {SearchUnavailableError, type QueryRequest} from './contract';
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

const sentAhead = (request: QueryRequest, json: string) => ({
  ahead: keyOf(request),
  isBeginning: request.query?.length === 1,
  json: new TextEncoder().encode(json).buffer,
});

test('an answer that was sent ahead is known at once, and no other', () => {
  const {client, workers} = clientWithWorkers();
  const asked = {indexName: 'i', query: 'a', hitsPerPage: 20};
  client.foresee(asked);
  expect(workers[0]!.received[0]).toMatchObject({
    do: 'foresee',
    requests: [asked],
  });
  const next = {...asked, query: 'ab'};
  expect(client.known(next)).toBeUndefined();
  workers[0]!.reply(sentAhead(next, '{"query": "ab"}'));
  expect(client.known(next)).toEqual({query: 'ab'});
  expect(client.known(asked)).toBeUndefined();
  expect(client.known({...next, hitsPerPage: 10})).toBeUndefined();
});

test('of the answers that were sent ahead the oldest are forgotten', () => {
  const {client, workers} = clientWithWorkers();
  const asked = (query: string) => ({indexName: 'i', query});
  client.foresee(asked(''));
  const send = (query: string) =>
    workers[0]!.reply(
      sentAhead(asked(query), `{"query": "${query}"}`.padEnd(1_000_000)),
    );
  ['one', 'two', 'three', 'four', 'one', 'five', 'x'].forEach(send);
  // Of five there is no room for one; what was sent again is young.
  expect(client.known(asked('two'))).toBeUndefined();
  for (const query of ['one', 'three', 'four', 'five']) {
    expect(client.known(asked(query))).toEqual({query});
  }
  // First letters take no room from others, and are never forgotten.
  ['six', 'seven', 'eight', 'nine'].forEach(send);
  expect(client.known(asked('five'))).toBeUndefined();
  expect(client.known(asked('x'))).toEqual({query: 'x'});
});
