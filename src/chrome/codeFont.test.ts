import {afterEach, expect, test, vi} from 'vitest';
import {applyCodeFont, startCodeFont} from './codeFont';

afterEach(() => vi.unstubAllGlobals());

test('the font is fetched after the page has loaded, and used on the next page', async () => {
  const stored = new Map<string, string>();
  const dataset: Record<string, string> = {};
  const load = vi.fn(() => Promise.resolve([{}]));
  let onLoad: () => void = () => undefined;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('document', {documentElement: {dataset}, fonts: {load}});
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', (_type: string, run: () => void) => {
    onLoad = run;
  });
  applyCodeFont();
  expect(dataset.codeFont).toBeUndefined();
  startCodeFont();
  expect(load).not.toHaveBeenCalled();
  onLoad();
  await vi.waitFor(() => expect(stored.get('code-font')).toBe('1'));
  applyCodeFont();
  expect(dataset.codeFont).toBe('');
});
