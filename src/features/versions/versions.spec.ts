import type {Page} from '@playwright/test';
import {storageKey} from '../../../tests/support/built-site';
import {
  expect,
  openByRouter,
  test,
  visit,
  waitForHydration,
} from '../../../tests/support/fixtures';
import {hits, input} from '../../../tests/support/search';

const latest = '3.10.0-beta.146 (Latest)';
const dropdown = (page: Page, name: string) =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name, exact: true});
const option = (page: Page, name: string) =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('list')
    .getByRole('link', {name})
    .first();

test('the version dropdown offers both versions and the archived sites @axe @full', async ({
  page,
}) => {
  await visit(page, '/');
  await dropdown(page, latest).press('Enter');
  await expect(option(page, latest)).toHaveAttribute('href', '/');
  await expect(option(page, '3.9')).toHaveAttribute('href', '/3.9');
  for (const [name, address] of [
    ['3.8.5', 'https://v3p8.docs.ohif.org'],
    ['2.0', 'https://v2.docs.ohif.org'],
    ['1.0', 'https://v1.docs.ohif.org'],
  ] as const) {
    await expect(option(page, name)).toHaveAttribute('href', address);
  }
});

test('choosing a version opens the page that is being read in that version, also at another address, or else its introduction', async ({
  page,
}) => {
  await visit(page, '/release-notes');
  for (const [ofLatest, of39] of [
    ['/release-notes', '/3.9/release-notes'],
    [
      '/platform/services/customization-service/customizationService',
      '/3.9/platform/services/ui/customization-service',
    ],
  ] as const) {
    await test.step(ofLatest, async () => {
      await openByRouter(page, ofLatest);
      // Only pages of another version say which one it is.
      await expect(page.getByText(/^Version: /)).toBeHidden();
      await dropdown(page, latest).press('Enter');
      await option(page, '3.9').click();
      await expect(page).toHaveURL(of39);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://docs.ohif.org${ofLatest}`,
      );
      await expect(page.getByText('Version: 3.9', {exact: true})).toBeVisible();
      await dropdown(page, '3.9').press('Enter');
      await option(page, latest).click();
      await expect(page).toHaveURL(ofLatest);
    });
  }
  await test.step('a page that only the latest version has', async () => {
    await openByRouter(page, '/deployment/azure');
    await expect(page).toHaveTitle(/Azure/);
    await dropdown(page, latest).press('Enter');
    await option(page, '3.9').click();
    await expect(page).toHaveURL('/3.9');
  });
});

test('the version last chosen is remembered, and forgotten if it no longer exists @full', async ({
  page,
}) => {
  const key = storageKey('docs-preferred-version-default');
  const remembered = () =>
    page.evaluate((name) => localStorage.getItem(name), key);
  await visit(page, '/faq');
  expect(await remembered()).toBeNull();
  await dropdown(page, latest).press('Enter');
  await option(page, '3.9').click();
  await expect(page).toHaveURL('/3.9/faq');
  expect(await remembered()).toBe('3.9');
  await visit(page, '/3.9/release-notes');
  expect(await remembered()).toBe('3.9');
  await dropdown(page, '3.9').press('Enter');
  await option(page, latest).click();
  await expect(page).toHaveURL('/release-notes');
  expect(await remembered()).toBe('current');

  await page.evaluate((name) => localStorage.setItem(name, '3.4'), key);
  await visit(page, '/help');
  await expect.poll(remembered).toBeNull();
  await expect(dropdown(page, latest)).toBeVisible();
});

test('pages outside the docs offer the version that was read last, and search in it, without a problem at their start @full', async ({
  page,
}) => {
  const version = page.getByRole('combobox', {name: 'Version'});
  const main = page.getByRole('navigation', {name: 'Main'});
  const first = page
    .getByRole('main')
    .getByRole('heading', {level: 2})
    .first()
    .getByRole('link');
  await visit(page, '/3.9/faq');
  for (const path of [
    '/help',
    '/versions',
    '/components',
    '/patterns',
    '/search',
  ]) {
    await visit(page, path);
    await expect(dropdown(page, '3.9'), path).toBeVisible();
    await expect(
      main.getByRole('link', {name: 'Docs', exact: true}),
      path,
    ).toHaveAttribute('href', '/');
  }

  await test.step('the search page, until another version is chosen', async () => {
    await visit(page, '/search?q=hotkeys');
    await expect(version).toHaveValue('3.9');
    await expect(first).toHaveAttribute('href', /^\/3\.9\//);
    await version.selectOption('current');
    await expect(page).toHaveURL('/search?q=hotkeys&version=current');
    await expect(first).not.toHaveAttribute('href', /^\/3\.9\//);
    await page.reload();
    await waitForHydration(page);
    await expect(version).toHaveValue('current');
  });

  await test.step('the modal', async () => {
    await main.getByRole('link', {name: 'Help', exact: true}).click();
    await expect(page).toHaveURL('/help');
    await page.keyboard.press('Control+k');
    await input(page).fill('hotkeys');
    await hits(page).first().click();
    await expect(page).toHaveURL(/^[^?#]+:\d+\/3\.9\//);
  });

  await test.step('after a page of the latest version, that one', async () => {
    await openByRouter(page, '/faq');
    await expect(dropdown(page, latest)).toBeVisible();
    await main.getByRole('link', {name: 'Help', exact: true}).click();
    await expect(page).toHaveURL('/help');
    await expect(dropdown(page, latest)).toBeVisible();
    await expect(
      main.getByRole('link', {name: 'Docs', exact: true}),
    ).toHaveAttribute('href', '/');
  });
});

test('the versions page leads to both versions and the archived sites @axe @full', async ({
  page,
}) => {
  await visit(page, '/versions');
  const main = page.getByRole('main');
  await expect(main).toContainText(latest);
  await expect(main.locator('a[href="/"]').first()).toBeVisible();
  await expect(main.locator('a[href="/3.9"]').first()).toBeVisible();
  for (const host of ['v3p8', 'v2', 'v1']) {
    await expect(
      main.locator(`a[href="https://${host}.docs.ohif.org"]`),
    ).toBeVisible();
  }
});
