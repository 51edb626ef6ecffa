/** The comparison of two versions, in the files of the built site. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {comparisons} from '../../../config/releases';
import {
  buildFolder,
  fileOfPath,
  sitemapPaths,
} from '../../../tests/support/built-site';

const [{name}] = comparisons as [(typeof comparisons)[number]];
const releases = `/versions/compare/${name}`;

const html = (url: string) => readFileSync(fileOfPath(url), 'utf8');
const fileAt = (url: string) =>
  readFileSync(path.join(buildFolder, url), 'utf8');

test('every page leads to a comparison that is listed, unless only one version has it', () => {
  const list = html(`${releases}/pages`);
  const listed = (id: string) =>
    list.includes(`?page=${id}`) ||
    list.includes(`<code>${decodeURIComponent(id)}</code>`);
  const ids = sitemapPaths().flatMap((url) => {
    const [, id] =
      new RegExp(`${releases}/pages\\?page=([^" >]+)`).exec(html(url)) ?? [];
    return id && !url.startsWith(releases) ? [id] : [];
  });
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id) => !listed(id))).toEqual([]);
});

test('programs find the comparison as Markdown and JSON', () => {
  expect(fileAt(`${releases}.md`)).toContain(
    '`uiDialogService.create` → `uiDialogService.show`',
  );
  const json = JSON.parse(fileAt(`${releases}.json`)) as {
    pair: string;
    areas: {rows: unknown[]}[];
  };
  expect(json.pair).toBe(name);
  expect(json.areas.length).toBeGreaterThan(5);
  expect(fileAt('sitemap.xml')).toContain(`${releases}<`);
});
