import type {Page} from '@playwright/test';
import {storageKey} from '../support/built-site';
import {expect, test, visit, waitForHydration} from '../support/fixtures';
import {hits, input} from '../support/search';

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

test('the version dropdown offers both versions and the archived sites @axe', async ({
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

test('choosing a version opens the page that is being read, in that version', async ({
  page,
}) => {
  await visit(page, '/release-notes');
  await dropdown(page, latest).press('Enter');
  await option(page, '3.9').click();
  await expect(page).toHaveURL('/3.9/release-notes');
  await expect(dropdown(page, '3.9')).toBeVisible();
  await dropdown(page, '3.9').press('Enter');
  await option(page, latest).click();
  await expect(page).toHaveURL('/release-notes');
});

test('a page that has another address in the other version is found there, both ways', async ({
  page,
}) => {
  const addresses = {
    latest: '/platform/services/customization-service/customizationService',
    '3.9': '/3.9/platform/services/ui/customization-service',
  };
  await visit(page, addresses.latest);
  await dropdown(page, latest).press('Enter');
  await option(page, '3.9').click();
  await expect(page).toHaveURL(addresses['3.9']);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `https://docs.ohif.org${addresses.latest}`,
  );
  await dropdown(page, '3.9').press('Enter');
  await option(page, latest).click();
  await expect(page).toHaveURL(addresses.latest);
});

test('from a page that only the latest version has, 3.9 opens at its introduction', async ({
  page,
}) => {
  await visit(page, '/deployment/azure');
  await dropdown(page, latest).press('Enter');
  await option(page, '3.9').click();
  await expect(page).toHaveURL('/3.9');
});

test('each docs page shows its version', async ({page}) => {
  await visit(page, '/3.9/faq');
  await expect(page.getByText('Version: 3.9', {exact: true})).toBeVisible();
  await visit(page, '/faq');
  await expect(page.getByText(`Version: ${latest}`)).toBeVisible();
});

test('the version last chosen is remembered', async ({page}) => {
  const remembered = () =>
    page.evaluate(
      (key) => localStorage.getItem(key),
      storageKey('docs-preferred-version-default'),
    );
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
});

test('pages outside the docs offer the version that was read last, without a problem at their start', async ({
  page,
}) => {
  for (const [read, offered] of [
    ['/3.9/faq', '3.9'],
    ['/faq', latest],
  ] as const) {
    await visit(page, read);
    for (const path of [
      '/help',
      '/versions',
      '/components',
      '/patterns',
      '/search',
    ]) {
      await visit(page, path);
      await expect(dropdown(page, offered), path).toBeVisible();
      await expect(
        page
          .getByRole('navigation', {name: 'Main'})
          .getByRole('link', {name: 'Docs', exact: true}),
        path,
      ).toHaveAttribute('href', '/');
    }
  }
});

test('outside the docs, search starts in the version that was read last @axe', async ({
  page,
}) => {
  await visit(page, '/3.9/faq');
  await visit(page, '/search?q=hotkeys');
  const version = page.getByRole('combobox', {name: 'Version'});
  await expect(version).toHaveValue('3.9');
  const first = page
    .getByRole('main')
    .getByRole('heading', {level: 2})
    .first()
    .getByRole('link');
  await expect(first).toHaveAttribute('href', /^\/3\.9\//);
  await version.selectOption('current');
  await expect(page).toHaveURL('/search?q=hotkeys&version=current');
  await expect(first).not.toHaveAttribute('href', /^\/3\.9\//);
  await page.reload();
  await waitForHydration(page);
  await expect(version).toHaveValue('current');

  await visit(page, '/help');
  await page.keyboard.press('Control+k');
  await input(page).fill('hotkeys');
  await hits(page).first().click();
  await expect(page).toHaveURL(/^[^?#]+:\d+\/3\.9\//);
});

test('a remembered version that no longer exists is forgotten', async ({
  page,
}) => {
  const key = storageKey('docs-preferred-version-default');
  await visit(page, '/help');
  await page.evaluate((k) => localStorage.setItem(k, '3.4'), key);
  await visit(page, '/help');
  await expect
    .poll(() => page.evaluate((k) => localStorage.getItem(k), key))
    .toBeNull();
  await expect(dropdown(page, latest)).toBeVisible();
});

test('the versions page leads to both versions and the archived sites @axe', async ({
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
