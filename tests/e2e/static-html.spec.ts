/**
 * Axe on the HTML alone: until the scripts of a page are there, the HTML must do.
 *
 * Where E2E_EVERY_PAGE is set, every page is opened; otherwise one of each kind of page.
 */
import {sitemapPaths} from '../support/built-site';
import {staticFindings} from '../support/accessibility';
import {expect, test} from '../support/fixtures';
import {gotoHeld, holdScripts} from '../support/hold';

// The check at the end of a test switches the color mode, for which it needs the scripts.
// Axe is a script with timers: where JavaScript is off, it never ends. So they are held.
test.use({checkAccessibility: false});

const paths = process.env.E2E_EVERY_PAGE
  ? sitemapPaths()
  : ['/', '/components/DropdownMenu', '/deployment/troubleshooting', '/search'];

/** Pages per test: one test per page would spend most of its time opening browsers. */
const perTest = 10;

for (let first = 0; first < paths.length; first += perTest) {
  const some = paths.slice(first, first + perTest);
  test(`pages ${first + 1} to ${first + some.length}, from ${some[0]}, can be used by everybody before their scripts start`, async ({
    page,
  }) => {
    test.setTimeout(some.length * 60_000);
    await holdScripts(page);
    const found: string[] = [];
    for (const path of some) {
      await page.setViewportSize({width: 1366, height: 900});
      await gotoHeld(page, path);
      await expect(page.locator('html')).not.toHaveAttribute(
        'data-has-hydrated',
        'true',
      );
      found.push(...(await staticFindings(page)));
      // More of it scrolls sideways on a phone.
      await page.setViewportSize({width: 360, height: 740});
      found.push(
        ...(await staticFindings(page, ['scrollable-region-focusable'])),
      );
    }
    expect(found).toEqual([]);
  });
}
