/**
 * Every page of the sitemap is opened: the fixtures then see to its console, its
 * requests and its accessibility in both colour modes.
 */
import {sitemapPaths} from '../support/built-site';
import {expect, test, visit} from '../support/fixtures';

for (const path of sitemapPaths()) {
  test(`${path} opens without a fault`, async ({page}) => {
    await visit(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page).toHaveTitle(/.+ \| OHIF$/);
    const description = await page
      .locator('meta[name="description"]')
      .getAttribute('content');
    expect(description?.length).toBeGreaterThanOrEqual(50);
    expect(description?.length).toBeLessThanOrEqual(160);
  });
}

test('no two pages share a description', async ({page}) => {
  test.slow();
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const path of sitemapPaths()) {
    const html = await (await page.request.get(path)).text();
    const description =
      /<meta[^>]*name=["']?description["']?[^>]*>/.exec(html)?.[0] ?? '';
    const other = seen.get(description);
    if (other) {
      shared.push(`${path} and ${other}: ${description}`);
    }
    seen.set(description, path);
  }
  expect(shared).toEqual([]);
});

test('on a phone no page is wider than the screen', async ({page}) => {
  test.slow();
  await page.setViewportSize({width: 360, height: 740});
  const wider: string[] = [];
  for (const path of sitemapPaths()) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    if (overflow > 0) {
      wider.push(`${path}: ${overflow} px`);
    }
  }
  expect(wider).toEqual([]);
});
