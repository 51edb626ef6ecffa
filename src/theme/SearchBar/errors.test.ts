import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {errorsThatShow} from './errors';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = [{indexName: 'ohif', query: 'a'}];
const fails = () => Promise.reject(new Error('no index'));

test('an answer arrives as it is', async () => {
  const answer = {results: []};
  const client = errorsThatShow({search: () => Promise.resolve(answer)});
  expect(await client.search(request).catch(() => undefined)).toBe(answer);
});

test('a failure is told after a search would be called stalled, and never settles', async () => {
  const tell = vi.fn(() => {
    throw new Error('told');
  });
  const settled = vi.fn();
  void errorsThatShow({search: fails})
    .search(request)
    .catch(tell)
    .then(settled, settled);
  await vi.advanceTimersByTimeAsync(399);
  expect(tell).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(tell).toHaveBeenCalledWith(new Error('no index'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled).not.toHaveBeenCalled();
});

test('of a search that was overtaken nothing is told', async () => {
  const tell = vi.fn();
  const client = errorsThatShow({search: fails});
  void client.search(request).catch(tell);
  await vi.advanceTimersByTimeAsync(100);
  void client.search(request).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(tell).not.toHaveBeenCalled();
});
