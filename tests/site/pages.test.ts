/** What holds for each page of the built site, in its files. */
import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {fileOfPath, sitemapPaths} from '../support/built-site';
import {directive} from '../support/policy';
import {pageHeaders, pages, theSite} from './pages';

const isOlder = ({path}: {path: string}) => /^\/3\.9(?:\/|$)/.test(path);

test('every page of the sitemap is read', () => {
  expect(
    pages()
      .map(({path}) => path)
      .sort(),
  ).toEqual(sitemapPaths().sort());
});

test('every page has one heading of level 1, a title, and a description that fits a search result', () => {
  for (const {path, titles, documentTitle, description} of pages()) {
    expect(titles, path).toBe(1);
    expect(documentTitle, path).toMatch(/.+ \| OHIF$/);
    expect(description.length, path).toBeGreaterThanOrEqual(50);
    expect(description.length, path).toBeLessThanOrEqual(160);
  }
});

test('the build has compressed every page', () => {
  for (const {path} of pages()) {
    expect(existsSync(`${fileOfPath(path)}.br`), path).toBe(true);
    expect(existsSync(`${fileOfPath(path)}.gz`), path).toBe(true);
  }
});

test('every image has its size, a modern format, and waits for the reader below the first', () => {
  const {count, faults} = theSite().images;
  expect(count).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test('each heading has a direct link with its text', () => {
  const {count, faults} = theSite().headings;
  expect(count).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});

test('no page has a script that the policy refuses', () => {
  const policy = pageHeaders['Content-Security-Policy'] ?? '';
  expect(directive(policy, 'script-src').join(' ')).toMatch(
    /^'self'(?: 'sha256-[\w+/]{43}=')+$/,
  );
  expect(theSite().refused).toEqual([]);
});

test('no page loads, preconnects to or prefetches from another host', () => {
  expect(theSite().foreign).toEqual([]);
});

test('no two pages share a description', () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const {path, description} of pages()) {
    const other = seen.get(description);
    if (other) {
      shared.push(`${path} and ${other}: ${description}`);
    }
    seen.set(description, path);
  }
  expect(seen.size).toBeGreaterThan(200);
  expect(shared).toEqual([]);
});

test('a page of an older version names the version in its title, so that no other page has the same', () => {
  const older = pages().filter(isOlder);
  const others = new Set(
    pages()
      .filter((page) => !isOlder(page))
      .map(({documentTitle}) => documentTitle),
  );
  expect(older.length).toBeGreaterThan(100);
  for (const {path, documentTitle, meta} of older) {
    expect(documentTitle, path).toMatch(
      /^(?:(?!\(3\.9\)).)+ \(3\.9\) \| OHIF$/,
    );
    expect(others.has(documentTitle), path).toBe(false);
    expect(meta.get('og:title'), path).toEqual([documentTitle]);
  }
});

test('the heading of a page of an older version is that of the latest', () => {
  const {pages: byPath} = theSite();
  const old = byPath.get('/3.9/configuration/configurationFiles');
  const latest = byPath.get('/configuration/configurationFiles');
  expect(old?.title).toBe(latest?.title);
  expect(old?.documentTitle.replace(' (3.9)', '')).toBe(latest?.documentTitle);
});

test('a 3.9 page names the latest version of it as canonical, and a latest page itself', () => {
  const {pages: byPath} = theSite();
  for (const [path, address] of [
    ['/3.9', 'https://docs.ohif.org/'],
    ['/3.9/faq', 'https://docs.ohif.org/faq'],
    ['/3.9/release-notes', 'https://docs.ohif.org/release-notes'],
    ['/release-notes', 'https://docs.ohif.org/release-notes'],
  ] as const) {
    expect(byPath.get(path)?.canonical, path).toEqual([address]);
  }
});
