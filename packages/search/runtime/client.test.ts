import {expect, test, vi} from 'vitest';
import {searchClient} from './client';

const client = (from: string, fails = false) => ({
  search: vi.fn(() =>
    fails
      ? Promise.reject(new Error(`${from} failed`))
      : Promise.resolve({hits: [], nbHits: 0, page: 0, nbPages: 0, from}),
  ),
  prepare: vi.fn(),
});

function site({appId = 'ID', hostedFails = false, embeddedFails = false} = {}) {
  const embedded = client('embedded', embeddedFails);
  const hosted = client('hosted', hostedFails);
  const makeHosted = vi.fn(() => hosted);
  let time = 0;
  const search = searchClient({
    keys: {appId, apiKey: 'key', indexName: 'ohif'},
    root: 'https://docs.example.org/',
    makeEmbedded: () => embedded,
    makeHosted,
    now: () => time,
  });
  const ask = () => search.search({query: 'a'});
  const wait = (ms: number) => (time += ms);
  return {search, ask, embedded, hosted, makeHosted, wait};
}

test('without keys, the embedded index is used and no service is created', async () => {
  const {search, ask, makeHosted} = site({appId: 'embedded'});
  expect(await ask()).toMatchObject({from: 'embedded'});
  expect(makeHosted).not.toHaveBeenCalled();
  expect(search.usesFallback).toBe(false);
});

test('with keys, the service is used and the index is not fetched', async () => {
  const {search, ask, embedded, hosted} = site();
  search.prepare({});
  expect(hosted.prepare).toHaveBeenCalledTimes(1);
  expect(await ask()).toMatchObject({from: 'hosted'});
  expect(embedded.prepare).not.toHaveBeenCalled();
  expect(search.usesFallback).toBe(false);
});

test('if the service fails, the embedded index is used and reported, for a minute', async () => {
  const {search, ask, embedded, hosted, wait} = site({hostedFails: true});
  expect(await ask()).toMatchObject({from: 'embedded'});
  expect(search.usesFallback).toBe(true);
  search.prepare({});
  expect(embedded.prepare).toHaveBeenCalledTimes(1);
  await ask();
  expect(hosted.search).toHaveBeenCalledTimes(1);
  wait(60_000);
  expect(search.usesFallback).toBe(false);
  await ask();
  expect(hosted.search).toHaveBeenCalledTimes(2);
});

test('if both fail, the search fails', async () => {
  const {ask} = site({hostedFails: true, embeddedFails: true});
  await expect(ask()).rejects.toThrow('embedded failed');
});
