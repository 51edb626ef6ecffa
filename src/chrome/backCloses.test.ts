import type * as Chrome from './backCloses';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const page = 'https://docs.example/faq';

/** The entries of the history, the current one last. */
let entries: string[];
let onPop: (event: Event) => void;
let backCloses: (typeof Chrome)['backCloses'];
const closed = vi.fn();

/** As the browser: it goes back, and says so. */
function goBack() {
  entries.pop();
  const event = new Event('popstate', {cancelable: true});
  const stopped = vi.spyOn(event, 'stopImmediatePropagation');
  onPop(event);
  return stopped;
}

const history = {
  state: {key: 'of the router'},
  scrollRestoration: 'auto',
  pushState: () => entries.push(entries.at(-1)!),
  back: () => void goBack(),
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  closed.mockReset();
  entries = ['https://docs.example/', page];
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof onPop) => {
    onPop = listener;
  });
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', {
    get href() {
      return entries.at(-1);
    },
  });
  ({backCloses} = await import('./backCloses'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('Back closes the overlay and stays on the page, which the router does not hear of', () => {
  backCloses(closed);
  expect(history.scrollRestoration).toBe('manual');
  const stopped = goBack();
  expect(closed).toHaveBeenCalledOnce();
  expect(stopped).toHaveBeenCalled();
  expect(entries.at(-1)).toBe(page);
  vi.runAllTimers();
  expect(history.scrollRestoration).toBe('auto');
});

test('an overlay that was closed otherwise leaves no entry, and what comes next waits for that', () => {
  const takeBack = backCloses(closed);
  const then = vi.fn(() => expect(entries).toHaveLength(2));
  takeBack(then);
  expect(then).toHaveBeenCalledOnce();
  expect(closed).not.toHaveBeenCalled();
  // Back leaves the page again.
  expect(goBack()).not.toHaveBeenCalled();
});

test('after a move to another page, no history entry is removed', () => {
  const takeBack = backCloses(closed);
  entries.push('https://docs.example/help');
  takeBack();
  expect(entries.at(-1)).toBe('https://docs.example/help');
  expect(closed).not.toHaveBeenCalled();
});
