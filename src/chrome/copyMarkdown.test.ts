import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {copyMarkdown} from './copyMarkdown';

/** What the clipboard holds; undefined if nothing was written. */
let clipboard: string | undefined;
let isAllowed: boolean;

/** The way of the browsers that have the clipboard's items. */
class Item {
  constructor(readonly types: Record<string, Promise<Blob>>) {}
}

beforeEach(() => {
  clipboard = undefined;
  isAllowed = true;
  const write = (text: string) => {
    if (!isAllowed) {
      throw new DOMException('Write permission denied.', 'NotAllowedError');
    }
    clipboard = text;
  };
  vi.stubGlobal('window', {isSecureContext: true});
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', {
    clipboard: {
      write: async ([item]: [Item]) =>
        write(await (await item.types['text/plain']!).text()),
      writeText: async (text: string) => write(await Promise.resolve(text)),
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

const serve = (body: string, init: ResponseInit & {type?: string} = {}) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(body, {
        ...init,
        headers: {'Content-Type': init.type ?? 'text/markdown'},
      }),
    ),
  );

test('the Markdown of a page is copied', async () => {
  serve('# Title');
  expect(await copyMarkdown('/faq.md')).toBe('copied');
  expect(clipboard).toBe('# Title');
});

test('also in a browser without items of the clipboard', async () => {
  vi.stubGlobal('ClipboardItem', undefined);
  serve('# Title');
  expect(await copyMarkdown('/faq.md')).toBe('copied');
  expect(clipboard).toBe('# Title');
});

test('a browser that does not allow it refuses', async () => {
  isAllowed = false;
  serve('# Title');
  expect(await copyMarkdown('/faq.md')).toBe('refused');
});

test.each([
  ['a missing file', () => serve('', {status: 404})],
  ['the page of a host', () => serve('<!doctype html>', {type: 'text/html'})],
  [
    'a network that is gone',
    () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed'))),
  ],
])('of %s, nothing is copied', async (_what, arrange) => {
  arrange();
  expect(await copyMarkdown('/faq.md')).toBe('unloaded');
  expect(clipboard).toBeUndefined();
});
