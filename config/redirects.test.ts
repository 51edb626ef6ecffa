/** Checks that the old URLs in `old-urls.json` lead to their page or suggest it. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {routeManifestOf} from '../src/features/not-found/plugin';
import {findPage} from '../src/features/not-found/findPage';
import siteWide from '../src/pages/_anchors.json';
import oldUrls from './old-urls.json';
import {caseRedirects, redirects} from './redirects';
import {latest, releases} from './releases';

/** The list of frozen anchors knows all pages, without a build. */
const doc = (version: string) => (page: string) => ({
  permalink: (version + page).replace(/(.)\/$/, '$1'),
  title: page,
});

const docsOf = ({docs, path}: (typeof releases)[number]) => {
  const {pages: listed} = JSON.parse(
    readFileSync(`${docs}/_anchors.json`, 'utf8'),
  ) as {pages: object};
  return Object.keys(listed).map(doc(path && `/${path}`));
};

const known = routeManifestOf({
  baseUrl: '/',
  siteVersion: latest.release,
  versions: releases.map((release) => ({
    versionName: release.id,
    path: `/${release.path}`,
    isLast: release === latest,
    docs: docsOf(release),
  })),
  pages: Object.keys(siteWide.pages).map(doc('')),
  redirects,
});

const pages = new Set(known.pages.map(([path]) => path));

test.each(
  oldUrls.flatMap(({address, page}) => (page ? [[address, page]] : [])),
)('%s leads to %s', (address, page) => {
  expect(pages).toContain(page);
  const found = findPage(address, known);
  // A path that is right as it is needs no redirect.
  expect(found.page ?? address).toBe(page);
});

test.each(
  oldUrls.flatMap(({address, near}) => (near ? [[address, near]] : [])),
)('%s offers %s', (address, near) => {
  const {page, nearest} = findPage(address, known);
  expect(page).toBeUndefined();
  expect(nearest.map(({path}) => path)).toContain(near);
});

const aliases = oldUrls.flatMap(({address, page, redirect}) =>
  redirect && page ? [[address, page] as const] : [],
);

test.each(aliases)(
  '%s is redirected to %s before any script runs',
  (address, page) => {
    expect([
      ...known.redirects,
      ...caseRedirects.map(({from, to}) => [from, to]),
    ]).toContainEqual([address, page]);
  },
);

test('each old URL has one outcome and states where it was seen', () => {
  for (const {address, page, near, seen} of oldUrls) {
    expect([page, near].filter(Boolean), address).toHaveLength(1);
    expect(seen, address).not.toBe('');
  }
});

test('redirects lead to pages', () => {
  for (const [from, to] of known.redirects) {
    expect(pages, `${from} leads to ${to}`).toContain(to);
  }
});

test('no redirect shadows a page or another redirect, even on case-insensitive hosts', () => {
  const seen = new Map([...pages].map((path) => [path.toLowerCase(), path]));
  for (const [from] of known.redirects) {
    const other = seen.get(from.toLowerCase());
    expect(
      other,
      `${from} and ${other} are one file on macOS and Windows`,
    ).toBeUndefined();
    seen.set(from.toLowerCase(), from);
  }
});

test('redirects that only the hosts perform differ from their page only in case', () => {
  for (const {from, to} of caseRedirects) {
    expect(pages).toContain(to);
    expect(pages).not.toContain(from);
    expect(from.toLowerCase()).toBe(to.toLowerCase());
  }
});
