import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import searchIndex, {withoutReasons} from './index';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'search-index-'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

const html = (tag: string, title: string) =>
  `<html lang="en"><head><meta name="docusaurus_tag" content="${tag}"><meta name="docusaurus_version" content="${tag.replace('docs-default-', '')}"></head><body><main><h1>${title}</h1>Text</main></body></html>`;
const pages = {
  'index.html': html('docs-default-current', 'Introduction'),
  'faq.html': html('docs-default-current', 'FAQ'),
  '3.9.html': html('docs-default-3.9', 'Introduction'),
  'help/index.html': html('default', 'Help'),
};
const routes = [
  '/',
  '/faq',
  '/3.9',
  '/help',
  '/404.html',
  '/__docusaurus/debug',
];

/** Builds the index of a site of these files into `build` or another folder. */
async function build(
  files: Record<string, string>,
  {routesPaths = routes, folder = 'build'} = {},
) {
  const outDir = path.join(siteDir, folder);
  // As the framework does.
  rmSync(outDir, {recursive: true, force: true});
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(outDir, name)), {recursive: true});
    await writeFile(path.join(outDir, name), content);
  }
  const plugin = searchIndex({siteDir, baseUrl: '/'} as LoadContext);
  await plugin.postBuild?.({
    outDir,
    baseUrl: '/',
    routesPaths,
    siteConfig: {url: 'https://docs.example.org'},
    plugins: [
      {
        name: 'docusaurus-plugin-content-docs',
        options: {id: 'default'},
        content: {
          loadedVersions: [{versionName: 'current'}, {versionName: '3.9'}],
        },
      },
    ],
  } as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8');
  return {read, outDir};
}

type ManifestOnDisk = {indexes: {tag: string; file: string; records: number}[]};

test('the manifest lists one index a version, the latest first, and each is there', async () => {
  const {read} = await build(pages);
  const {indexes} = JSON.parse(read('search-index.json')) as ManifestOnDisk;
  expect(indexes.map(({tag, records}) => [tag, records])).toEqual([
    ['docs-default-current', 3],
    ['docs-default-3.9', 2],
  ]);
  for (const {file} of indexes) {
    expect(file).toMatch(/^assets\/search\/en-.+\.[0-9a-f]{12}\.json$/);
    expect(JSON.parse(read(file))).toHaveProperty('pages');
  }
});

test('the live preview gets a copy of the last build, and of no other folder', async () => {
  const preview = path.join(siteDir, '.cache/search-index');
  await build(pages, {folder: 'elsewhere'});
  expect(() => readdirSync(preview)).toThrow();
  await build({
    ...pages,
    'faq.html': html('docs-default-current', 'Questions'),
  });
  expect(readdirSync(preview).sort()).toEqual(['assets', 'search-index.json']);
  const {read} = await build(pages);
  expect(readFileSync(path.join(preview, 'search-index.json'), 'utf8')).toBe(
    read('search-index.json'),
  );
  // Two indexes, and the texts of two and of one page with the same words.
  expect(readdirSync(path.join(preview, 'assets/search'))).toHaveLength(4);
});

test('a page that cannot be read stops the build, and the live preview keeps its index', async () => {
  await build(pages);
  await expect(build({...pages, 'faq.html': '<p>lost</p>'})).rejects.toThrow(
    /Search cannot read faq\.html/,
  );
  expect(
    readdirSync(path.join(siteDir, '.cache/search-index/assets/search')),
  ).toHaveLength(4);
});

test('a route without a page stops the build', async () => {
  await expect(
    build(pages, {routesPaths: [...routes, '/gone']}),
  ).rejects.toThrow(/route \/gone has no HTML file/);
});

test('synonyms reach readers without the reasons', () => {
  const plugin = searchIndex({siteDir, baseUrl: '/'} as LoadContext);
  const configure = plugin.configureWebpack as () => {
    module: {rules: {test: RegExp; parser: {parse: unknown}}[]};
  };
  const file = require.resolve('../../search/shared/synonyms.json');
  const rule = configure().module.rules.find((one) => one.test.test(file));
  expect(rule?.parser.parse).toBe(withoutReasons);
  expect(
    withoutReasons(
      '{"$comment": "for editors", "entries": [{"same": ["colour", "color"], "why": "Spelling."}]}',
    ),
  ).toEqual({entries: [{same: ['colour', 'color']}]});
});
