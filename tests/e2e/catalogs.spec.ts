import type {Page} from '@playwright/test';
import commands from '../../docs/_data/commands.json';
import {expect, test, visit} from '../support/fixtures';

const path = '/platform/reference/commands';
const {entries} = commands;

const entryOf = (page: Page, id: string) =>
  page.locator(`[data-entry]:has(dt[id="${id}"])`);
const fieldOf = (page: Page) => page.getByLabel('Filter this page');
const statusOf = (page: Page) =>
  page
    .getByRole('search')
    .filter({has: fieldOf(page)})
    .getByRole('status');

test('the filter hides what does not contain the words, with the headings above it @axe', async ({
  page,
}) => {
  await visit(page, path);
  await expect(statusOf(page)).toHaveText(`${entries.length} entries`);
  await fieldOf(page).fill('brush enlarges');
  await expect(statusOf(page)).toHaveText(`1 of ${entries.length} entries`);
  await expect(entryOf(page, 'increaseBrushSize')).toBeVisible();
  await expect(entryOf(page, 'setHangingProtocol')).toBeHidden();
  const headings = page.getByRole('main').getByRole('heading', {level: 2});
  await expect(headings.filter({hasText: 'Brushes'})).toBeVisible();
  await expect(headings.filter({hasText: 'Layout'})).toBeHidden();
  await fieldOf(page).fill('no such command');
  await expect(statusOf(page)).toHaveText('No entry contains these words.');
  await fieldOf(page).fill('');
  await expect(statusOf(page)).toHaveText(`${entries.length} entries`);
  await expect(entryOf(page, 'setHangingProtocol')).toBeVisible();
});

test('what was typed before the scripts came filters', async ({page}) => {
  await page.goto(path);
  await fieldOf(page).pressSequentially('setBrushSize');
  await expect(statusOf(page)).toContainText(`of ${entries.length} entries`);
  await expect(entryOf(page, 'setHangingProtocol')).toBeHidden();
});

test('the filter by version shows what is new', async ({page}) => {
  await visit(page, path);
  await page.getByLabel('Version').selectOption('New in 3.10');
  await expect(entryOf(page, 'undo')).toBeVisible();
  await expect(entryOf(page, 'resetViewport')).toBeHidden();
});

test('a link to an entry that is hidden shows it', async ({page}) => {
  await visit(page, path);
  await fieldOf(page).fill('undo');
  await expect(entryOf(page, 'setToolActive')).toBeHidden();
  await page.evaluate(() => {
    location.hash = '#resetViewport';
  });
  await expect(page.locator('#resetViewport')).toBeInViewport();
  await expect(fieldOf(page)).toHaveValue('');
});

test('a long entry is folded, and opens by keyboard @axe', async ({page}) => {
  await visit(page, '/platform/reference/interface-services');
  const more = page.locator('[data-entry] details').first();
  await expect(more.locator('p').first()).toBeHidden();
  await more.locator('summary').press('Enter');
  await expect(more.locator('p').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('all entries are visible, without the filter', async ({page}) => {
    await page.goto(path);
    await expect(page.locator('[data-entry]')).toHaveCount(entries.length);
    await expect(entryOf(page, 'undo')).toBeVisible();
    await expect(fieldOf(page)).toBeHidden();
  });
});
