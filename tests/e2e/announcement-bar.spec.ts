import type {Page} from '@playwright/test';
import {storageKey} from '../support/built-site';
import {expect, test, visit, waitForHydration} from '../support/fixtures';

const announcement = (page: Page) =>
  page.getByRole('banner').filter({hasText: 'Cornerstone3D 2.0'});

test('a closed announcement stays closed on other pages and after a reload, and one with a new id is shown', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(announcement(page)).toContainText(/years of OHIF/);
  await announcement(page).getByRole('link').click();
  await expect(page).toHaveURL('/release-notes');
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  await expect(announcement(page)).toBeHidden();
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Help', exact: true})
    .click();
  await expect(page).toHaveURL('/help');
  await expect(announcement(page)).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await expect(announcement(page)).toBeHidden();

  // As if the announcement that the reader closed had been that of last year.
  await page.evaluate(
    (id) => localStorage.setItem(id, 'the-announcement-of-last-year'),
    storageKey('docusaurus.announcement.id'),
  );
  await page.reload();
  await waitForHydration(page);
  await expect(announcement(page)).toBeVisible();
});
