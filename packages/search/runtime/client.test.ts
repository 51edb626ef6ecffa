import {expect, test, vi} from 'vitest';
import {searchClient} from './client';

const answers = (from: string) => () =>
  Promise.resolve({results: [{query: from}]} as never);
const fails = () => Promise.reject(new Error('no'));
const request = [{indexName: 'ohif', query: 'a'}];

function site({
  appId = 'ID',
  hosted = answers('hosted'),
  embedded = answers('embedded'),
} = {}) {
  const prepare = vi.fn();
  const hostedSearch = vi.fn(hosted);
  const prepareHosted = vi.fn();
  const makeHosted = vi.fn(() => ({
    search: hostedSearch,
    prepare: prepareHosted,
  }));
  let time = 0;
  const client = searchClient({
    appId,
    apiKey: 'key',
    root: 'https://docs.example.org/',
    makeEmbedded: () => ({
      search: embedded,
      prepare,
    }),
    makeHosted,
    now: () => time,
  });
  const ask = async () => (await client.search(request)).results[0]?.query;
  return {
    client,
    ask,
    prepare,
    prepareHosted,
    hostedSearch,
    makeHosted,
    wait: (ms: number) => (time += ms),
  };
}

test('without keys, the embedded index is used and no service is created', async () => {
  const {ask, makeHosted, client} = site({appId: 'embedded'});
  expect(await ask()).toBe('embedded');
  expect(makeHosted).not.toHaveBeenCalled();
  expect(client.usesFallback).toBe(false);
});

test('with keys, the service is used and the index is not fetched', async () => {
  const {ask, prepare, prepareHosted, client} = site();
  client.prepare({});
  expect(prepareHosted).toHaveBeenCalledTimes(1);
  expect(await ask()).toBe('hosted');
  expect(prepare).not.toHaveBeenCalled();
  expect(client.usesFallback).toBe(false);
});

test('if the service fails, the embedded index is used and reported', async () => {
  const {ask, client} = site({hosted: fails});
  expect(await ask()).toBe('embedded');
  expect(client.usesFallback).toBe(true);
});

test('a failed service is not used for a minute', async () => {
  const {ask, hostedSearch, wait, client} = site({hosted: fails});
  await ask();
  await ask();
  expect(hostedSearch).toHaveBeenCalledTimes(1);
  wait(60_000);
  expect(client.usesFallback).toBe(false);
  await ask();
  expect(hostedSearch).toHaveBeenCalledTimes(2);
});

test('if both fail, the search fails', async () => {
  const {ask} = site({hosted: fails, embedded: fails});
  await expect(ask()).rejects.toHaveProperty('name', 'SearchUnavailableError');
});
