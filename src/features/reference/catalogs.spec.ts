import type {Page} from '@playwright/test';
import commands from '../../../docs/_data/commands.json';
import {expect, test, visit} from '../../../tests/support/fixtures';

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

test('filters hide what does not match, also what was typed before the scripts came, and a link shows a hidden entry @axe', async ({
  page,
}) => {
  const all = `${entries.length} entries`;

  await test.step('what was typed before the scripts came filters', async () => {
    await page.goto(path);
    await fieldOf(page).pressSequentially('setBrushSize');
    await expect(statusOf(page)).toContainText(`of ${all}`);
    await expect(entryOf(page, 'setHangingProtocol')).toBeHidden();
  });

  await test.step('entries and headings without the words are hidden', async () => {
    await fieldOf(page).fill('');
    await expect(statusOf(page)).toHaveText(all);
    await expect(entryOf(page, 'setHangingProtocol')).toBeVisible();
    await fieldOf(page).fill('brush enlarges');
    await expect(statusOf(page)).toHaveText(`1 of ${all}`);
    await expect(entryOf(page, 'increaseBrushSize')).toBeVisible();
    await expect(entryOf(page, 'setHangingProtocol')).toBeHidden();
    const headings = page.getByRole('main').getByRole('heading', {level: 2});
    await expect(headings.filter({hasText: 'Brushes'})).toBeVisible();
    await expect(headings.filter({hasText: 'Layout'})).toBeHidden();
    await fieldOf(page).fill('no such command');
    await expect(statusOf(page)).toHaveText('No entry contains these words.');
  });

  await test.step('a link to an entry that is hidden shows it', async () => {
    await expect(entryOf(page, 'resetViewport')).toBeHidden();
    await page.evaluate(() => {
      location.hash = '#resetViewport';
    });
    await expect(page.locator('#resetViewport')).toBeInViewport();
    await expect(fieldOf(page)).toHaveValue('');
    await expect(statusOf(page)).toHaveText(all);
  });

  await test.step('the filter by version shows what is new', async () => {
    await page.getByLabel('Version').selectOption('New in 3.10');
    await expect(entryOf(page, 'undo')).toBeVisible();
    await expect(entryOf(page, 'resetViewport')).toBeHidden();
  });
});

test('an entry leads from what has changed to the guide, and a long one is folded and opens by keyboard @axe @full', async ({
  page,
}) => {
  await visit(page, '/platform/reference/interface-services');

  await test.step('to the guide', async () => {
    await page
      .locator('dt[id="uiDialogService.hideAll"] + dd')
      .getByRole('link', {name: 'New in 3.10'})
      .click();
    await expect(page).toHaveURL(
      '/migration-guide/3p9-to-3p10/UI/DialogService#rename-the-calls',
    );
    await expect(page.locator('#rename-the-calls')).toBeInViewport();
    await page.goBack();
  });

  await test.step('a long entry', async () => {
    const more = page.locator('[data-entry] details').first();
    await expect(more.locator('p').first()).toBeHidden();
    await more.locator('summary').press('Enter');
    await expect(more.locator('p').first()).toBeVisible();
  });
});

test('the keys of a value are folded, and a link, the filter, and print open them @axe', async ({
  page,
}) => {
  await visit(page, '/platform/reference/configuration');
  const field = page.locator('[id="multimonitor.screens.id"]');
  await expect(field).toBeHidden();

  await test.step('the filter finds the entry with the key', async () => {
    await fieldOf(page).fill('screens.location.width');
    await expect(statusOf(page)).toContainText('1 of');
    await expect(field).toBeVisible();
    const headings = page.getByRole('main').getByRole('heading', {level: 2});
    await expect(headings.filter({hasText: 'Start and pages'})).toBeVisible();
    await expect(headings.filter({hasText: 'Screen'})).toBeHidden();
  });

  await test.step('a link to a key opens its entry, also one that the filter hides', async () => {
    await page.evaluate(() => {
      location.hash = '#oidc.scope';
    });
    await expect(page.locator('[id="oidc.scope"]')).toBeInViewport();
    await expect(fieldOf(page)).toHaveValue('');
  });

  await test.step('print shows all keys', async () => {
    const other = page.locator('[id="dataSources.namespace"]');
    await expect(other).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(other).toBeVisible();
    await page.emulateMedia({media: null});
  });
});

test('methods that nearly every service has are folded to their names, and a link and the filter open them @axe', async ({
  page,
}) => {
  await visit(page, '/platform/reference/interface-services');
  const method = page.locator('[id="toolbarService.subscribeDebounced"]');
  await expect(method).toBeHidden();
  await page.evaluate(() => {
    location.hash = '#toolbarService.subscribeDebounced';
  });
  await expect(method).toBeInViewport();

  const other = page.locator('[id="panelService.subscribeDebounced"]');
  await expect(other).toBeHidden();
  await fieldOf(page).fill('subscribeDebounced');
  await expect(other).toBeVisible();
  await expect(
    page.getByRole('heading', {name: 'uiModalService'}),
  ).toBeHidden();
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
