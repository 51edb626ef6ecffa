import type {Page} from '@playwright/test';
import {scriptOfDoc} from '../support/built-site';
import {expect, expectNoAxeViolations, test, visit} from '../support/fixtures';

const target = '/faq';
const targetScript = () => `**${scriptOfDoc('docs/faq/index')}`;
const linkToTarget = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: 'FAQ', exact: true});

test('a page whose script fails to load is opened by a reload', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/ERR_FAILED/);
  guards.expectProblem(/ChunkLoadError|Loading chunk/);
  await page.route(targetScript(), (route) => route.abort());
  await visit(page, '/help');
  await page.evaluate(() => {
    (window as unknown as {before?: true}).before = true;
  });
  await linkToTarget(page).click();
  // A new document: what the old one knew is gone.
  await expect
    .poll(() => page.evaluate(() => 'before' in window).catch(() => true))
    .toBe(false);
  await expect(page).toHaveURL(target);
  // The script still fails: the prose is in the HTML and can be read all the same.
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.unroute(targetScript());
  await visit(page, target);
});

test('a page whose script never answers leaves the reader where he is, with a progress bar', async ({
  page,
}) => {
  await page.route(targetScript(), () => new Promise(() => undefined));
  await visit(page, '/help');
  await page.evaluate(() => {
    const seen = {clicked: 0, started: 0};
    (window as unknown as {seen: typeof seen}).seen = seen;
    document.addEventListener(
      'click',
      () => (seen.clicked = performance.now()),
      {
        capture: true,
      },
    );
    new MutationObserver(() => {
      if (seen.started === 0 && document.getElementById('nprogress')) {
        seen.started = performance.now();
      }
    }).observe(document.body, {childList: true});
  });
  await linkToTarget(page).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  const waited = await page.evaluate(() => {
    const {seen} = window as unknown as {
      seen: {clicked: number; started: number};
    };
    return seen.started - seen.clicked;
  });
  expect(waited).toBeGreaterThanOrEqual(200);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Help');

  // He can still go elsewhere; the bar goes away.
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Resources'})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(
    'Resources',
  );
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a page whose script is slow opens when it is there', async ({page}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(targetScript(), async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, '/help');
  await linkToTarget(page).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', {level: 1})).toContainText(
    /FAQ|Frequently/,
  );
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a page that is there at once shows no progress bar', async ({page}) => {
  await visit(page, '/help');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) {
        console.error('a progress bar was shown');
      }
    }).observe(document.body, {childList: true});
  });
  await page.waitForLoadState('networkidle'); // The link's page is prefetched.
  await linkToTarget(page).click();
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', {level: 1})).not.toContainText('Help');
});

test('a doc page opened without its own script can be read', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/ERR_FAILED/);
  guards.expectProblem(/ChunkLoadError|Loading chunk/);
  await page.route(targetScript(), (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(target);
  await failed;
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(
    page.getByRole('main').locator('article p').first(),
  ).toBeVisible();
  await page.unroute(targetScript());
  await visit(page, target);
});

const banner = (page: Page) =>
  page.getByText('Your Docusaurus site did not load properly.');

test('the home page without scripts and styles explains a wrong base URL', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/status of 404/);
  await page.route('**/assets/**', (route) => route.fulfill({status: 404}));
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText(/We suggest trying baseUrl =/)).toBeVisible();
  await page.unroute('**/assets/**');
  await visit(page, '/');
  await expect(banner(page)).toBeHidden();
});

test('the home page blames no base URL for a network that is gone', async ({
  page,
  context,
  guards,
}) => {
  guards.expectProblem(/ERR_FAILED/);
  let documents = 0;
  const asked = page.waitForEvent(
    'requestfailed',
    (request) => request.resourceType() === 'fetch',
  );
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'document' && documents++ === 0
      ? route.continue()
      : route.abort(),
  );
  await page.goto('/');
  await asked;
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(documents).toBe(1);
  await context.unroute('**/*');
  await visit(page, '/');
});

/** The scripts that are asked for when the pointer reaches a link. */
async function fetchedAhead(page: Page): Promise<string[]> {
  await visit(page, '/help');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await linkToTarget(page).hover();
  await page.waitForLoadState('networkidle');
  return asked.filter((url) => url.includes('/assets/js/'));
}

test('a page is fetched ahead when the pointer reaches its link, not before', async ({
  page,
}) => {
  const prefetched: string[] = [];
  page.on('request', (request) => {
    const {purpose, 'sec-purpose': secPurpose} = request.headers();
    if (`${purpose} ${secPurpose}`.includes('prefetch')) {
      prefetched.push(request.url());
    }
  });
  expect(await fetchedAhead(page)).not.toEqual([]);
  expect(prefetched).toEqual([]);
});

for (const [why, connection] of [
  ['on a 2g connection', {effectiveType: '2g', saveData: false}],
  ['with data saver on', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`nothing is fetched ahead ${why}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    expect(await fetchedAhead(page)).toEqual([]);
    await linkToTarget(page).click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', {level: 1})).not.toContainText(
      'Help',
    );
  });
}
