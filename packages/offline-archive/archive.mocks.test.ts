import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {strFromU8, unzipSync} from 'fflate';
import {load} from 'cheerio';
import {beforeAll, describe, expect, test, vi} from 'vitest';
import {temporaryFolder, writeFiles} from '../../tests/support/written-files';
import {searchRecordsOf} from '../../plugins/built-pages/consumers/search-records';
import {readBuiltSite} from '../../plugins/built-pages/page-reader';
import {makeIndexFiles} from '@ohif-docs/search/indexer/index-files';
import {manifestPath} from '@ohif-docs/search/format/index-format';
import {compressFile} from '../../deploy/compress';
import {announceArchives, makeArchives, publishArchives} from './archive';
import type * as Bundle from './bundle';
import type * as Tools from './tools';
import {fileOf, relativeAddress} from './addresses';
import {readTexts} from './texts';

vi.mock('../../config/releases', async (importOriginal) => {
  const {twoReleases} = await import('../../tests/support/two-releases');
  return twoReleases(await importOriginal());
});

// Bundling takes most of the time of an archive, and gives the same for the same input.
const {bundled, remembered} = vi.hoisted(() => {
  const bundled = new Map<string, unknown>();
  return {
    bundled,
    remembered:
      <Input extends unknown[], Result>(bundle: (...input: Input) => Result) =>
      (...input: Input) => {
        const key = bundle.name + JSON.stringify(input);
        const result = bundled.get(key) ?? bundle(...input);
        bundled.set(key, result);
        return result as Result;
      },
  };
});
vi.mock('./bundle', async (importOriginal) => {
  const original = await importOriginal<typeof Bundle>();
  return {...original, bundleScript: remembered(original.bundleScript)};
});
vi.mock('./tools', async (importOriginal) => {
  const original = await importOriginal<typeof Tools>();
  return {...original, bundleTools: remembered(original.bundleTools)};
});

const origin = 'https://docs.example.org';
const temporary = temporaryFolder();
const whole = path.join(temporary, 'whole');

/** A page as the framework writes it: no quotes where HTML needs none. */
function page(tag: string, route: string, main: string): string {
  const version = tag.replace('docs-default-', '');
  return `<!doctype html><html lang=en><head><title>T</title>
<meta name=docusaurus_locale content=en ><meta name=docusaurus_tag content=${tag} >${tag === 'default' ? '' : `<meta name=docusaurus_version content=${version} >`}
<link rel=canonical href=${origin}${route} ><link rel=preload as=image href=/img/logo.svg >
<link rel=stylesheet href=/assets/styles.css ><script type=text/late data-src=/assets/main.js></script><script>late()</script></head>
<body><div class=theme-announcement-bar><a href=/news>News</a></div>
<nav class=navbar><div class=navbar__items><a class=navbar__brand href=/>OHIF</a><a href=/faq>FAQ</a></div>
<div class=dropdown><ul class=dropdown__menu><li><a href=/3.9/faq>3.9</a><li><a href=/faq>Latest</a></ul></div>
<div class=colorModeToggle_x><button data-color-mode=theme></button></div><button class=DocSearch-Button>Search</button></nav>
<main><article class=theme-doc-markdown><h1>Page ${route}</h1>${main}</article></main>
<footer class=footer><a href=/faq>FAQ</a><div class=footer__bottom></div></footer></body></html>`;
}

/** The smallest build that has everything an archive is made of, for a base URL. */
async function build(folder: string, baseUrl = '/'): Promise<void> {
  const based = (text: string) =>
    text.replace(
      /((?:href|src|srcset)="?|url\(|, |docs\.example\.org)\//g,
      `$1${baseUrl}`,
    );
  const latest = 'docs-default-current';
  const old = 'docs-default-3.9';
  const pages: Record<string, string> = {
    'index.html': page(
      latest,
      '/',
      '<p>Start. <a href=/guide/a#part>A</a> <a href=/3.9/faq>Old</a> <img src=/img/a.webp srcset="/img/a.webp 1w, /img/logo.svg 2w"></p>',
    ),
    'faq.html': page(latest, '/faq', '<p>Questions.</p>'),
    'guide/a.html': page(
      latest,
      '/guide/a',
      '<h2 id=part>Part</h2><p style="background:url(/img/a.webp)">Text with hanging protocols. <a href=/help>Help</a></p>',
    ),
    '3.9.html': page(old, '/3.9', '<p>Old start. <a href=/faq>New</a></p>'),
    '3.9/faq.html': page(old, '/3.9/faq', '<p>Old questions.</p>'),
    'help.html': page('default', '/help', '<p>Help.</p>'),
    'components.html': page(
      'default',
      '/components',
      '<div data-showcase-stage=a><button>Try</button></div><button>Dead</button><label>Dead<input></label><input type=radio checked>',
    ),
    'tools/config.html': page(
      'default',
      '/tools/config',
      '<div data-tool=config-doctor><noscript>Needs JavaScript.</noscript><textarea></textarea><button>Open</button></div><button>Dead</button>',
    ),
    'search.html': page('default', '/search', '<form></form>').replace(
      '<head>',
      '<head><meta name=robots content=noindex >',
    ),
    'versions.html': page(
      'default',
      '/versions',
      '<section data-offline-archives hidden><ul><li data-version=current data-text="Archive of latest" hidden></li><li data-version=3.9 data-text="Archive of 3.9" hidden></li></ul></section>',
    ),
  };
  writeFiles(folder, {
    ...Object.fromEntries(
      Object.entries(pages).map(([file, html]) => [file, based(html)]),
    ),
    'assets/styles.css': based('p{background:url(/img/logo.svg)}'),
    'img/logo.svg': '<svg/>',
    'img/a.webp': 'picture',
  });
  const {manifest, files} = makeIndexFiles(
    searchRecordsOf(await readBuiltSite(folder, baseUrl), origin),
    {versions: ['current', '3.9'], origin},
  );
  writeFiles(folder, {
    [manifestPath]: manifest,
    ...Object.fromEntries(files),
  });
}

beforeAll(() => build(whole));

/** A copy of the build with one file changed. */
function faulty(name: string, file: string, html: string): string {
  const copy = path.join(temporary, name);
  cpSync(whole, copy, {recursive: true});
  writeFiles(copy, {[file]: html});
  return copy;
}

/** The archives of folders that do not change. */
const archives = new Map<string, ReturnType<typeof makeArchives>>();

async function unpack(
  version: string,
  folder = whole,
): Promise<Record<string, string>> {
  const made = archives.get(folder) ?? makeArchives(folder);
  archives.set(folder, made);
  const {zip} = (await made).find((one) => one.version === version)!;
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([file, content]) => [
      file.replace(/^[^/]+\//, ''),
      strFromU8(content),
    ]),
  );
}

const sumsOf = async (folder: string) =>
  (await makeArchives(folder)).map(({sha256}) => sha256);

const linksOf = (html: string, within: string) => {
  const $ = load(html);
  return Object.fromEntries(
    $(`${within} a`)
      .toArray()
      .map((a) => [$(a).text(), $(a).attr('href')]),
  );
};

describe('an archive', () => {
  test('is the same bytes each time', async () => {
    const first = await sumsOf(whole);
    bundled.clear();
    expect(await sumsOf(whole)).toEqual(first);
  });

  test('is the same bytes when the build links it already', async () => {
    const copy = path.join(temporary, 'twice');
    cpSync(whole, copy, {recursive: true});
    publishArchives(copy, await makeArchives(copy), compressFile);
    expect(await sumsOf(copy)).toEqual(await sumsOf(whole));
  });

  test('is also linked on the compressed page', async () => {
    const copy = path.join(temporary, 'compressed');
    cpSync(whole, copy, {recursive: true});
    const page = path.join(copy, 'versions.html');
    writeFileSync(`${page}.br`, 'as it was before');
    publishArchives(copy, await makeArchives(copy), compressFile);
    expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(
      readFileSync(page, 'utf8'),
    );
  });

  test('has relative addresses, and public ones for the other version', async () => {
    const {'index.html': home, 'guide/a.html': guide} = await unpack('current');
    expect(linksOf(home!, 'main')).toEqual({
      A: 'guide/a.html#part',
      Old: `${origin}/3.9/faq`,
    });
    expect(linksOf(guide!, 'main')).toEqual({Help: '../help.html'});
    expect(guide).toContain('url(../img/a.webp)');
    expect(home).toContain('srcset="img/a.webp 1w, img/logo.svg 2w"');
    expect(linksOf(home!, 'footer').FAQ).toBe('faq.html');
  });

  test('of an older version has its pages at the root, and its own home', async () => {
    const {'index.html': home, ...files} = await unpack('3.9');
    expect(Object.keys(files)).toContain('faq.html');
    expect(Object.keys(files)).not.toContain('guide/a.html');
    // Text means the page that it names; the links around it stay in the archive.
    expect(linksOf(home!, 'main')).toEqual({New: `${origin}/faq`});
    expect(linksOf(home!, '.navbar__items')).toEqual({
      OHIF: 'index.html',
      FAQ: 'faq.html',
    });
    expect(linksOf(home!, '.dropdown')).toEqual({
      '3.9': 'faq.html',
      Latest: `${origin}/faq`,
    });
  });

  test('is the same under another base URL, but for the public addresses', async () => {
    const below = path.join(temporary, 'below');
    await build(below, '/docs/');
    for (const version of ['current', '3.9']) {
      const {'index.html': home, ...files} = await unpack(version, below);
      const {'index.html': same, ...others} = await unpack(version);
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining(
          Object.keys(others).filter((file) => file.endsWith('.html')),
        ),
      );
      for (const within of ['.navbar__items', 'footer > a']) {
        expect(linksOf(home!, within)).toEqual(linksOf(same!, within));
      }
    }
    const {'index.html': home} = await unpack('current', below);
    expect(linksOf(home!, 'main')).toEqual({
      A: 'guide/a.html#part',
      Old: `${origin}/docs/3.9/faq`,
    });
    const {'index.html': old} = await unpack('3.9', below);
    expect(linksOf(old!, 'main')).toEqual({New: `${origin}/docs/faq`});
  });

  test('is searched for what a page links to', async () => {
    const folder = faulty(
      'query',
      'faq.html',
      page('docs-default-current', '/faq', '<a href="/search?q=a%20b">A b</a>'),
    );
    const {'faq.html': html} = await unpack('current', folder);
    expect(linksOf(html!, 'main')).toEqual({'A b': 'search.html?q=a%20b'});
  });

  test('has no script but its own, and no news', async () => {
    const files = await unpack('current');
    for (const [file, html] of Object.entries(files)) {
      if (file.endsWith('.html')) {
        expect(html).not.toMatch(/late\(\)|main\.js|announcement|preload/);
        expect(html).toContain('offline/offline.js');
      }
    }
    expect(Object.keys(files)).not.toContain('assets/main.js');
  });

  test('says that examples rest', async () => {
    const {'components.html': html} = await unpack('current');
    const $ = load(html!);
    expect($('[data-showcase-stage]').attr('inert')).toBe('');
    expect($('main').text()).not.toContain('Dead');
    // A style sheet shows what it chooses.
    expect($('main input')).toHaveLength(1);
    expect($('main [type="radio"]:checked')).toHaveLength(1);
    expect($('[role="note"] a').attr('href')).toBe(`${origin}/components`);
  });

  test('draws the tools of a page, and needs no server for them', async () => {
    const files = await unpack('3.9');
    const $ = load(files['tools/config.html']!);
    expect($('[data-tool] textarea, [data-tool] button')).toHaveLength(2);
    expect($('[data-tool] noscript').text()).toBe('Needs JavaScript.');
    expect($('main').text()).not.toContain('Dead');
    const script = 'offline/tools.js';
    expect($(`script[src="../${script}"]`)).toHaveLength(1);
    expect(files['faq.html']).not.toContain(script);
    // The script is too long for a message.
    expect(files[script]!.includes('version:"3.9"')).toBe(true);
    expect(/\bfetch\(|new Worker\b|importScripts/.test(files[script]!)).toBe(
      false,
    );
  });

  test('lists the checksum of each of its files', async () => {
    const {SHA256SUMS: sums, ...files} = await unpack('current');
    expect(
      sums!
        .trim()
        .split('\n')
        .map((line) => line.split('  ')[1]),
    ).toEqual(Object.keys(files).sort());
  });
});

describe('no archive is made', () => {
  test('without a build', async () => {
    await expect(makeArchives(path.join(temporary, 'none'))).rejects.toThrow(
      /No built site .*Run "npm run build" first/,
    );
  });

  test('with a link that leads nowhere', async () => {
    const folder = faulty(
      'link',
      'faq.html',
      page('docs-default-current', '/faq', '<a href=/gone>Gone</a>'),
    );
    await expect(makeArchives(folder)).rejects.toThrow(
      /faq.html leads to \/gone/,
    );
  });

  test('with an anchor that leads nowhere', async () => {
    const folder = faulty(
      'anchor',
      'faq.html',
      page('docs-default-current', '/faq', '<a href=/guide/a#gone>Gone</a>'),
    );
    await expect(makeArchives(folder)).rejects.toThrow(/a.html has no #gone/);
  });

  test('with two pages for one file', async () => {
    const folder = faulty(
      'twice-help',
      '3.9/help.html',
      page('docs-default-3.9', '/3.9/help', '<p>Old help.</p>'),
    );
    await expect(makeArchives(folder)).rejects.toThrow(
      /have the file help.html/,
    );
  });

  test('without the search index of a version', async () => {
    const manifest = JSON.parse(
      readFileSync(path.join(whole, manifestPath), 'utf8'),
    ) as {indexes: unknown[]};
    const folder = faulty(
      'index',
      manifestPath,
      JSON.stringify({...manifest, indexes: manifest.indexes.slice(0, 1)}),
    );
    await expect(makeArchives(folder)).rejects.toThrow(
      /no search index of version 3.9/,
    );
  });
});

describe('the page of the versions', () => {
  const archive = {
    version: '3.9',
    file: '/a.zip',
    bytes: 1_250_000,
    sha256: 'ab',
  };

  test('links an archive with its size and checksum', () => {
    const html = readFileSync(path.join(whole, 'versions.html'), 'utf8');
    const $ = load(announceArchives(html, [archive]));
    expect($('[data-offline-archives]').attr('hidden')).toBeUndefined();
    expect($('[data-version="3.9"]').text()).toBe(
      'Archive of 3.9, 1.3 MB, SHA-256 ab',
    );
    expect($('[data-version="current"][hidden]')).toHaveLength(1);
  });

  test('without a place for them is an error', () => {
    expect(() => announceArchives('<p>Versions</p>', [archive])).toThrow(
      /no element \[data-offline-archives\]/,
    );
  });
});

test.each([
  ['a.html', 'a.html', 'a.html'],
  ['a/b.html', 'c.html', '../c.html'],
  ['a.html', 'b/c d#.html', 'b/c%20d%23.html'],
])('from %s to %s: %s', (from, to, address) => {
  expect(relativeAddress(from, to)).toBe(address);
});

test.each([
  ['/', '/', '/', 'index.html'],
  ['/a/b', '/', '/', 'a/b.html'],
  ['/3.9', '/3.9', '/', 'index.html'],
  ['/3.9/a', '/3.9', '/', 'a.html'],
  ['/help', '/3.9', '/', 'help.html'],
  ['/docs/3.9/a', '/docs/3.9', '/docs/', 'a.html'],
])('%s of the version at %s', (pathname, home, baseUrl, file) => {
  expect(fileOf(pathname, home, baseUrl)).toBe(file);
});

test('texts that the site does not have are an error', () => {
  const file = path.join(temporary, 'code.json');
  expect(() => readTexts(file)).toThrow(/messages of the site are missing/);
  writeFileSync(file, '{}');
  expect(() => readTexts(file)).toThrow(/has no message/);
});
