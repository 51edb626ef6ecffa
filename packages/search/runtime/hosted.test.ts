import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {hostedClient, type RawSearch} from './hosted';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const keys = {appId: 'ID', apiKey: 'key', indexName: 'ohif'};
const request = {query: 'a', language: 'en', version: '3.9', snippetWords: 5};
const result = {hits: [], nbHits: 0, page: 0, nbPages: 0};
const empty: RawSearch = () => Promise.resolve({results: [result]});
const answering = (search: RawSearch) =>
  hostedClient(keys, () => Promise.resolve(search));

test('gives up after two seconds', async () => {
  const gaveUp = vi.fn();
  answering(() => new Promise(() => undefined))
    .search(request)
    .catch(gaveUp);
  await vi.advanceTimersByTimeAsync(1999);
  expect(gaveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(String(gaveUp.mock.calls[0])).toContain('2000 ms');
});

test('it is loaded once, before the first search; that it fails then is not reported, but a search that fails so is, and the next one loads it again', async () => {
  const load = vi
    .fn<() => Promise<RawSearch>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('still offline'))
    .mockResolvedValue(empty);
  const client = hostedClient(keys, load);
  client.prepare({});
  await vi.advanceTimersByTimeAsync(1);
  await expect(client.search(request)).rejects.toThrow('still offline');
  client.prepare({});
  client.prepare({});
  expect(await client.search(request)).toEqual(result);
  expect(load.mock.calls).toEqual(Array(3).fill([keys]));
});

test('in a hit of the service only the marks are tags, whatever the service leaves out', async () => {
  const url = 'https://docs.example.org/a';
  const hierarchy = {lvl0: 'R & D', lvl1: 'a <b>', lvl2: null, lvl3: null};
  const client = answering(([asked]) => {
    expect(asked).toMatchObject({
      indexName: 'ohif',
      attributesToSnippet: ['content:5'],
    });
    const {highlightPreTag: on, highlightPostTag: off} = asked as {
      highlightPreTag: string;
      highlightPostTag: string;
    };
    const value = `${on}a${off} <b>`;
    const hit = {url, type: 'lvl1' as const, hierarchy};
    const whole = {
      ...hit,
      _highlightResult: {hierarchy: {lvl1: {value}}},
      _snippetResult: {content: {value}},
    };
    return Promise.resolve({results: [{...result, hits: [whole, hit]}]});
  });
  const {hits} = await client.search(request);
  const html = '<mark>a</mark> &lt;b&gt;';
  expect(hits.map(({marked}) => marked)).toEqual([
    {lvl1: html, lvl2: '', lvl3: '', content: html},
    {lvl1: 'a &lt;b&gt;', lvl2: '', lvl3: '', content: ''},
  ]);
  expect(hits[0]).toMatchObject({url, hierarchy});
});

test.each([
  ['3.9', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-3.9']],
  // As with the setting `contextualSearch: false`.
  [undefined],
])(
  'of the version %s, or of all, pages are found',
  async (version, ...tags) => {
    const search = vi.fn<RawSearch>(empty);
    await answering(search).search({...request, version});
    expect(search.mock.calls[0]![0]).toMatchObject([
      {query: 'a', facetFilters: ['language:en', ...tags]},
    ]);
  },
);
