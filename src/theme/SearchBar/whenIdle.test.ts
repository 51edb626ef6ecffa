import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {whenIdle} from './whenIdle';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('all that waits is done at once, later, and once', () => {
  const done: string[] = [];
  whenIdle(() => done.push('a'));
  whenIdle(() => done.push('b'));
  expect(done).toEqual([]);
  vi.runAllTimers();
  vi.runAllTimers();
  expect(done).toEqual(['a', 'b']);
});

test('what is taken back is not done; the rest is', () => {
  const done: string[] = [];
  const takeBack = whenIdle(() => done.push('a'));
  whenIdle(() => done.push('b'));
  takeBack();
  vi.runAllTimers();
  expect(done).toEqual(['b']);
});

test('work that asks for more gets another turn', () => {
  const done: string[] = [];
  whenIdle(() => whenIdle(() => done.push('later')));
  vi.runAllTimers();
  expect(done).toEqual(['later']);
});

test('idle time is asked for where the browser has it', () => {
  const asked: (() => void)[] = [];
  vi.stubGlobal('window', {requestIdleCallback: true});
  vi.stubGlobal('requestIdleCallback', (work: () => void) => asked.push(work));
  const done: string[] = [];
  whenIdle(() => done.push('a'));
  vi.runAllTimers();
  expect(done).toEqual([]);
  asked.forEach((work) => work());
  expect(done).toEqual(['a']);
});
