/**
 * Opens the pages of the sitemap; the fixtures check their console and requests. Axe,
 * which is slow, checks a sample of them in both color modes.
 *
 * Where E2E_EVERY_PAGE is set, as `npm run test:full` does, everything is done with every
 * page. Otherwise every tenth page of the latest version and every thirtieth of an older
 * one represent the rest, which consists of the same parts. Where E2E_PAGES is set, as
 * `npm run test:changed` does, it is the pages with these paths, separated by commas.
 */
import type {Page} from '@playwright/test';
import versionNames from '../../versions.json';
import {longestPages, sitemapPaths} from '../support/built-site';
import {expect, test, visit} from '../support/fixtures';

const chosen = process.env.E2E_PAGES?.split(',').filter(Boolean);
const paths = chosen ?? sitemapPaths();
const every = Boolean(process.env.E2E_EVERY_PAGE ?? chosen);
/** CSS pixels: a small phone, or a screen of 1280 at four times its size (WCAG 1.4.10). */
const narrowest = 320;

const isOlder = (path: string) =>
  versionNames.some((name) => `${path}/`.startsWith(`/${name}/`));

const opened = paths.filter(
  (path, i) => every || i % (isOlder(path) ? 30 : 10) === 0,
);

/** Pages per test: one test per page would spend most of its time opening browsers. */
const perTest = 10;

async function problemsOf(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({width: 1366, height: 900});
  await visit(page, path);
  const seen = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    title: document.title,
    description:
      document.querySelector<HTMLMetaElement>('meta[name="description"]')
        ?.content.length ?? 0,
  }));
  await page.setViewportSize({width: narrowest, height: 740});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - innerWidth,
  );
  return [
    seen.headings === 1 ? '' : `${seen.headings} headings of level 1`,
    /.+ \| OHIF$/.test(seen.title) ? '' : `the title ${seen.title}`,
    seen.description >= 50 && seen.description <= 160
      ? ''
      : `a description of ${seen.description} characters`,
    overflow <= 0
      ? ''
      : `${overflow} px more than the ${narrowest} of a small phone`,
  ]
    .filter(Boolean)
    .map((problem) => `${path} has ${problem}`);
}

test.describe(() => {
  test.use({checkAccessibility: false}); // The sample below covers it.

  for (let first = 0; first < opened.length; first += perTest) {
    const some = opened.slice(first, first + perTest);
    test(`pages ${first + 1} to ${first + some.length}, from ${some[0]}, open without a fault`, async ({
      page,
    }) => {
      test.setTimeout(some.length * 20_000);
      const problems: string[] = [];
      for (const path of some) {
        problems.push(...(await problemsOf(page, path)));
      }
      expect(problems).toEqual([]);
    });
  }
});

/** For axe: the longest pages, of a third of the sections. */
const longest = longestPages().filter((_, i) => i % 3 === 0);

for (const path of every ? paths : longest) {
  test(`${path} is accessible @axe`, async ({page}) => {
    test.setTimeout(240_000);
    await visit(page, path);
  });
}

test('pages of each version are opened', () => {
  test.skip(Boolean(chosen), 'the pages are chosen');
  const older = opened.filter(isOlder).length;
  expect(older).toBeGreaterThan(3);
  expect(opened.length - older).toBeGreaterThan(15);
  expect(opened.length === paths.length).toBe(every);
});
