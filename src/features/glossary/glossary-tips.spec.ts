import type {Page} from '@playwright/test';
import {expect, test, waitForHydration} from '../../../tests/support/fixtures';

const path = '/user-guide/viewer/measurement-tracking';

const termOf = (page: Page) =>
  page.getByRole('main').locator('button[popovertarget]').first();
const definitionOf = (page: Page) =>
  page.getByRole('main').locator('[popover]').first();

test('a click opens the definition, before and after hydration, and on paper a term is a word @axe', async ({
  page,
}) => {
  await page.goto(path);
  await termOf(page).click();
  await expect(definitionOf(page)).toBeVisible();
  await expect(definitionOf(page).getByRole('link')).toHaveText(/^Glossary: /);
  await page.keyboard.press('Escape');
  await expect(definitionOf(page)).toBeHidden();
  await waitForHydration(page);
  await termOf(page).press('Enter');
  await expect(definitionOf(page)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(definitionOf(page)).toBeHidden();
  await expect(termOf(page)).toHaveCSS('text-decoration-line', 'none');
  await page.emulateMedia({media: 'screen'});
  await definitionOf(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/glossary#/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('the definition opens as well', async ({page}) => {
    await page.goto(path);
    await termOf(page).click();
    await expect(definitionOf(page)).toBeVisible();
  });
});
