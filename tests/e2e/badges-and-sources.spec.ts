/** Unconfirmed statements have a badge, and their evidence is in a folded list at the end of the page. */
import {expect, test, visit} from '../support/fixtures';

/** `--viewer-warning` of each mode. */
const colors = {dark: 'rgb(246, 174, 49)', light: 'rgb(134, 64, 3)'};

const page310 = '/configuration/dataSources/introduction';

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  for (const mode of ['dark', 'light'] as const) {
    test(`the badge leads to the evidence, in ${mode} mode`, async ({page}) => {
      // A script sets the mode; here it is part of the HTML.
      await page.route(`**${page310}`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({
          response,
          body: html.replace('<html ', `<html data-theme=${mode} `),
        });
      });
      await page.goto(page310);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      const badge = page
        .getByRole('paragraph')
        .getByRole('link', {name: 'unconfirmed'});
      await expect(badge).toBeVisible();
      await expect(badge).toHaveCSS('color', colors[mode]);
      const claim = page.locator('#source-merge-needs-dicomweb');
      await expect(claim).toBeHidden();
      await badge.click();
      // The browser unfolds what a fragment is in.
      await expect(claim).toBeInViewport();
      await expect(claim).toContainText('Checked in');
      await expect(
        claim.getByRole('link', {name: 'OHIF/Viewers#4327'}),
      ).toHaveAttribute('href', 'https://github.com/OHIF/Viewers/issues/4327');
    });
  }

  test('the section opens by keyboard @axe', async ({page}) => {
    await page.goto(`/3.9${page310}`);
    const summary = page.locator('summary', {hasText: 'Sources'});
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#source-merge-needs-dicomweb')).toBeVisible();
  });

  test('on paper the section is open', async ({page}) => {
    await page.goto(page310);
    const claim = page.locator('#source-merge-needs-dicomweb');
    await expect(claim).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(claim).toBeVisible();
  });
});

test('browsers that cannot open it by style open it for printing, and fold it again', async ({
  page,
}) => {
  await visit(page, page310);
  const details = page.locator('details', {
    has: page.locator('#page-sources'),
  });
  const print = (event: string) =>
    page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
  await expect(async () => {
    await print('beforeprint');
    await expect(details).toHaveAttribute('open', '', {timeout: 500});
  }).toPass();
  await print('afterprint');
  await expect(details).not.toHaveAttribute('open');
});

// Axe looks at what the test leaves open, in both color modes.
test('a link to a claim opens the section', async ({page}) => {
  await page.goto(`${page310}#source-merge-needs-dicomweb`);
  await expect(page.locator('#source-merge-needs-dicomweb')).toBeInViewport();
});

test('the Markdown of a page has the badge and the evidence', async ({
  page,
}) => {
  const markdown = await (await page.request.get(`${page310}.md`)).text();
  expect(markdown).toMatch(
    /called `dicomweb` \(\[unconfirmed\]\(\S+#source-merge-needs-dicomweb\)\)\./,
  );
  expect(markdown).toMatch(/^## Sources$/m);
  expect(markdown).toContain('OHIF/Viewers#4327');
});
