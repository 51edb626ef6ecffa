import type {Page} from '@playwright/test';
import {expect, test, visit, waitForHydration} from '../support/fixtures';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: /dark and light mode/});

test.describe('on a system that prefers light', () => {
  test.use({colorScheme: 'light'});

  test('the site is dark until the reader chooses, and the choice survives a reload', async ({
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
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await waitForHydration(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
});

test('the choice reaches the other tabs of the browser @axe', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  const otherTab = await context.newPage();
  await visit(otherTab, '/help');
  await toggle(page).click();
  await expect(html(otherTab)).toHaveAttribute('data-theme', 'light');
  await toggle(otherTab).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('the color mode is set before any script of the site runs', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/ERR_FAILED/);
  await visit(page, '/');
  await toggle(page).click();
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/help');
  const failed = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('ERR_FAILED'),
  });
  await page.keyboard.press('Shift');
  await failed;
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  await page.unroute('**/assets/js/**');
  await visit(page, '/help');
});
