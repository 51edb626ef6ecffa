import type {Page} from '@playwright/test';
import {scriptOfDoc} from '../support/built-site';
import {setConnection, slowConnections} from '../support/connection';
import {countDocuments} from '../support/documents';
import {expect, expectNoAxeViolations, test, visit} from '../support/fixtures';
import {moveOnEveryPage} from '../support/hydration';
import {modal} from '../support/search';

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
  let refused = 0;
  await page.route(targetScript(), (route) => {
    refused += 1;
    return route.abort();
  });
  await visit(page, '/help');
  await moveOnEveryPage(page);
  const documents = countDocuments(page);
  await linkToTarget(page).click();
  await expect.poll(documents).toBe(1);
  await expect(page).toHaveURL(target);
  // The script still fails: the prose is in the HTML and can be read all the same.
  await expect.poll(() => refused).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(documents()).toBe(1);
  await page.unroute(targetScript());
  await visit(page, target);
});

test('while the script of a page loads, the reader stays on the page with a progress bar', async ({
  page,
}) => {
  await page.route(targetScript(), () => new Promise(() => undefined));
  await page.clock.install();
  await visit(page, '/help');
  await page.clock.pauseAt(Date.now() + 1_000);
  await linkToTarget(page).click();
  await expect(page).toHaveURL(target);
  await page.clock.runFor(199);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator('#nprogress .bar')).toHaveCount(1);
  await page.clock.resume();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
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

test('a page that is there in time shows no progress bar, then or later', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/help');
  await page.clock.pauseAt(Date.now() + 1_000);
  const bar = page.locator('#nprogress');
  await linkToTarget(page).click();
  await expect(page.getByRole('heading', {level: 1})).not.toContainText('Help');
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(bar).toHaveCount(0);
});

test('a doc page opened without its own script can be read', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/ERR_FAILED/);
  guards.expectProblem(/ChunkLoadError|Loading chunk/);
  await page.route(targetScript(), (route) => route.abort());
  await page.goto(target);
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Tab');
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

test('it explains that without waiting for the reader', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/status of 404/);
  await page.route('**/assets/**', (route) => route.fulfill({status: 404}));
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1_000);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.clock.resume();
  await page.unroute('**/assets/**');
  await visit(page, '/');
});

test('the home page blames no base URL where its files are lost on the way @full', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/ERR_FAILED/);
  await page.route('**/assets/**', (route) => route.abort());
  const documents = countDocuments(page);
  // The page requests the script.
  const asked = page.waitForEvent(
    'requestfailed',
    (request) => request.method() === 'HEAD',
  );
  await page.goto('/');
  await asked;
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(documents()).toBe(1);
  await page.unroute('**/assets/**');
  await visit(page, '/');
});

test('the home page blames no base URL for a network that is gone @full', async ({
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

/** The scripts that a page which rests asks for when the reader does something. */
async function scriptsAskedFor(
  page: Page,
  does: () => Promise<void>,
): Promise<string[]> {
  await visit(page, '/help');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await does();
  await page.waitForLoadState('networkidle');
  return asked.filter((script) => script.startsWith('/assets/js/'));
}

test('a page is fetched ahead when the pointer reaches its link, not before', async ({
  page,
}) => {
  const own = scriptOfDoc('docs/faq/index');
  const before: string[] = [];
  const ahead = (url: string) => before.push(new URL(url).pathname);
  page.on('request', (request) => {
    const {purpose, 'sec-purpose': secPurpose} = request.headers();
    if (`${purpose} ${secPurpose}`.includes('prefetch')) {
      ahead(request.url());
    }
  });
  const asked = await scriptsAskedFor(page, () => linkToTarget(page).hover());
  expect(asked).toContain(own);
  // The browser itself only preloads the page's own scripts, if any.
  const late = await page
    .locator('script[data-src]')
    .evaluateAll((scripts) =>
      scripts.map((script) => (script as HTMLElement).dataset.src),
    );
  expect(before.filter((script) => !late.includes(script))).toEqual([]);
});

test('a page is fetched ahead when the focus rests on its link, not when it passes', async ({
  page,
}) => {
  const own = scriptOfDoc('docs/faq/index');
  const passed = scriptOfDoc('docs/resources');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await visit(page, '/help');
  await page.clock.pauseAt(Date.now() + 1_000);
  const links = page.getByRole('contentinfo');
  await links.getByRole('link', {name: 'Resources'}).focus();
  await page.clock.runFor(100);
  await linkToTarget(page).focus();
  await page.clock.runFor(100);
  expect(asked).not.toContain(own);
  await page.clock.runFor(100);
  await expect.poll(() => asked).toContain(own);
  expect(asked).not.toContain(passed);
  await page.clock.resume();
});

test('what is not a page of the site is not prefetched', async ({page}) => {
  await page.clock.install();
  const asked = await scriptsAskedFor(page, async () => {
    await page.evaluate(() => {
      for (const [href, target] of [
        ['/faq.md', ''],
        ['/faq', '_blank'],
        ['https://example.com/faq', ''],
        ['#faq', ''],
      ] as const) {
        const link = document.createElement('a');
        Object.assign(link, {href, target, textContent: href});
        document.querySelector('main')!.append(link);
      }
    });
    for (const link of await page.locator('main > a').all()) {
      await link.focus();
      // Longer than the focus has to rest.
      await page.clock.runFor(300);
    }
    await page
      .locator('main > a')
      .evaluateAll((links) => links.forEach((link) => link.remove()));
  });
  expect(asked).toEqual([]);
});

test('a browser without prefetch links fetches the scripts ahead by itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = (token) => token !== 'prefetch';
  });
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1_000);
  const ahead = page.waitForRequest(/\/assets\/js\/main\.[^/]*\.js$/);
  await page.goto('/help');
  await page.clock.runFor(2_500);
  expect((await ahead).resourceType()).toBe('fetch');
  await expect(
    page.locator('script[src*="/assets/js/"], link[rel="prefetch"]'),
  ).toHaveCount(0);
  await page.clock.resume();
});

for (const [i, [why, connection]] of slowConnections.entries()) {
  const tag = i === 0 ? '' : '@full';
  test(`nothing is fetched ahead ${why} ${tag}`, async ({page}) => {
    await setConnection(page, connection);
    await page.clock.install();
    const search = page.getByRole('button', {name: 'Search'});
    const asked = await scriptsAskedFor(page, async () => {
      await linkToTarget(page).hover();
      await linkToTarget(page).focus();
      // Longer than the focus has to rest.
      await page.clock.runFor(300);
      await search.hover();
      await search.focus();
    });
    expect(asked).toEqual([]);
    await linkToTarget(page).click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', {level: 1})).not.toContainText(
      'Help',
    );
    await search.click();
    await expect(modal(page)).toBeVisible();
  });

  test(`nor are a page's own scripts ${why}, before the reader does something ${tag}`, async ({
    page,
  }) => {
    await setConnection(page, connection);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1_000);
    await page.goto('/help');
    // Less than the rest after which the page starts by itself.
    await page.clock.runFor(5_000);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/assets/js/'))).toEqual([]);
    await page.clock.resume();
  });
}
