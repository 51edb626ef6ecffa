import type {Page} from '@playwright/test';
import {expect, test, visit} from '../support/fixtures';

const path = '/user-guide/viewer/measurement-tracking';

const termOf = (page: Page) =>
  page.getByRole('main').locator('button[popovertarget]').first();
const definitionOf = (page: Page) =>
  page.getByRole('main').locator('[popover]').first();

test('a click opens the definition, before and after hydration @axe', async ({
  page,
}) => {
  await page.goto(path);
  await termOf(page).click();
  await expect(definitionOf(page)).toBeVisible();
  await expect(definitionOf(page).getByRole('link')).toHaveText(/^Glossary: /);
  await page.keyboard.press('Escape');
  await expect(definitionOf(page)).toBeHidden();
  await visit(page, path);
  await termOf(page).press('Enter');
  await expect(definitionOf(page)).toBeVisible();
  await definitionOf(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/glossary#/);
});

test('on paper, a term is a word', async ({page}) => {
  await visit(page, path);
  await page.emulateMedia({media: 'print'});
  await expect(definitionOf(page)).toBeHidden();
  await expect(termOf(page)).toHaveCSS('text-decoration-line', 'none');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('the definition opens as well', async ({page}) => {
    await page.goto(path);
    await termOf(page).click();
    await expect(definitionOf(page)).toBeVisible();
  });
});

test('the Markdown of the page has the term, and not its definition', async ({
  page,
  request,
}) => {
  await page.goto(path);
  const term = await termOf(page).textContent();
  const definition = await definitionOf(page).textContent();
  const markdown = await (await request.get(`${path}.md`)).text();
  expect(markdown).toContain(term);
  expect(markdown).not.toContain(definition!.slice(0, 30));
});
