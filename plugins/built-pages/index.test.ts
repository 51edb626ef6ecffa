import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {beforeEach, expect, test} from 'vitest';
import {makeIndexFiles} from '@ohif-docs/search/indexer/index-files';
import {temporaryFolder, writeFiles} from '../../tests/support/written-files';
import {searchRecordsOf} from './consumers/search-records';
import builtPages from './index';
import {readBuiltSite} from './page-reader';

let siteDir: string;
beforeEach(() => {
  siteDir = temporaryFolder();
});

const url = 'https://docs.example.org';
/** The head that all pages share. */
const head = ({description = '', version = ''}) =>
  `<head><meta property="og:description" content="${description}"><meta name="docusaurus_tag" content="${version ? `docs-default-${version}` : 'default'}"><meta name="docusaurus_version" content="${version}"></head>`;

const html = (
  title: string,
  {text = '', version = 'current', below = ''} = {},
) =>
  `<html lang="en" class="docs-version-${version}">${head({version})}
   <main><div class="theme-doc-markdown"><h1>${title}</h1><p>Text. ${text}</p>${below}</div></main></html>`;
const doc = (id: string, permalink: string) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink,
});
const current = {
  versionName: 'current',
  label: '3.10',
  path: '/',
  isLast: true,
  docs: [doc('index', '/'), doc('faq', '/faq')],
  sidebars: {tutorial: [{type: 'doc', id: 'index'}]},
};
const old = {
  versionName: '3.9',
  label: '3.9',
  path: '/3.9',
  isLast: false,
  docs: [doc('index', '/3.9')],
  sidebars: {},
};
const pages = {
  'index.html': html('Start'),
  'faq.html': html('Questions', {text: '<a href="/">Start</a>'}),
  '3.9.html': html('Start', {version: '3.9'}),
};

/** Runs the plugin over a site of these files. */
async function build(
  files: Record<string, string>,
  {
    sitePages = [] as object[],
    folder = 'build',
    docsId = 'default',
    options = {},
    routesPaths = Object.keys(files).map(
      (file) => `/${file.replace(/(?:\/?index)?\.html$/, '')}`,
    ),
  } = {},
) {
  const loadedVersions = [current, old];
  const outDir = path.join(siteDir, folder);
  rmSync(outDir, {recursive: true, force: true});
  writeFiles(outDir, files);
  const plugin = builtPages({siteDir} as LoadContext, options);
  await plugin.postBuild?.({
    outDir,
    baseUrl: '/',
    routesPaths,
    siteConfig: {
      url,
      title: 'OHIF',
      tagline: 'Imaging',
      trailingSlash: false,
    },
    plugins: [
      {
        name: 'docusaurus-plugin-content-docs',
        options: {id: docsId},
        content: {loadedVersions},
      },
      {
        name: 'docusaurus-plugin-content-pages',
        options: {id: 'default'},
        content: sitePages,
      },
    ],
  } as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  return {
    folder: outDir,
    read: (name: string) => readFileSync(path.join(outDir, name), 'utf8'),
    bytes: (name: string) => readFileSync(path.join(outDir, name)),
  };
}

test('each page has Markdown, with links to the Markdown of others', async () => {
  const {read} = await build(pages);
  expect(read('faq.md')).toBe(
    `# Questions\n\nOHIF 3.10: <${url}/faq>\n\nText. [Start](${url}/index.md)\n`,
  );
  expect(read('3.9.md')).toContain(`OHIF 3.9: <${url}/3.9>`);
});

test('each version has its lists, with every doc', async () => {
  const {read} = await build(pages);
  expect(read('llms.txt')).toContain(
    `- [Title of index](${url}/index.md): About index.\n- [Title of faq](${url}/faq.md): About faq.`,
  );
  expect(read('llms.txt')).toContain(`${url}/llms-full.txt`);
  expect(read('llms-full.txt').match(/^# .*/gm)).toEqual([
    '# Start',
    '# Questions',
  ]);
  expect(read('3.9/llms.txt')).toContain(`${url}/3.9/llms-full.txt`);
  expect(read('3.9/llms-full.txt')).toBe(read('3.9.md'));
});

test('the second build has the same bytes, with and without the cache', async () => {
  const first = await build(pages);
  const names = ['index.md', 'llms.txt', 'llms-full.txt'];
  const before = names.map(first.bytes);
  const second = await build(pages);
  expect(names.map(second.bytes)).toEqual(before);
  rmSync(path.join(siteDir, '.cache'), {recursive: true});
  const third = await build(pages);
  expect(names.map(third.bytes)).toEqual(before);
});

test('what is kept of a build goes for the same pages only', async () => {
  await build(pages);
  const changed = await build({
    ...pages,
    'faq.html': html('Questions', {text: 'New.'}),
  });
  expect(changed.read('faq.md')).toContain('Text. New.');
  expect(changed.read('llms-full.txt')).toContain('Text. New.');
});

test.each([
  [
    'without a route',
    {'faq.html': undefined},
    /docs\.example\.org\/faq was not built/,
  ],
  [
    'that search cannot read',
    {'faq.html': html('A').replace(' lang="en"', '')},
    /Search cannot read faq\.html/,
  ],
])('a page %s fails the build', async (_, files, message) => {
  const all = Object.entries({...pages, ...files}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  await expect(build(Object.fromEntries(all))).rejects.toThrow(message);
});

test('a build without the site’s own docs fails', async () => {
  await expect(build(pages, {docsId: 'other'})).rejects.toThrow(/no content/);
});

test('a route without HTML fails the build', async () => {
  await expect(
    build(pages, {routesPaths: ['/', '/faq', '/3.9', '/gone']}),
  ).rejects.toThrow(/route \/gone has no HTML file/);
});

/** A page of src/pages, with a description in its head or none. */
const sitePage = (title: string, description = '') =>
  `<html lang="en">${head({description})}
   <main><article><h1>${title}</h1><p>See the <a href="/faq">questions</a>.</p></article></main></html>`;

test('pages outside the docs have all that docs have, in the lists of the latest version', async () => {
  const files = {
    ...pages,
    'faq.html': html('Questions', {text: '<a href="/help">H</a>'}),
    'help.html': sitePage('Help', 'Where to ask.'),
    'components.html': sitePage('Components'),
    'components/Tabs.html': sitePage('Tabs'),
  };
  const sitePages = [
    // A React component: its title and description are in its HTML only.
    {type: 'jsx', permalink: '/help'},
    {
      type: 'mdx',
      permalink: '/components/',
      title: 'All components',
      description: 'What there is.',
    },
    {
      type: 'mdx',
      permalink: '/components/Tabs',
      title: 'Tabs',
      description: 'About tabs.',
    },
  ];
  const {read} = await build(files, {sitePages});
  expect(read('help.md')).toBe(
    `# Help\n\nOHIF: <${url}/help>\n\nSee the [questions](${url}/faq.md).\n`,
  );
  expect(read('faq.md')).toContain(`[H](${url}/help.md)`);
  expect(read('llms.txt')).toContain(
    `## All components

- [All components](${url}/components.md): What there is.
- [Tabs](${url}/components/Tabs.md): About tabs.

## About this site

- [Help](${url}/help.md): Where to ask.
`,
  );
  expect(read('llms-full.txt')).toContain(read('components/Tabs.md'));
  expect(read('3.9/llms.txt')).not.toContain('Help');
  expect(read('3.9/llms-full.txt')).toBe(read('3.9.md'));
});

test('a page outside the docs without a description fails the build', async () => {
  await expect(
    build(
      {...pages, 'help.html': sitePage('Help')},
      {sitePages: [{type: 'jsx', permalink: '/help'}]},
    ),
  ).rejects.toThrow(/\/help has no description/);
});

type Manifest = {indexes: {tag: string; file: string}[]};

/** How many pages each search index of a site has. */
const pagesInIndexes = (read: (name: string) => string) =>
  (JSON.parse(read('search-index.json')) as Manifest).indexes.map(
    ({tag, file}) => [
      tag,
      (JSON.parse(read(file)) as {pages: unknown[]}).pages.length,
    ],
  );

test('the manifest lists one search index for each version, the latest first', async () => {
  const {read} = await build({
    ...pages,
    'help.html': sitePage('Help', 'About.'),
  });
  const {indexes} = JSON.parse(read('search-index.json')) as Manifest;
  expect(pagesInIndexes(read)).toEqual([
    ['docs-default-current', 3],
    ['docs-default-3.9', 2],
  ]);
  for (const {file} of indexes) {
    expect(file).toMatch(/^assets\/search\/en-.+\.[0-9a-f]{12}\.json$/);
  }
});

test('the indexes are made of the records that a push to a service reads from the build', async () => {
  const {read, folder} = await build({
    ...pages,
    'help.html': sitePage('Help', 'About.'),
  });
  const {manifest, files} = makeIndexFiles(
    searchRecordsOf(await readBuiltSite(folder, '/'), url),
    {versions: ['current', '3.9'], origin: url},
  );
  expect(JSON.parse(read('search-index.json'))).toMatchObject(manifest);
  expect(files.size).toBeGreaterThan(1);
  for (const [name, content] of files) {
    expect(read(name), name).toBe(content);
  }
});

test('the debug area and the not-found page are not content', async () => {
  const {read} = await build(
    {
      ...pages,
      '404.html': html('Lost'),
      '__docusaurus/debug.html': html('Debug'),
    },
    {routesPaths: ['/', '/faq', '/3.9', '/404.html', '/__docusaurus/debug']},
  );
  expect(pagesInIndexes(read).map(([, count]) => count)).toEqual([2, 1]);
});

test('the preview gets a copy of the index of the last build, unless that failed or was for another folder', async () => {
  const preview = path.join(siteDir, '.cache/search-index');
  await build(pages, {folder: 'elsewhere'});
  expect(existsSync(preview)).toBe(false);
  const {read} = await build(pages);
  const copy = () =>
    readFileSync(path.join(preview, 'search-index.json'), 'utf8');
  const written = read('search-index.json');
  expect(copy()).toBe(written);
  await expect(build({...pages, 'faq.html': html('')})).rejects.toThrow();
  expect(copy()).toBe(written);
});

test('a broken permalink fails the build, unless it is redirected', async () => {
  const below = '<h2 id="old">Old</h2>';
  writeFiles(siteDir, {
    'docs/_anchors.json': {pages: {'/': [], '/faq': ['old'], '/gone': ['old']}},
    'versioned_docs/version-3.9/_anchors.json': {pages: {'/': []}},
  });
  const files = {...pages, 'faq.html': html('Q', {below})};
  const options = {permalinks: () => [{from: '/gone', to: '/faq'}]};
  await expect(build(files, {options})).resolves.toBeDefined();
  await expect(build(pages, {options})).rejects.toThrow(/\/faq#old/);
  await expect(build(files, {options: {permalinks: () => []}})).rejects.toThrow(
    /\/gone/,
  );
});
