import type {Locator, Page} from '@playwright/test';
import {navbar} from '../../config/navbar';
import {archivedVersions} from '../../config/releases';
import {
  docsSidebar,
  expect,
  navbarLink,
  test,
  visit,
} from '../support/fixtures';
import {openHeld} from '../support/hold';

test('the last entry can be reached below the announcement, and without it in view the list ends at its button @full', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await visit(page, '/release-notes');
  const list = docsSidebar(page);
  const button = page.getByRole('button', {name: 'Collapse sidebar'});
  const entry = list.locator(':scope > ul > li').last();
  const end = async (part: Locator) => {
    const {y, height} = (await part.boundingBox())!;
    return Math.round(y + height);
  };
  const top = async () => Math.round((await button.boundingBox())!.y);
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  expect(await end(button)).toBe(500);
  expect(await end(entry)).toBeLessThanOrEqual(await top());
  await page.mouse.move(800, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await end(list)) - (await top())).toBe(0);
});

const menu = (page: Page) => page.getByRole('dialog', {name: 'Main'});
const hamburger = (page: Page) =>
  page.getByRole('button', {name: 'Toggle navigation bar'});

test('a screen of 997 px shows the links of the navbar; a narrower one has a hamburger and its menu @axe @full', async ({
  page,
}) => {
  await page.setViewportSize({width: 997, height: 800});
  await visit(page, '/release-notes');

  await test.step('at 997 px the hamburger is not shown', async () => {
    await expect(hamburger(page)).toBeHidden();
    await expect(navbarLink(page, 'Help')).toBeVisible();
    await expect(docsSidebar(page)).toBeVisible();
  });

  await page.setViewportSize({width: 996, height: 800});

  await hamburger(page).click();
  await expect(
    page.getByRole('button', {name: 'Close navigation bar'}),
  ).toBeFocused();
  await expect(
    menu(page).getByRole('button', {name: /Back to main menu/}),
  ).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu closes by its button, by a touch outside, by Back, and when the window becomes wide; it has all that the navbar has, and its links lead on @full', async ({
    page,
  }) => {
    await openHeld(page, '/help');
    // Not by its role, which it does not have while it is hidden.
    const toggle = page.locator('.navbar__toggle');
    for (const closeIt of [
      () => page.getByRole('button', {name: 'Close navigation bar'}).click(),
      () => page.mouse.click(385, 400),
      () => page.evaluate(() => history.back()),
      () => page.setViewportSize({width: 1200, height: 800}),
    ]) {
      await hamburger(page).click();
      await expect(
        menu(page).getByRole('link', {name: 'Components', exact: true}),
      ).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await closeIt();
      await expect(menu(page)).toHaveCount(0);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL('/help');
    }
    expect(await page.locator('[inert]').count()).toBe(0);
    await page.setViewportSize({width: 390, height: 844});
    await hamburger(page).click();
    const link = (name = '') =>
      menu(page).getByRole('link', {name: new RegExp(`^${name}`)});
    for (const item of navbar.items) {
      if ('href' in item || 'to' in item) {
        const name = 'label' in item ? item.label : item['aria-label'];
        await expect(link(name)).toBeVisible();
      }
    }
    await menu(page).getByRole('button', {name: 'Languages'}).click();
    await expect(link('Help Us Translate')).toHaveAttribute(
      'href',
      '/platform/internationalization',
    );
    await menu(page).getByRole('button', {name: 'Versions'}).click();
    for (const {label, href} of archivedVersions) {
      await expect(link(label)).toHaveAttribute('href', href);
    }
    const entries = await page.evaluate(() => history.length);
    await menu(page)
      .getByRole('link', {name: 'Components', exact: true})
      .click();
    await expect(page).toHaveURL('/components');
    // In place of the menu, so that Back does not stop at it.
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack({waitUntil: 'commit'});
    await expect(page).toHaveURL('/help');
  });
});
