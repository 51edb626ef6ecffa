/**
 * Opens every page of the sitemap, with axe in both color modes, and presses Tab through its text;
 * the fixtures check its console and requests. What holds in the HTML of each page, tests/site checks without a browser.
 */
import type {Page} from '@playwright/test';
import {sitemapPaths} from '../support/built-site';
import {expect, overflow, test, visit} from '../support/fixtures';
import {keyboardFaults} from '../support/keyboard';

/** CSS pixels: a small phone, or a screen of 1280 at four times its size (WCAG 1.4.10). */
const narrowest = 320;

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
  const pixels = await overflow(page);
  await page.setViewportSize(size);
  return [
    ...cut.map((head) => `${path}: a table scrolls sideways: ${head}`),
    ...(pixels <= 0
      ? []
      : [
          `${path} has ${pixels} px more than the ${narrowest} of a small phone`,
        ]),
  ];
}

for (const path of sitemapPaths()) {
  test(`${path} opens without a fault, fits a small phone, and is accessible @axe @full`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    expect(await overflowOf(page, path)).toEqual([]);
    expect(await keyboardFaults(page)).toEqual([]);
  });
}
