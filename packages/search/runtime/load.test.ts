import {afterEach, expect, test, vi} from 'vitest';
import {exampleRecord, packed} from '../example-records';
import {formatVersion, partFile} from '../format/index-format';
import {IndexLoader} from './load';

afterEach(() => void vi.useRealTimers());

const root = 'https://docs.example.org/base/';
type Files = Record<string, string | undefined>;

/** The files of indexes, each with one page of its name: `en-new`. */
function siteOf(names: readonly string[]): Files {
  const indexes = names.map((name) => {
    const [language, version] = name.split('-') as [string, string];
    const tag = `docs-default-${version}`;
    const record = exampleRecord(name, `Docker ${name}`, {
      version,
      docusaurus_tag: tag,
    });
    return {language, tag, file: `${name}.json`, index: packed([record])};
  });
  const files = indexes.flatMap(({file, index}) => [
    [file, index.root],
    [partFile(file, 'words', 0), index.words[0]],
    [partFile(file, 'texts', 0), index.texts[0]],
  ]);
  return Object.fromEntries(
    [...files, ['search-index.json', {format: formatVersion, indexes}]].map(
      ([file, content]) => [file, JSON.stringify(content)],
    ),
  ) as Files;
}
const site = siteOf(['en-new', 'en-old']);

/** A loader on a host with these files, and what was asked of the host. */
function loaderOn(files: Files) {
  const asked: [file: string, cache?: RequestCache][] = [];
  const loader = new IndexLoader(root, (url, init) => {
    const file = url.slice(root.length);
    asked.push([file, init?.cache]);
    const text = files[file];
    return Promise.resolve(
      new Response(text ?? 'Not found', {
        status: text === undefined ? 404 : 200,
      }),
    );
  });
  const titles = async (...filters: string[]) => {
    const engine = await loader.indexFor(filters);
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
  for (const filter of ['docusaurus_tag:docs-default-old', 'version:old']) {
    expect(await titles(filter)).toEqual(['Docker en-old']);
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
  [[], 'en-new'],
  [['version:archived'], 'en-new'],
  [['language:de'], 'de-new'],
  [['language:de', 'version:old'], 'de-old'],
  [['language:de', 'version:archived'], 'de-new'],
])('of several indexes, %j wants that of %s', async (filters, name) => {
  const {titles} = loaderOn(siteOf(['en-new', 'en-old', 'de-new', 'de-old']));
  expect(await titles(...filters)).toEqual([`Docker ${name}`]);
});

test('a language without an index finds nothing', async () => {
  expect(await loaderOn(site).titles('language:de')).toEqual([]);
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
  ['no index', 'en-new.json', undefined, /new\.json responded with status 404/],
  ['an index cut short', 'en-new.json', '{"format":', /new\.json is not JSON/],
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
