import {expect, test, visit} from '../support/fixtures';

test('the site is in English, written from left to right', async ({page}) => {
  await visit(page, '/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
});

test('the language dropdown invites readers to translate', async ({page}) => {
  await visit(page, '/help');
  await page.getByRole('button', {name: 'English'}).press('Enter');
  await page.getByRole('link', {name: 'Help Us Translate'}).click();
  await expect(page).toHaveURL('/platform/internationalization');
});
