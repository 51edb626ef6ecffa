/** The files of the built site that are not about one page. */
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import oldUrls from '../../config/old-urls.json';
import {releases} from '../../config/releases';
import {pictures} from '../../pictures/pictures.json';
import {
  buildFolder,
  builtFiles,
  fileOfPath,
  pageThatContains,
  sitemapPaths,
} from '../support/built-site';

test('every file below /assets/, which hosts keep for a year, has a hash in its name', () => {
  const files = readdirSync(path.join(buildFolder, 'assets'), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(0);
  const without = files
    .map(({parentPath, name}) => path.posix.join(parentPath, name))
    .filter(
      // A part of a search index has it in the name of its folder.
      (file) =>
        !/[.-][0-9a-f]{7,}(?:\.\d+|\/[a-z]+-\d+)?\.\w+(?:\.(?:br|gz))?$/.test(
          file,
        ),
    );
  expect(without).toEqual([]);
});

test('the default build contains no analytics', () => {
  const found: string[] = [];
  for (const {path: file, text} of builtFiles(['.html', '.js'])) {
    for (const trace of [
      'googletagmanager',
      'google-analytics',
      'window.gtag',
      'dataLayer',
    ]) {
      if (text.includes(trace)) {
        found.push(`${file}: ${trace}`);
      }
    }
  }
  expect(found).toEqual([]);
});

test('no style sheet loads from another host', () => {
  const found: string[] = [];
  for (const {path: file, text} of builtFiles(['.css'])) {
    for (const [address] of text.matchAll(/url\(["']?(?:https?:)?\/\/[^)]+/g)) {
      found.push(`${file}: ${address}`);
    }
  }
  expect(found).toEqual([]);
});

test('the sitemap lists the pages of both versions, neither debug nor search', () => {
  const paths = sitemapPaths();
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/3.9',
      '/faq',
      '/3.9/faq',
      '/help',
      '/versions',
    ]),
  );
  expect(
    paths.filter((page) => /^\/(__docusaurus|search)(\/|$)/.test(page)),
  ).toEqual([]);
});

test('redirects of old URLs are files, which any static host serves', () => {
  const redirected = oldUrls.filter(
    ({address, page}) =>
      page &&
      /^\/(?:deployment\/recipes|essentials)\/[\w-]+\.html$/.test(address),
  );
  expect(redirected.length).toBeGreaterThan(5);
  for (const {address, page} of redirected) {
    expect(
      readFileSync(fileOfPath(address.replace('.html', '')), 'utf8'),
      address,
    ).toContain(`url=${page}`);
  }
});

const git = (...args: string[]) =>
  execFileSync('git', args, {encoding: 'utf8'}).trim();

// A shallow clone lacks the history; a unit test of plugins/page-history covers it.
test.skipIf(git('rev-parse', '--is-shallow-repository') === 'true')(
  'a doc shows its release, and the date and author of its last change in Git',
  () => {
    for (const {path: version, docs, release} of releases) {
      const [page, file] = [
        `${version}/faq/technical`,
        `${docs}/faq/technical.md`,
      ];
      // The site reads the files of all commits that are not merges, also of both sides of a merge.
      const [seconds, author] = git(
        ...[
          'log',
          '-1',
          '--no-merges',
          '--full-history',
          '--format=%ct|%aN',
          '--',
          file,
        ],
      ).split('|');
      const $ = load(readFileSync(fileOfPath(page), 'utf8'));
      expect($('main').text()).toContain(`This page describes ${release}.`);
      const updated = $('.theme-last-updated');
      expect(updated.text()).toContain(`by ${author}`);
      expect(Date.parse(updated.find('time').attr('datetime') ?? '')).toBe(
        Number(seconds) * 1000,
      );
    }
  },
);

test('an image of the viewer has alternative text, a caption, and smaller sizes', () => {
  const page = pageThatContains('class="viewer-picture');
  const $ = load(readFileSync(fileOfPath(page), 'utf8'));
  const figure = $('figure.viewer-picture').first();
  expect(figure.find('img').attr('alt')).toMatch(/\w{3,}.* \w/);
  expect(figure.find('figcaption').text()).toMatch(/\w{3,}.* \w/);
  const srcset = figure.find('img').attr('srcset') ?? '';
  const widths = Array.from(srcset.matchAll(/ (\d+)w/g), ([, width]) =>
    Number(width),
  );
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  // A phone, whose screen is 360 px wide at double density, loads a small one.
  expect(widths[0]).toBeLessThanOrEqual(2 * 360);
  expect(pictures.map(({width}) => width)).toContain(widths.at(-1));
});

test('every picture of the viewer is a WebP with the width in its name', async () => {
  const folder = path.join(buildFolder, 'assets/ideal-img');
  const files = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const {format, width} = await sharp(path.join(folder, file)).metadata();
    expect([format, String(width)], file).toEqual([
      'webp',
      /\.(\d+)\.webp$/.exec(file)?.[1],
    ]);
  }
});
