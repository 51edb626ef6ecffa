/** Unconfirmed statements have a badge, and their evidence is in a folded list at the end of the page. */
import type {Page} from '@playwright/test';
import {expect, test, waitForHydration} from '../../../tests/support/fixtures';

/** `--viewer-warning` of each mode. */
const colors = {dark: 'rgb(246, 174, 49)', light: 'rgb(134, 64, 3)'};

const page310 = '/configuration/dataSources/merge';

const claimOf = (page: Page) => page.locator('#source-merge-needs-dicomweb');

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('the badge has the color of the mode, and leads to the evidence, which is open on paper', async ({
    page,
  }) => {
    await page.goto(page310);
    const badge = page
      .getByRole('paragraph')
      .getByRole('link', {name: 'unconfirmed'});
    await expect(badge).toBeVisible();
    for (const mode of ['dark', 'light'] as const) {
      // A script of the site would set it.
      await page.locator('html').evaluate((html, theme) => {
        html.dataset.theme = theme;
      }, mode);
      await expect(badge).toHaveCSS('color', colors[mode]);
    }
    const claim = claimOf(page);
    await expect(claim).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(claim).toBeVisible();
    await page.emulateMedia({media: 'screen'});
    await expect(claim).toBeHidden();
    await badge.click();
    // The browser unfolds what a fragment is in.
    await expect(claim).toBeInViewport();
    await expect(claim).toContainText('Based on');
    await expect(
      claim.getByRole('link', {name: 'OHIF/Viewers#4327'}),
    ).toHaveAttribute('href', 'https://github.com/OHIF/Viewers/issues/4327');
  });

  test('the section opens by keyboard @full', async ({page}) => {
    await page.goto(page310);
    const summary = page.locator('summary', {hasText: 'Sources'});
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(claimOf(page)).toBeVisible();
  });
});

test('a link to a claim opens the section, and so does printing, after which it folds again', async ({
  page,
}) => {
  await page.goto(`${page310}#source-merge-needs-dicomweb`);
  await expect(claimOf(page)).toBeInViewport();
  await waitForHydration(page);
  const details = page.locator('details', {
    has: page.locator('#page-sources'),
  });
  const summary = details.locator('summary').first();
  await summary.click();
  await expect(details).not.toHaveAttribute('open');
  await test.step('printing, in browsers that cannot open it by style', async () => {
    const print = (event: string) =>
      page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
    await expect(async () => {
      await print('beforeprint');
      await expect(details).toHaveAttribute('open', '', {timeout: 500});
    }).toPass();
    await print('afterprint');
    await expect(details).not.toHaveAttribute('open');
  });
  // Axe looks at the open section, in both color modes.
  await summary.click();
  await expect(claimOf(page)).toBeVisible();
});
