import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder, writeFiles} from '../../tests/support/written-files';
import {builtPages, publishedAt} from './built-site';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const write = (files: Record<string, string>) => writeFiles(folder, files);

test('pages have the paths at which they are served', () => {
  write({
    'index.html': 'home',
    'faq.html': 'faq',
    'help/index.html': 'help',
    '404.html': 'lost',
    '__docusaurus/debug.html': 'debug',
    'old.html': '<meta http-equiv="refresh" content="0; url=/faq">',
  });
  expect(builtPages(folder).map(({pathname}) => pathname)).toEqual([
    '/faq',
    '/help',
    '/',
  ]);
  expect(builtPages(folder, '/docs/').map(({pathname}) => pathname)).toEqual([
    '/docs/faq',
    '/docs/help',
    '/docs',
  ]);
});

test('a page is known by its whole name, not by how that ends', () => {
  write({
    'development/z-index.html': 'layers',
    'faq/http-404.html': 'an answer',
    'fr/404.html': 'lost',
  });
  expect(builtPages(folder).map(({pathname}) => pathname)).toEqual([
    '/development/z-index',
    '/faq/http-404',
  ]);
});

test('the start page contains the URL of the site', () => {
  write({
    'index.html':
      '<link rel="canonical" href="https://docs.example.org/viewer/">',
  });
  expect(publishedAt(folder)).toEqual({
    origin: 'https://docs.example.org',
    baseUrl: '/viewer/',
  });
  write({'index.html': '<title>Site</title>'});
  expect(() => publishedAt(folder)).toThrow(/canonical/);
});
