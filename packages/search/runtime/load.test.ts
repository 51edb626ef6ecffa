import {afterEach, expect, test, vi} from 'vitest';
import {formatVersion, partFile} from '../format/index-format';
import type {SearchRecord} from '../format/record';
import {packRecords} from '../indexer/pack';
import {IndexLoader} from './load';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const root = 'https://docs.example.org/base/';
const record = (tag: string): SearchRecord => ({
  objectID: tag,
  version: tag,
  language: 'en',
  docusaurus_tag: tag,
  hierarchy: {
    lvl0: 'Docs',
    lvl1: `Docker ${tag}`,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  type: 'lvl1',
  content: '',
  identifiers: [],
  keywords: [],
  description: '',
  weight: 1,
  url: `https://docs.example.org/${tag}`,
  position: 0,
});
const packed = (tag: string) =>
  packRecords([record(tag)], {
    language: 'en',
    tag,
    version: tag,
    origin: 'https://docs.example.org',
  });
const index = (tag: string) => JSON.stringify(packed(tag).root);
/** The files of an index. */
const filesOf = (file: string, tag: string) => ({
  [file]: index(tag),
  [partFile(file, 'words', 0)]: JSON.stringify(packed(tag).words[0]),
  [partFile(file, 'texts', 0)]: JSON.stringify(packed(tag).texts[0]),
});
const manifest = JSON.stringify({
  format: formatVersion,
  indexes: ['new', 'old'].map((tag) => ({
    language: 'en',
    tag,
    file: `assets/search/${tag}.json`,
  })),
});
const site = {
  'search-index.json': manifest,
  ...filesOf('assets/search/new.json', 'new'),
  ...filesOf('assets/search/old.json', 'old'),
};

/** A loader on a host with these files, and what was asked of the host. */
function loaderOn(files: Record<string, string>) {
  const asked: string[] = [];
  const loader = new IndexLoader(root, (url) => {
    const path = url.slice(root.length);
    asked.push(path);
    const text = files[path];
    return Promise.resolve(
      new Response(text ?? 'Not found', {
        status: text === undefined ? 404 : 200,
      }),
    );
  });
  const titles = async (tags: string[], language?: string) => {
    const engine = await loader.indexFor(tags, language);
    const {found} = (await engine?.search('docker')) ?? {found: []};
    return Promise.all(
      found.map(
        async ({section}) => (await engine!.parts.text(section)).hierarchy.lvl1,
      ),
    );
  };
  return {asked, titles};
}

test('only the parts of the wanted version that are needed are fetched, and once', async () => {
  const {asked, titles} = loaderOn(site);
  expect(await titles(['old'])).toEqual(['Docker old']);
  expect(await titles(['old'])).toEqual(['Docker old']);
  expect(asked).toEqual([
    'search-index.json',
    'assets/search/old.json',
    'assets/search/old/words-0.json',
    'assets/search/old/texts-0.json',
  ]);
});

test('without a version, or with one that is unknown, the latest answers', async () => {
  const {titles} = loaderOn(site);
  expect(await titles([])).toEqual(['Docker new']);
  expect(await titles(['archived'])).toEqual(['Docker new']);
});

test('a language without an index finds nothing', async () => {
  expect(await loaderOn(site).titles([], 'de')).toEqual([]);
});

test('only the reader’s language is searched', async () => {
  const entries = [
    ['en', 'new'],
    ['en', 'old'],
    ['de', 'new'],
    ['de', 'old'],
  ].map(([language, tag]) => ({
    language,
    tag,
    file: `${language}-${tag}.json`,
  }));
  const {titles} = loaderOn({
    'search-index.json': JSON.stringify({
      format: formatVersion,
      indexes: entries,
    }),
    ...Object.fromEntries(
      entries.flatMap(({language, tag, file}) =>
        Object.entries(filesOf(file, `${tag}-${language}`)),
      ),
    ),
  });
  expect(await titles([], 'de')).toEqual(['Docker new-de']);
  expect(await titles(['old'], 'de')).toEqual(['Docker old-de']);
  expect(await titles(['archived'], 'de')).toEqual(['Docker new-de']);
});

test('the manifest, whose name stays, is never taken from a cache unasked; the rest may be', async () => {
  const caches: [string, RequestCache | undefined][] = [];
  const loader = new IndexLoader(root, (url, init) => {
    const path = url.slice(root.length) as keyof typeof site;
    caches.push([path, init?.cache]);
    return Promise.resolve(new Response(site[path]));
  });
  await loader.indexFor(['new']);
  expect(caches).toEqual([
    ['search-index.json', 'no-cache'],
    ['assets/search/new.json', undefined],
  ]);
});

test.each([
  ['no manifest', {}, /search-index\.json responded with status 404/],
  [
    'a manifest that is a page',
    {'search-index.json': '<!doctype html>'},
    /search-index\.json is not JSON/,
  ],
  [
    'no index',
    {'search-index.json': manifest},
    /new\.json responded with status 404/,
  ],
  [
    'an index cut short',
    {...site, 'assets/search/new.json': index('new').slice(0, -9)},
    /new\.json is not JSON/,
  ],
  [
    'a part that is missing',
    {...site, 'assets/search/new/words-0.json': undefined},
    /words-0\.json responded with status 404/,
  ],
  [
    'a part of something else',
    {...site, 'assets/search/new/words-0.json': '[]'},
    /words is broken/,
  ],
  [
    'an index of something else',
    {...site, 'assets/search/new.json': '[]'},
    /not an index/,
  ],
])('%s is an error that says so', async (_, files, message) => {
  await expect(
    loaderOn(files as Record<string, string>).titles([]),
  ).rejects.toThrow(message);
});

test.each(['assets/search/new.json', 'assets/search/new/words-0.json'])(
  'retries %s together with the manifest',
  async (file) => {
    const files: Record<string, string> = {...site, [file]: ''};
    const {asked, titles} = loaderOn(files);
    await expect(titles([])).rejects.toThrow();
    files[file] = (site as Record<string, string>)[file]!;
    expect(await titles([])).toEqual(['Docker new']);
    expect(asked.filter((path) => path === 'search-index.json')).toHaveLength(
      2,
    );
  },
);

test('works without AbortSignal.timeout', async () => {
  vi.stubGlobal('AbortSignal', {});
  expect(await loaderOn(site).titles([])).toEqual(['Docker new']);
});

test('gives up after fifteen seconds, also within a file', async () => {
  vi.useFakeTimers();
  const loader = new IndexLoader(root, (_, init) =>
    Promise.resolve({
      ok: true,
      text: () =>
        new Promise((_resolve, reject) => {
          init!.signal!.onabort = () => reject(init!.signal!.reason as Error);
        }),
    } as Response),
  );
  const gaveUp = vi.fn();
  loader.indexFor([]).catch(gaveUp);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(gaveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(gaveUp).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      message: 'search-index.json did not load within 15 seconds.',
    }),
  );
});

test('a response clears the timer', async () => {
  vi.useFakeTimers();
  await loaderOn(site).titles([]);
  expect(vi.getTimerCount()).toBe(0);
});
