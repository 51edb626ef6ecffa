import type {Page} from '@playwright/test';
import {expect, test, visit, waitForHydration} from '../support/fixtures';
import {holdScripts} from '../support/hold';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: /dark and light mode/});

test.describe('on a system that prefers light', () => {
  test.use({colorScheme: 'light'});

  test('the site is dark until the reader chooses, and the choice survives a reload, before any script of the site runs', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    const background = () =>
      page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
    const dark = await background();
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect.poll(background).not.toBe(dark);
    const release = await holdScripts(page);
    await page.reload({waitUntil: 'commit'});
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await waitForHydration(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
});
