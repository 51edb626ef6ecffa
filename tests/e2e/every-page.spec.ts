/**
 * Opens the pages of the sitemap; the fixtures check their console and requests. Axe,
 * which is slow, checks a sample of them in both color modes. What holds in the HTML of
 * each page, tests/site checks without a browser.
 *
 * Where E2E_EVERY_PAGE is set, as `npm run test:full` does, everything is done with every
 * page. Otherwise every thirtieth page of the latest version and every sixtieth of an older
 * one represent the rest, which consists of the same parts.
 */
import type {Page} from '@playwright/test';
import versionNames from '../../versions.json';
import {longestPages, sitemapPaths} from '../support/built-site';
import {expect, test, visit} from '../support/fixtures';

const paths = sitemapPaths();
const every = Boolean(process.env.E2E_EVERY_PAGE);
/** CSS pixels: a small phone, or a screen of 1280 at four times its size (WCAG 1.4.10). */
const narrowest = 320;

const isOlder = (path: string) =>
  versionNames.some((name) => `${path}/`.startsWith(`/${name}/`));

/** For axe: the longest pages, of a twelfth of the sections. */
const withAxe = every ? paths : longestPages().filter((_, i) => i % 12 === 0);

const withoutAxe = paths.filter(
  (path, i) => !withAxe.includes(path) && i % (isOlder(path) ? 60 : 30) === 0,
);

/** Tables with text that scroll sideways on a wide screen, by their heading: a column is out of sight. */
const cutTables = (page: Page): Promise<string[]> =>
  page
    .locator('.markdown .table-frame')
    .evaluateAll((frames) =>
      frames
        .filter(
          (frame) =>
            frame.scrollWidth > frame.clientWidth + 1 &&
            [...frame.querySelectorAll('tbody td')].some(
              (cell) => !cell.querySelector('code'),
            ),
        )
        .map((frame) => frame.querySelector('thead')?.textContent ?? ''),
    );

/** Opens a page, and shows it on a small phone and then as it was. */
async function overflowOf(page: Page, path: string): Promise<string[]> {
  await visit(page, path);
  const size = page.viewportSize()!;
  const cut = await cutTables(page);
  await page.setViewportSize({width: narrowest, height: 740});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - innerWidth,
  );
  await page.setViewportSize(size);
  return [
    ...cut.map((head) => `${path}: a table scrolls sideways: ${head}`),
    ...(overflow <= 0
      ? []
      : [
          `${path} has ${overflow} px more than the ${narrowest} of a small phone`,
        ]),
  ];
}

for (const path of withAxe) {
  test(`${path} opens without a fault, fits a small phone, and is accessible @axe`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    expect(await overflowOf(page, path)).toEqual([]);
  });
}

/** Pages per test: one test per page would spend most of its time opening browsers. */
const perTest = 10;

test.describe(() => {
  test.use({checkAccessibility: false}); // The sample above covers it.

  for (let first = 0; first < withoutAxe.length; first += perTest) {
    const some = withoutAxe.slice(first, first + perTest);
    test(`${some.length} pages from ${some[0]} open without a fault and fit a small phone`, async ({
      page,
    }) => {
      test.setTimeout(some.length * 20_000);
      const problems: string[] = [];
      for (const path of some) {
        problems.push(...(await overflowOf(page, path)));
      }
      expect(problems).toEqual([]);
    });
  }
});

test('pages of each version are opened', () => {
  const opened = [...withAxe, ...withoutAxe];
  const older = opened.filter(isOlder).length;
  expect(older).toBeGreaterThan(1);
  expect(opened.length - older).toBeGreaterThan(5);
  expect(opened.length === paths.length).toBe(every);
});
