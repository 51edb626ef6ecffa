import type {Page} from '@playwright/test';
import {expect, test, visit} from '../support/fixtures';

test('the left of the navbar leads to the six places of the site', async ({
  page,
}) => {
  await visit(page, '/faq');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  for (const [label, path] of [
    ['Docs', '/'],
    ['Components', '/components'],
    ['Help', '/help'],
    ['3.9 Migration Guides', '/migration-guide/3p8-to-3p9'],
  ] as const) {
    await expect(
      navbar.getByRole('link', {name: label, exact: true}),
    ).toHaveAttribute('href', path);
  }
  for (const [label, address] of [
    ['Showcase', 'https://ohif.org/showcase'],
    ['Collaborate', 'https://ohif.org/collaborate'],
  ] as const) {
    const link = navbar.getByRole('link', {name: label});
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('the right of the navbar has versions, languages, repository, colour mode and search', async ({
  page,
}) => {
  await visit(page, '/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(
    navbar.getByRole('button', {name: '3.10.0-beta.146 (Latest)'}),
  ).toBeVisible();
  await expect(navbar.getByRole('button', {name: 'English'})).toBeVisible();
  await expect(
    navbar.getByRole('link', {name: /source repository/i}),
  ).toHaveAttribute('href', 'https://github.com/OHIF/Viewers');
  await expect(
    navbar.getByRole('button', {name: /dark and light mode/}),
  ).toBeVisible();
  await expect(navbar.getByRole('button', {name: /^Search/})).toBeVisible();
});

test('"Docs" is marked as the current page on the root only', async ({
  page,
}) => {
  await visit(page, '/');
  const docs = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Docs', exact: true});
  await expect(docs).toHaveAttribute('aria-current', 'page');
  await docs.press('Tab');
  await visit(page, '/release-notes');
  await expect(docs).not.toHaveAttribute('aria-current');
});

test('the logo leads to the introduction', async ({page}) => {
  await visit(page, '/help');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: /documentation home/})
    .click();
  await expect(page).toHaveURL('/');
});

test('the navbar stays where it is while the reader scrolls down', async ({
  page,
}) => {
  await visit(page, '/development/getting-started');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeInViewport({
    ratio: 1,
  });
});

test('a dropdown opens with the mouse and closes when the mouse leaves', async ({
  page,
}) => {
  await visit(page, '/help');
  const option = page.getByRole('link', {name: '3.9', exact: true});
  await expect(option).toBeHidden();
  await page.getByRole('button', {name: /\(Latest\)/}).hover();
  await expect(option).toBeVisible();
  await page.getByRole('heading', {level: 1}).hover();
  await expect(option).toBeHidden();
});

test('a dropdown opens with Enter and closes when the focus goes elsewhere', async ({
  page,
}) => {
  await visit(page, '/help');
  const button = page.getByRole('button', {name: /\(Latest\)/});
  await button.focus();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const option = page.getByRole('link', {name: '3.9', exact: true});
  await expect(option).toBeVisible();
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Help', exact: true})
    .focus();
  await expect(option).toBeHidden();
});

test('a dropdown that Enter opened closes on a click outside', async ({
  page,
}) => {
  await visit(page, '/help');
  const button = page.getByRole('button', {name: 'English'});
  await button.press('Enter');
  const option = page.getByRole('link', {name: 'Help Us Translate'});
  await expect(option).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(option).toBeHidden();
});

test.describe('the dropdowns by keyboard', () => {
  const versions = (page: Page) =>
    page.getByRole('button', {name: /\(Latest\)/});
  const links = (page: Page) =>
    page.locator('.navbar .dropdown', {has: versions(page)}).getByRole('link');

  test('Escape closes one and returns the focus to its button', async ({
    page,
  }) => {
    await visit(page, '/help');
    await versions(page).press('ArrowDown');
    await expect(links(page).first()).toBeFocused();
    await expect(versions(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(versions(page)).toBeFocused();
    await expect(versions(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(links(page).first()).toBeHidden();
    await expect(page).toHaveURL('/help');
  });

  test('the arrows, Home and End walk through the links, round and round', async ({
    page,
  }) => {
    await visit(page, '/help');
    await versions(page).press('ArrowUp');
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

  test('Tab leaves one, on both sides, and it closes', async ({page}) => {
    await visit(page, '/help');
    await versions(page).press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'English'})).toBeFocused();
    await expect(links(page).first()).toBeHidden();
    await versions(page).press('ArrowUp');
    await page.keyboard.press('Shift+Tab');
    await expect(versions(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(links(page).first()).toBeHidden();
  });

  test('Escape dismisses what the pointer opened, until it comes back', async ({
    page,
  }) => {
    await visit(page, '/help');
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

  test('a click without a pointer, as a screen reader makes it, opens one and closes it', async ({
    page,
  }) => {
    await visit(page, '/help');
    const click = () =>
      versions(page).evaluate((button: HTMLElement) => button.click());
    await click();
    await expect(links(page).first()).toBeVisible();
    await click();
    await expect(links(page).first()).toBeHidden();
    await expect(page).toHaveURL('/help');
  });
});
