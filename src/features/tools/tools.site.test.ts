/** The pages below /tools. */
import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {tools} from '../../../config/tools';
import {fileOfPath, sitemapPaths} from '../../../tests/support/built-site';

const ownPages = [
  '/tools',
  ...sitemapPaths().filter((page) => page.startsWith('/tools/')),
];

test('the HTML of a page below /tools has breadcrumbs that end at it, and a sidebar', () => {
  for (const page of ownPages) {
    const html = readFileSync(fileOfPath(page), 'utf8');
    const items = html.match(/<li class="?breadcrumbs__item/g) ?? [];
    // Home, and one for each part of the path.
    expect(items, page).toHaveLength(page.split('/').length);
    expect(html, page).toContain('theme-doc-sidebar-menu');
  }
});

test('the tools are listed with a link each', () => {
  const $ = load(readFileSync(fileOfPath('/tools'), 'utf8'));
  for (const {title, path: to} of tools) {
    const link = $('main a').filter((_, each) => $(each).text() === title);
    expect(link.first().attr('href'), title).toBe(to);
  }
});
