import {afterEach, expect, test, vi} from 'vitest';
import {isReachable} from './reachable';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a host that answers, with whatever it may be, is reachable', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(null, {status: 503})),
  );
  expect(await isReachable()).toBe(true);
});

test('without a network, it is not', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed')));
  expect(await isReachable()).toBe(false);
});

test('a host that accepts and never answers is not', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_url: string, {signal}: {signal: AbortSignal}) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const answer = isReachable();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe(false);
});
