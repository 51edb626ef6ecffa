import {afterEach, expect, test, vi} from 'vitest';
import {exampleRecord} from '../example-records';
import {makeIndexFiles} from '../indexer/index-files';
import type {Scope} from './contract';
import {IndexLoader} from './load';

afterEach(() => void vi.useRealTimers());

const root = 'https://docs.example.org/base/';
type Files = Record<string, string | undefined>;

/** The name of a file without its folder and hash: `en-new.json`, `en-new/texts-0.json`. */
const short = (file: string) =>
  file.replace(/^assets\/search\/|\.[0-9a-f]{12}\b/g, '');

/** The files of indexes, each with one page of its name: `en-new`. */
function siteOf(...languages: string[]): Files {
  const versions = ['new', 'old'];
  const records = languages.flatMap((language) =>
    versions.map((version) =>
      exampleRecord(version, `Docker ${language}-${version}`, {
        language,
        version,
        docusaurus_tag: `docs-default-${version}`,
      }),
    ),
  );
  const {origin} = new URL(root);
  const {manifest, files} = makeIndexFiles(records, {versions, origin});
  files.set('search-index.json', JSON.stringify(manifest));
  return Object.fromEntries(
    [...files].map(([file, content]) => [short(file), content]),
  );
}
const site = siteOf('en');

/** A loader on a host with these files, and what was asked of the host. */
function loaderOn(files: Files) {
  const asked: [file: string, cache?: RequestCache][] = [];
  const loader = new IndexLoader(root, (url, init) => {
    const file = short(url.slice(root.length));
    asked.push([file, init?.cache]);
    const text = files[file];
    return Promise.resolve(
      new Response(text ?? 'Not found', {
        status: text === undefined ? 404 : 200,
      }),
    );
  });
  const titles = async (scope?: Scope) => {
    const engine = await loader.indexFor(scope);
    const {found} = (await engine?.search('docker')) ?? {found: []};
    const texts = await Promise.all(
      found.map(({section}) => engine!.parts.text(section)),
    );
    return texts.map(({hierarchy}) => hierarchy.lvl1);
  };
  return {asked, titles};
}

test('only the parts of the wanted version that are needed are fetched, and once; the manifest, whose name stays, is never taken from a cache unasked', async () => {
  const {asked, titles} = loaderOn(site);
  for (const scope of [{language: 'en', version: 'old'}, {version: 'old'}]) {
    expect(await titles(scope)).toEqual(['Docker en-old']);
  }
  expect(asked).toEqual([
    ['search-index.json', 'no-cache'],
    ['en-old.json', undefined],
    ['en-old/words-0.json', undefined],
    ['en-old/texts-0.json', undefined],
  ]);
});

test.each([
  // Without a version, or with one that is unknown, the latest answers.
  [{}, ['Docker de-new']],
  [{version: 'archived'}, ['Docker de-new']],
  [{language: 'de'}, ['Docker de-new']],
  [{language: 'de', version: 'old'}, ['Docker de-old']],
  [{language: 'de', version: 'archived'}, ['Docker de-new']],
  [{language: 'fr'}, []],
])('of several indexes, %j wants %j', async (scope, found) => {
  const {titles} = loaderOn(siteOf('en', 'de'));
  expect(await titles(scope)).toEqual(found);
});

const manifest = 'search-index.json';
test.each([
  ['no manifest', manifest, undefined, /index\.json responded with status 404/],
  [
    'a page as manifest',
    manifest,
    '<!doctype html>',
    /index\.json is not JSON/,
  ],
  ['no index', 'en-new.json', undefined, /new.*json responded with status 404/],
  ['an index cut short', 'en-new.json', '{"format":', /new.*json is not JSON/],
  ['another index', 'en-new.json', '[]', /has format undefined/],
  ['no part', 'en-new/words-0.json', undefined, /words-0\.json .* status 404/],
  ['another part', 'en-new/words-0.json', '[]', /./],
])(
  '%s is an error; the next request asks again',
  async (_, file, content, message) => {
    const files = {...site, [file]: content};
    const {titles} = loaderOn(files);
    await expect(titles()).rejects.toThrow(message);
    files[file] = site[file];
    expect(await titles()).toEqual(['Docker en-new']);
  },
);

test('gives up after fifteen seconds, also within a file; a response clears the timer', async () => {
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
  loader.indexFor().catch(gaveUp);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(gaveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(String(gaveUp.mock.calls[0])).toContain(
    'search-index.json did not load within 15 seconds.',
  );
  await loaderOn(site).titles();
  expect(vi.getTimerCount()).toBe(0);
});
