import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {hostedClient, type RawSearch} from './hosted';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answering = (search: RawSearch) =>
  hostedClient('ID', 'key', () => Promise.resolve(search));
const request = {
  indexName: 'ohif',
  query: 'a',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

test('gives up after two seconds', async () => {
  const gaveUp = vi.fn();
  answering(() => new Promise(() => undefined))
    .search([request])
    .catch(gaveUp);
  await vi.advanceTimersByTimeAsync(1999);
  expect(gaveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(gaveUp).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      message: expect.stringContaining('2000 ms') as string,
    }),
  );
});

test('a response clears the timer', async () => {
  await answering(() => Promise.resolve({results: []})).search([request]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a client that does not load is a failed search', async () => {
  const client = hostedClient('ID', 'key', () =>
    Promise.reject(new Error('offline')),
  );
  await expect(client.search([request])).rejects.toThrow('offline');
});

test('it is asked for again by the next search', async () => {
  const load = vi
    .fn<() => Promise<RawSearch>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => Promise.resolve({results: []}));
  const client = hostedClient('ID', 'key', load);
  await expect(client.search([request])).rejects.toThrow('offline');
  expect(await client.search([request])).toEqual({results: []});
});

test('it is loaded before the first search, and once', async () => {
  const load = vi.fn(() =>
    Promise.resolve(() => Promise.resolve({results: []})),
  );
  const client = hostedClient('ID', 'key', load);
  client.prepare();
  client.prepare();
  expect(load).toHaveBeenCalledExactlyOnceWith('ID', 'key');
  await client.search([request]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed preload is not reported', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  hostedClient('ID', 'key', () =>
    Promise.reject(new Error('offline')),
  ).prepare();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('the service’s own errors pass through', async () => {
  const client = answering(() => Promise.reject(new Error('429')));
  await expect(client.search([request])).rejects.toThrow('429');
});

test('in a hit of the service only the marks are tags', async () => {
  const client = answering((requests) => {
    const {highlightPreTag: on, highlightPostTag: off} =
      requests[0] as typeof request;
    const marked = `${on}a${off} <b>`;
    return Promise.resolve({
      results: [
        {
          nbHits: 1,
          hits: [
            {
              objectID: '1',
              url: 'https://docs.example.org/a',
              type: 'lvl1',
              hierarchy: {lvl0: 'R & D', lvl1: 'a <b>', lvl2: null},
              content: '<script>',
              _highlightResult: {
                hierarchy: {lvl0: {value: 'R & D'}, lvl1: {value: marked}},
              },
              _snippetResult: {content: {value: marked}},
            },
          ],
        },
      ],
    });
  });
  const {results} = await client.search([request]);
  expect(results[0]?.hits[0]).toMatchObject({
    hierarchy: {lvl0: 'R & D', lvl1: 'a &lt;b&gt;', lvl2: null},
    content: '&lt;script&gt;',
    _highlightResult: {
      hierarchy: {
        lvl0: {value: 'R & D'},
        lvl1: {value: '<mark>a</mark> &lt;b&gt;'},
      },
    },
    _snippetResult: {content: {value: '<mark>a</mark> &lt;b&gt;'}},
  });
});
