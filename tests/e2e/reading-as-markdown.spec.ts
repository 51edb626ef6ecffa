/** The button and link with which readers get a page as Markdown. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildFolder} from '../support/built-site';
import {expect, test, visit as open} from '../support/fixtures';

const read = (file: string) =>
  readFileSync(path.join(buildFolder, file), 'utf8');

/** The button of the menu with the page's actions. */
const menu = (page: Page) => page.locator('summary[aria-label="More actions"]');

test('copying a page as Markdown is confirmed', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 360, height: 740});
  // Before the page's scripts have loaded: the click is kept.
  await page.goto('/faq/technical');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByText(/^Copied\./)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    read('faq/technical.md'),
  );
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
  await page.emulateMedia({media: 'screen'});
});

for (const file of ['help', 'versions', 'components/Button']) {
  test(`/${file}, no page of the docs, is copied just so`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `/${file}`);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByText(/^Copied\./)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      read(`${file}.md`),
    );
    await menu(page).click();
    await expect(
      page.getByRole('link', {name: 'View as Markdown'}),
    ).toHaveAttribute('href', `/${file}.md`);
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('link', {name: 'View as Markdown'}),
    ).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });
}

test('a failed copy shows the reason', async ({page, guards}) => {
  await open(page, '/faq/technical');
  const button = page.getByRole('button', {name: 'Copy page'});
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
  });
  await button.click();
  await expect(page.getByText(/browser did not allow/)).toBeVisible();

  // Not from an unhandled rejection.
  guards.expectProblem(/status of 404/);
  await page.route('**/*.md', (route) => route.fulfill({status: 404}));
  await button.click();
  await expect(page.getByText(/did not load/)).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false}); // Axe is a script.

  test('only the link to the Markdown is shown', async ({page}) => {
    await page.goto('/3.9/faq/technical');
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
    await menu(page).click();
    const link = page.getByRole('link', {name: 'View as Markdown'});
    const response = await page.request.get(
      (await link.getAttribute('href')) ?? '',
    );
    expect(response.headers()['content-type']).toBe(
      'text/markdown; charset=utf-8',
    );
    expect(await response.text()).toBe(read('3.9/faq/technical.md'));
  });
});
