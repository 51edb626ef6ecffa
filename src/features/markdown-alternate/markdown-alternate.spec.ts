/** The button and link with which readers get a page as Markdown. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildFolder} from '../../../tests/support/built-site';
import {
  expect,
  footerLink,
  navbarLink,
  test,
  visit as open,
  waitForHydration,
} from '../../../tests/support/fixtures';

const read = (file: string) =>
  readFileSync(path.join(buildFolder, file), 'utf8');

/** The button of the menu with the page's actions. */
const menu = (page: Page) => page.locator('summary[aria-label="More actions"]');

/** On the page of this file, the button copies the file, and the menu links to it. */
async function expectCopy(page: Page, file: string): Promise<void> {
  const markdown = read(`${file}.md`);
  // The URL changes before the page does.
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    /^# (.+)$/m.exec(markdown)![1]!,
  );
  await expect(page).toHaveURL(`/${file}`);
  const confirmation = page.getByText(/^Copied\./);
  await expect(confirmation).toBeHidden();
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(confirmation).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    markdown,
  );
  const link = page.getByRole('link', {name: 'View as Markdown'});
  await menu(page).click();
  await expect(link).toHaveAttribute('href', `/${file}.md`);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(menu(page)).toBeFocused();
}

test('copying a page as Markdown is confirmed, and a failed copy shows the reason', async ({
  page,
  context,
  guards,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 360, height: 740});
  // Before the page's scripts have loaded: the click is kept.
  await page.goto('/faq/technical');
  const button = page.getByRole('button', {name: 'Copy page'});
  await button.click();
  await expect(page.getByText(/^Copied\./)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    read('faq/technical.md'),
  );
  await page.emulateMedia({media: 'print'});
  await expect(button).toBeHidden();
  await page.emulateMedia({media: 'screen'});

  await waitForHydration(page);
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

test('pages outside the docs are copied in the same way, one after the other @full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/help');
  await expectCopy(page, 'help');
  await footerLink(page, 'Versions').click();
  await expectCopy(page, 'versions');
  await navbarLink(page, 'Components').click();
  await page
    .getByRole('main')
    .getByRole('link', {name: 'Button', exact: true})
    .click();
  await expectCopy(page, 'components/Button');
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
