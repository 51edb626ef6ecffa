import type {Locator, Page} from '@playwright/test';
import {expect, test, visit} from '../support/fixtures';

const docsSidebar = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'});

test('opening a category of the sidebar closes the one that was open @full', async ({
  page,
}) => {
  await visit(page, '/release-notes');
  const categories = docsSidebar(page).locator(
    ':scope > ul > li > .menu__list-item-collapsible',
  );
  const button = (index: number) =>
    categories.nth(index).locator('[aria-expanded]');
  expect(await categories.count()).toBeGreaterThan(1);
  for (const [open, closed] of [
    [0, 1],
    [1, 0],
  ] as const) {
    // The caret also opens a category that is a page, without leaving this one.
    await button(open).click();
    await expect(button(open)).toHaveAttribute('aria-expanded', 'true');
    await expect(button(closed)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'true',
    );
  }
});

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
    await expect(
      page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name: 'Help', exact: true}),
    ).toBeVisible();
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
