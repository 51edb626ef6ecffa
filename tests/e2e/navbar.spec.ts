import type {Page} from '@playwright/test';
import {navbar} from '../../config/navbar';
import {docsSidebar, expect, test, visit} from '../support/fixtures';

const main = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test('the navbar has every configured item, color mode, and search; "Docs" is current on the root only', async ({
  page,
}) => {
  await visit(page, '/');
  for (const item of navbar.items) {
    const name = 'label' in item ? item.label : item['aria-label'];
    if (name === undefined) {
      continue; // A dropdown: see below.
    }
    const link = main(page).getByRole('link', {
      name: new RegExp(`^${name}`),
    });
    await expect(link).toHaveAttribute('href', item.to ?? item.href ?? '');
    if (item.href) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  }
  for (const name of [/\(Latest\)/, 'English', /dark and light/, /^Search/]) {
    await expect(main(page).getByRole('button', {name})).toBeVisible();
  }
  const docs = main(page).getByRole('link', {name: 'Docs', exact: true});
  await expect(docs).toHaveAttribute('aria-current', 'page');
  await docsSidebar(page)
    .getByRole('link', {name: 'Release notes', exact: true})
    .click();
  await expect(page).toHaveURL('/release-notes');
  await expect(docs).not.toHaveAttribute('aria-current');
});

test.describe('the dropdowns', () => {
  const versions = (page: Page) =>
    page.getByRole('button', {name: /\(Latest\)/});
  const links = (page: Page) =>
    page.locator('.navbar .dropdown', {has: versions(page)}).getByRole('link');

  test('work with the keyboard', async ({page}) => {
    await visit(page, '/help');
    const button = versions(page);

    await test.step('Escape closes and returns the focus to the button', async () => {
      await button.press('ArrowDown');
      await expect(links(page).first()).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(links(page).first()).toBeHidden();
      await expect(page).toHaveURL('/help');
    });

    await test.step('Tab and Shift+Tab leave and close it', async () => {
      await button.press('ArrowDown');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', {name: 'English'})).toBeFocused();
      await expect(links(page).first()).toBeHidden();
      await button.press('ArrowUp');
      await page.keyboard.press('Shift+Tab');
      await expect(button).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(links(page).first()).toBeHidden();
    });

    await test.step('a click outside closes it', async () => {
      await button.press('Enter');
      await expect(links(page).first()).toBeVisible();
      await page.getByRole('heading', {level: 1}).click();
      await expect(links(page).first()).toBeHidden();
    });

    await test.step('the arrow keys, Home, and End move in a circle, Enter follows', async () => {
      await button.press('ArrowUp');
      await expect(links(page).last()).toBeFocused();
      for (const [key, index] of [
        ['ArrowDown', 0],
        ['ArrowDown', 1],
        ['ArrowUp', 0],
        ['ArrowUp', -1],
        ['Home', 0],
        ['End', -1],
      ] as const) {
        await page.keyboard.press(key);
        await expect(links(page).nth(index), key).toBeFocused();
      }
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/3.9');
    });
  });

  test('work with the pointer and with a screen reader; the language menu leads to the page for translators @full', async ({
    page,
  }) => {
    await visit(page, '/help');

    await test.step('Escape dismisses one that the pointer opened until the pointer returns', async () => {
      const search = page.getByRole('button', {name: /^Search/});
      await search.focus();
      await versions(page).hover();
      await expect(links(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(links(page).first()).toBeHidden();
      await expect(search).toBeFocused();
      await page.getByRole('heading', {level: 1}).hover();
      await versions(page).hover();
      await expect(links(page).first()).toBeVisible();
    });

    await test.step('a click without a pointer, as a screen reader sends it, toggles one', async () => {
      const click = () =>
        versions(page).evaluate((button: HTMLElement) => button.click());
      await page.getByRole('heading', {level: 1}).hover();
      await expect(links(page).first()).toBeHidden();
      await click();
      await expect(links(page).first()).toBeVisible();
      await click();
      await expect(links(page).first()).toBeHidden();
      await expect(page).toHaveURL('/help');
    });

    await test.step('the language menu', async () => {
      await page.getByRole('button', {name: 'English'}).press('Enter');
      await page.getByRole('link', {name: 'Help Us Translate'}).click();
      await expect(page).toHaveURL('/platform/internationalization');
    });
  });
});
