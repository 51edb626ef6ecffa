import {pageThatContains} from '../support/built-site';
import {expect, navbarLink, test} from '../support/fixtures';

// Axe is a script; so is waiting for hydration.
test.use({javaScriptEnabled: false, checkAccessibility: false});

test('pages can be read, links work, pictures are shown, and no filter does nothing, with JavaScript off', async ({
  page,
}) => {
  for (const path of ['/3.9', '/release-notes', '/help', '/versions', '/']) {
    await page.goto(path);
    for (const part of [
      page.getByRole('heading', {level: 1}),
      page.getByRole('main').locator('p').first(),
      page.getByRole('navigation', {name: 'Main'}),
      page.getByRole('contentinfo'),
    ]) {
      await expect(part, path).toBeVisible();
    }
  }
  await navbarLink(page, 'Help').click();
  await expect(page).toHaveURL('/help');

  await test.step('pictures are shown', async () => {
    await page.goto(pageThatContains('class="viewer-picture'));
    const picture = page.locator('.viewer-picture img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    const box = await picture.boundingBox();
    expect(box?.width).toBeGreaterThan(200);
  });

  await test.step('a gallery has no filter', async () => {
    await page.goto('/components');
    await expect(
      page.getByRole('main').getByRole('link').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Filter')).toBeHidden();
  });
});

test('a spelling in another case leads to its page with JavaScript off @full', async ({
  page,
}) => {
  await page.goto('/migration-guide/3p9-to-3p10/UI/ToolTip');
  await expect(page).toHaveURL('/migration-guide/3p9-to-3p10/UI/Tooltip');
  await expect(
    page.getByRole('heading', {level: 1, name: 'Tooltip'}),
  ).toBeVisible();
});

test('the not-found page leads to the sections with JavaScript off', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/status of 404/);
  await page.goto('/no/such/page');
  const main = page.getByRole('main');
  // Where a test switches JavaScript off, the browser still leaves out <noscript>.
  expect(await (await page.request.get('/no/such/page')).text()).toMatch(
    /<noscript>.*needs JavaScript.*href=\/sitemap\.xml.*<\/noscript>/s,
  );
  await main.getByRole('link', {name: 'Deployment'}).click();
  await expect(page).toHaveURL('/deployment');
});
