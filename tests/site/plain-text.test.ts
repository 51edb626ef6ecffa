/** Pages that explain or teach have no long stretch of plain text, and the user guide shows things. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {fileOfPath, sitemapPaths} from '../support/built-site';
import {parseFast} from '../support/page-faults';
import {hasPicture, longestStretch} from '../support/plain-text';

/** About two screens of a laptop: 1,600 pixels at a width of 1,280. */
const limit = 450;

const explains =
  /^(?:\/3\.9)?\/(?:user-guide|development\/(?:first-extension|architecture)|deployment\/first-study|platform\/(?:extensions|modes|managers|services)(?:$|\/lifecycle$))/;
const userGuide = /^(?:\/3\.9)?\/user-guide/;

/** The dialog of 3.9 looks different, and no build of 3.9 can be installed to take its picture. */
const withoutPicture = ['/3.9/user-guide/viewer/hotkeys'];

const htmlOf = (page: string) => readFileSync(fileOfPath(page), 'utf8');

test('text of up to two screens is followed by something shown', () => {
  const pages = sitemapPaths().filter((page) => explains.test(page));
  expect(pages.length).toBeGreaterThan(30);
  const long = pages
    .map((page) => ({page, words: longestStretch(parseFast(htmlOf(page)))}))
    .filter(({words}) => words > limit);
  expect(long).toEqual([]);
});

test('every page of the user guide has a picture', () => {
  const pages = sitemapPaths().filter((page) => userGuide.test(page));
  expect(pages.length).toBeGreaterThan(12);
  expect(pages.filter((page) => !hasPicture(parseFast(htmlOf(page))))).toEqual(
    withoutPicture,
  );
});

test('a long stretch is counted in words, and ends at a picture, code, or a table', () => {
  const page = (...parts: string[]) =>
    parseFast(`<div class="markdown">${parts.join('')}</div>`);
  const words = (count: number) => `<p>word${' word'.repeat(count - 1)}</p>`;
  expect(longestStretch(page(words(300), words(200)))).toBe(500);
  for (const part of ['<figure></figure>', '<pre></pre>', '<table></table>']) {
    expect(longestStretch(page(words(300), part, words(200)))).toBe(300);
  }
  expect(hasPicture(page(words(3)))).toBe(false);
  expect(hasPicture(page('<svg role="img"></svg>'))).toBe(true);
});
