/** The comparison of two versions, in the files of the built site. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {comparisons} from '../../../config/releases';
import {comparePages} from './plugin/page/index';
import {
  buildFolder,
  fileOfPath,
  sitemapPaths,
} from '../../../tests/support/built-site';
import {
  blocksOfMarkdown,
  textOfBlocks,
  textWithout,
} from '../../../tests/support/comparison';

const [pair] = comparisons;
const {name, from, to} = pair!;
const releases = `/versions/compare/${name}`;
const page = (doc: string) => `${releases}/${doc}`;

const html = (url: string) => readFileSync(fileOfPath(url), 'utf8');
const fileAt = (url: string) =>
  readFileSync(path.join(buildFolder, url), 'utf8');

/** URLs of the pages that compare one page, from the list of them. */
const comparedPages = () => [
  ...new Set(
    [
      ...html(releases).matchAll(
        new RegExp(`href="?(${releases}/[^" >#]+)`, 'g'),
      ),
    ].map(([, url]) => url!),
  ),
];

const markdownOf = (url: string) =>
  fileAt(url === '/' ? 'index.md' : `${url}.md`);

test('each comparison contains both texts, and nothing else', () => {
  let both = 0;
  const pages = comparedPages().filter(
    (_, i) => process.env.E2E_EVERY_PAGE || i % 4 === 0,
  );
  for (const url of pages) {
    const compared = html(url);
    const [, text] =
      /<div class="compare-text">([^]*)<\/div>\n<\/article>/.exec(compared) ??
      [];
    if (text === undefined) {
      continue;
    }
    both += 1;
    const [before, after] = [from, to].map(({line}) => {
      const link = new RegExp(`<a href="([^"]+)">Page of ${line}</a>`);
      const pageUrl = link.exec(compared)![1]!;
      // Below the heading and the line with the docs that the page belongs to.
      const blocks = blocksOfMarkdown(markdownOf(pageUrl)).slice(2);
      return {url: pageUrl, blocks, text: textOfBlocks(blocks)};
    });
    expect(textWithout(text, 'ins'), `old text of ${url}`).toBe(before!.text);
    expect(textWithout(text, 'del'), `new text of ${url}`).toBe(after!.text);
    for (const {blocks} of [before!, after!]) {
      const {places} = comparePages(blocks, blocks, (href) => href);
      expect(places, `${url}, compared with itself`).toEqual([]);
    }
    // The comparison has both texts, but no menus and no sidebar.
    expect(compared.length / html(after!.url).length, url).toBeLessThan(1.4);
  }
  expect(both).toBeGreaterThan(pages.length / 2);
});

test('every page leads to a comparison that exists', () => {
  const written = comparedPages();
  for (const url of sitemapPaths()) {
    const [, link] =
      new RegExp(`href="?(${releases}/[^" >#]+)`).exec(html(url)) ?? [];
    if (link && url !== releases) {
      expect(written, url).toContain(link);
    }
  }
  expect(written.length).toBeGreaterThan(100);
});

test('the totals of the page list match its pages', () => {
  const list = html(releases);
  const [, sum] = /(\d+) changes in the text of/.exec(list)!;
  const counted = [...comparedPages()]
    .map((url) => html(url).match(/data-change=/g)?.length ?? 0)
    .reduce((total, count) => total + count, 0);
  expect(counted).toBe(Number(sum));
});

test('programs find the comparison as Markdown and JSON, search engines no page of it', () => {
  const markdown = fileAt(`${releases}.md`);
  expect(markdown).toContain(
    '`uiDialogService.create` → `uiDialogService.show`',
  );
  expect(markdown).toContain('## Pages');
  const json = JSON.parse(fileAt(`${releases}.json`)) as {
    pair: string;
    areas: {rows: unknown[]}[];
  };
  expect(json.pair).toBe(name);
  expect(json.areas.length).toBeGreaterThan(5);
  const compared = html(page('deployment/docker'));
  expect(compared).toMatch(/<meta[^>]* name="?robots"? content="?noindex/);
  const sitemap = fileAt('sitemap.xml');
  expect(sitemap).toContain(`${releases}<`);
  expect(sitemap).not.toContain(`${releases}/`);
  expect(fileAt('llms.txt')).not.toContain(`${releases}/`);
});

test('a page that only one version has is marked as such', () => {
  const [, main = ''] =
    /<main[^>]*>([^]*)<\/main>/.exec(
      html(page('migration-guide/3p9-to-3p10')),
    ) ?? [];
  expect(main).toContain(`is new in ${to.line}`);
});
