import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, expect, test} from 'vitest';
import pagesInOrder, {inOrder} from './pages';

let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(site, 'src/pages/patterns'), {recursive: true});
  for (const page of ['b.tsx', 'patterns/a.tsx', 'a.tsx', 'Z.tsx']) {
    writeFileSync(path.join(site, 'src/pages', page), '');
  }
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

test('sorts pages by name', () => {
  const found = ['b', 'ä', 'Z', 'a'].map((name) => ({
    source: `@site/src/pages/${name}.tsx`,
  }));
  const inEither = [found, [...found].reverse()].map((pages) =>
    inOrder(pages).map(({source}) => source.at(-5)),
  );
  expect(inEither).toEqual([
    ['Z', 'a', 'b', 'ä'],
    ['Z', 'a', 'b', 'ä'],
  ]);
});

test('otherwise behaves like the pages plugin of the framework', async () => {
  const plugin = await pagesInOrder(
    {
      siteDir: site,
      generatedFilesDir: path.join(site, '.docusaurus'),
      baseUrl: '/',
      localizationDir: path.join(site, 'i18n/en'),
      i18n: {
        currentLocale: 'en',
        defaultLocale: 'en',
        locales: ['en'],
        localeConfigs: {en: {translate: false}},
      },
      siteConfig: {
        staticDirectories: [],
        markdown: {},
        future: {faster: {}, experimental_vcs: {}},
      },
    } as unknown as LoadContext,
    {
      id: 'default',
      path: 'src/pages',
      routeBasePath: '/',
      include: ['**/*.tsx'],
      exclude: [],
      remarkPlugins: [],
      rehypePlugins: [],
      recmaPlugins: [],
      beforeDefaultRemarkPlugins: [],
      beforeDefaultRehypePlugins: [],
    },
  );
  expect(plugin.name).toBe('docusaurus-plugin-content-pages');
  expect(plugin.contentLoaded).toBeTypeOf('function');
  const content = (await plugin.loadContent!()) as LoadedContent;
  expect(content.map(({permalink}) => permalink)).toEqual([
    '/Z',
    '/a',
    '/b',
    '/patterns/a',
  ]);
});
