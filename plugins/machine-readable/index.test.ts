import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import machineReadable from './index';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'machine-readable-'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

const url = 'https://docs.example.org';
const html = (
  title: string,
  twin: string,
  {image = url + twin.replace('.md', '.png'), text = ''} = {},
) =>
  `<head><link rel="alternate" type="text/markdown" href="${twin}"><meta property="og:image" content="${image}"></head>
   <div class="theme-doc-markdown"><h1>${title}</h1><p>Text. ${text}</p></div>`;
const doc = (id: string, permalink: string) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink,
});
const current = {
  label: '3.10',
  path: '/',
  isLast: true,
  docs: [doc('index', '/'), doc('faq', '/faq')],
  sidebars: {tutorial: [{type: 'doc', id: 'index'}]},
};
const old = {
  label: '3.9',
  path: '/3.9',
  isLast: false,
  docs: [doc('index', '/3.9')],
  sidebars: {},
};
const pages = {
  'index.html': html('Start', '/index.md'),
  'faq.html': html('Questions', '/faq.md', {text: '<a href="/">Start</a>'}),
  '3.9.html': html('Start', '/3.9.md'),
};

/** Runs the plugin over a site of these files. */
async function build(
  files: Record<string, string>,
  loadedVersions: object[] = [current, old],
  sitePages: object[] = [],
) {
  const outDir = path.join(siteDir, 'build');
  rmSync(outDir, {recursive: true, force: true});
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(outDir, name)), {recursive: true});
    await writeFile(path.join(outDir, name), content);
  }
  const plugin = machineReadable({siteDir} as LoadContext);
  await plugin.postBuild?.({
    outDir,
    baseUrl: '/',
    siteConfig: {url, title: 'OHIF', tagline: 'Imaging', trailingSlash: false},
    plugins: [
      {
        name: 'docusaurus-plugin-content-docs',
        options: {id: 'default'},
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
    read: (name: string) => readFileSync(path.join(outDir, name), 'utf8'),
    bytes: (name: string) => readFileSync(path.join(outDir, name)),
    has: (name: string) => existsSync(path.join(outDir, name)),
  };
}

test('each page has the twin that it promises, with links to twins', async () => {
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

test('a card for each page, but not where the page has its own picture', async () => {
  const {has, bytes} = await build({
    ...pages,
    'faq.html': html('Questions', '/faq.md', {image: `${url}/img/faq.png`}),
  });
  expect(['index.png', '3.9.png', 'faq.png'].map(has)).toEqual([
    true,
    true,
    false,
  ]);
  expect(bytes('index.png').equals(bytes('3.9.png'))).toBe(false);
});

test('the second build has the same bytes, and its cards from the first', async () => {
  const first = await build(pages);
  const names = ['index.md', 'llms.txt', 'llms-full.txt', 'index.png'];
  const before = names.map(first.bytes);
  const second = await build(pages);
  expect(names.map(second.bytes)).toEqual(before);
  rmSync(path.join(siteDir, '.cache'), {recursive: true});
  const third = await build(pages);
  expect(names.map(third.bytes)).toEqual(before);
});

test('what is kept of a build goes for the same pages only', async () => {
  await build(pages);
  const {read} = await build({
    ...pages,
    'index.html': html('Start', '/start.md'),
  });
  // The page itself is the same, but not the address of the page that it links.
  expect(read('faq.md')).toContain(`[Start](${url}/start.md)`);
  const changed = await build({
    ...pages,
    'faq.html': html('Questions', '/faq.md', {text: 'New.'}),
  });
  expect(changed.read('faq.md')).toContain('Text. New.');
  expect(changed.read('llms-full.txt')).toContain('Text. New.');
});

test.each([
  [
    'that has no HTML',
    {'faq.html': undefined},
    /\/faq cannot be made.*route \/faq has no HTML file/,
  ],
  [
    'that does not say where its Markdown is',
    {'faq.html': '<div class="theme-doc-markdown"><h1>A</h1></div>'},
    /\/faq cannot be made.*lacks <link/,
  ],
  [
    'whose Markdown is on another host',
    {'faq.html': html('A', 'https://elsewhere.example.org/faq.md')},
    /elsewhere\.example\.org\/faq\.md.*no address below https:\/\/docs/,
  ],
  [
    'with a title that no card can show',
    {'faq.html': html('画像', '/faq.md')},
    /\/faq cannot be made.*no letter "画"/,
  ],
])('a page %s stops the build', async (_, files, message) => {
  const all = Object.entries({...pages, ...files}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  await expect(build(Object.fromEntries(all))).rejects.toThrow(message);
});

/** A page of src/pages, with a description in its head or none. */
const sitePage = (title: string, twin: string, description = '') =>
  `<head><link rel="alternate" type="text/markdown" href="${twin}"><meta property="og:image" content="${url}${twin.replace('.md', '.png')}"><meta property="og:description" content="${description}"></head>
   <main><article><h1>${title}</h1><p>See the <a href="/faq">questions</a>.</p></article></main>`;

test('pages outside the docs have all that docs have, in the lists of the latest version', async () => {
  const files = {
    ...pages,
    'faq.html': html('Questions', '/faq.md', {text: '<a href="/help">H</a>'}),
    'help.html': sitePage('Help', '/help.md', 'Where to ask.'),
    'components.html': sitePage('Components', '/components.md'),
    'components/Tabs.html': sitePage('Tabs', '/components/Tabs.md'),
  };
  const {read, has} = await build(files, undefined, [
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
  ]);
  expect(read('help.md')).toBe(
    `# Help\n\nOHIF: <${url}/help>\n\nSee the [questions](${url}/faq.md).\n`,
  );
  expect(read('faq.md')).toContain(`[H](${url}/help.md)`);
  expect(has('components/Tabs.png')).toBe(true);
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

test('a page outside the docs without a description stops the build', async () => {
  await expect(
    build({...pages, 'help.html': sitePage('Help', '/help.md')}, undefined, [
      {type: 'jsx', permalink: '/help'},
    ]),
  ).rejects.toThrow(/\/help has no description/);
});

test('two pages cannot promise the same Markdown', async () => {
  await expect(
    build({...pages, 'faq.html': html('A', '/index.md')}),
  ).rejects.toThrow(/index\.md.*promised by two pages/);
});
