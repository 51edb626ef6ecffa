/** The pages below /tools, and their styles, which no other page loads. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {tools} from '../../../config/tools';
import {
  buildFolder,
  builtFiles,
  fileOfPath,
  sitemapPaths,
} from '../../../tests/support/built-site';

const ownPages = [
  '/tools',
  ...sitemapPaths().filter((page) => page.startsWith('/tools/')),
];

/** The style sheets that the HTML of a page links to. */
function stylesOf(page: string): string[] {
  const html = readFileSync(fileOfPath(page), 'utf8');
  return [...html.matchAll(/<link rel="?stylesheet"? href="?([^" >]+)/g)].map(
    ([, href = '']) => href,
  );
}

const siteStyles = stylesOf('/versions');

/**
 * The classes that a style sheet of the built site styles. The doctors are also part of
 * the archives, which have no bundler that could change their classes.
 */
function classesOf(href: string): Set<string> {
  const css = readFileSync(path.join(buildFolder, href), 'utf8');
  return new Set(
    [
      ...css.matchAll(
        /\.([A-Za-z][\w-]*_[\w-]{4}|(?:config|upgrade)-doctor)(?![\w-])/g,
      ),
    ].map(([, name = '']) => name),
  );
}

test('the HTML of a tool links to its styles, which the style sheet of the site does not contain', () => {
  expect(siteStyles).toHaveLength(1);
  const ofSite = classesOf(siteStyles[0]!);
  expect(ofSite.size).toBeGreaterThan(100);
  for (const page of ownPages) {
    const own = stylesOf(page).filter((href) => !siteStyles.includes(href));
    expect(own, page).toHaveLength(1);
    const classes = classesOf(own[0]!);
    expect(classes.size, page).toBeGreaterThan(0);
    expect([...classes].filter((name) => ofSite.has(name))).toEqual([]);
  }
});

test('the HTML of a page below /tools has breadcrumbs that end at it, and a sidebar', () => {
  for (const page of ownPages) {
    const html = readFileSync(fileOfPath(page), 'utf8');
    const items = html.match(/<li class="?breadcrumbs__item/g) ?? [];
    // Home, and one for each part of the path.
    expect(items, page).toHaveLength(page.split('/').length);
    expect(html, page).toContain('theme-doc-sidebar-menu');
  }
});

test('no page links to styles of a tool that it does not use', () => {
  const own = new Set(
    ownPages.flatMap(stylesOf).filter((href) => !siteStyles.includes(href)),
  );
  for (const {path: file, text} of builtFiles(['.html'])) {
    const page = file.replace(/(?:\/index)?\.html$/, '');
    const linked = [...own].filter((href) => text.includes(href));
    expect(linked, page).toEqual(
      ownPages.includes(page) ? stylesOf(page).slice(1) : [],
    );
  }
});

test('the tools are listed with a link each', () => {
  const $ = load(readFileSync(fileOfPath('/tools'), 'utf8'));
  for (const {title, path: to} of tools) {
    const link = $('main a').filter((_, each) => $(each).text() === title);
    expect(link.first().attr('href'), title).toBe(to);
  }
});
