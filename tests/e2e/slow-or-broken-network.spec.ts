import type {Page} from '@playwright/test';
import {scriptOfDoc} from '../support/built-site';
import {setConnection, slowConnections} from '../support/connection';
import {countDocuments} from '../support/documents';
import {
  expect,
  expectNoAxeViolations,
  footerLink,
  test,
  visit,
  waitForHydration,
} from '../support/fixtures';
import {hold} from '../support/hold';
import {modal} from '../support/search';

const target = '/faq';
const targetScript = () => `**${scriptOfDoc('docs/faq/index')}`;
const linkToTarget = (page: Page) => footerLink(page, 'FAQ');

test('a page whose script fails to load is opened by a reload, and can be read without it @full', async ({
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
  const documents = countDocuments(page);
  await linkToTarget(page).click();
  await expect.poll(documents).toBe(1);
  await expect(page).toHaveURL(target);
  // The script still fails: the prose is in the HTML and can be read all the same.
  await expect.poll(() => refused).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(
    page.getByRole('main').locator('article p').first(),
  ).toBeVisible();
  expect(documents()).toBe(1);
  await page.unroute(targetScript());
  await visit(page, target);
});

test('a progress bar is shown while the script of a page loads, and none for a page that is there in time @full', async ({
  page,
}) => {
  const release = await hold(page, targetScript());
  await page.clock.install();
  await visit(page, '/help');
  await page.clock.pauseAt(Date.now() + 1_000);
  const progress = page.locator('#nprogress');
  const heading = page.getByRole('heading', {level: 1});
  const links = page.getByRole('contentinfo');

  await test.step('none for a page that is there in time, then or later', async () => {
    await links.getByRole('link', {name: 'Resources'}).click();
    await expect(heading).toContainText('Resources');
    await expect(progress).toHaveCount(0);
    await page.clock.runFor(1_000);
    await expect(progress).toHaveCount(0);
  });

  await test.step('after 200 ms; the reader stays on the page', async () => {
    await linkToTarget(page).click();
    await expect(page).toHaveURL(target);
    await page.clock.runFor(199);
    await expect(progress).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(progress.locator('.bar')).toHaveCount(1);
    await page.clock.resume();
    await expect(progress.locator('.bar')).toBeVisible();
    await expect(progress.locator('.spinner')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await expect(heading).toContainText('Resources');
  });

  await test.step('he can still go elsewhere; the bar goes away', async () => {
    await links.getByRole('link', {name: 'Help', exact: true}).click();
    await expect(heading).toContainText('Help');
    await expect(progress).toHaveCount(0);
  });

  await test.step('the page opens when its script is there', async () => {
    await linkToTarget(page).click();
    await expect(progress.locator('.bar')).toBeVisible();
    release();
    await expect(heading).toContainText(/FAQ|Frequently/);
    await expect(progress).toHaveCount(0);
  });
});

const banner = (page: Page) =>
  page.getByText('Your Docusaurus site did not load properly.');

test('the home page without scripts and styles explains a wrong base URL, without waiting for the reader', async ({
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

/** Links to what is not a page of the site, which have the focus for long enough. */
async function focusOnOtherLinks(page: Page): Promise<void> {
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
  const links = page.locator('main > a');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    await link.focus();
    // Longer than the focus has to rest.
    await page.clock.runFor(300);
  }
  await links.evaluateAll((all) => all.forEach((link) => link.remove()));
}

test('a page is fetched ahead when the pointer reaches its link, or the focus rests on it; what is not a page of the site never is', async ({
  page,
}) => {
  const own = scriptOfDoc('docs/faq/index');
  const other = scriptOfDoc('docs/resources');
  const asked: string[] = [];
  const ahead: string[] = [];
  page.on('request', (request) => {
    const script = new URL(request.url()).pathname;
    const {purpose, 'sec-purpose': secPurpose} = request.headers();
    asked.push(script);
    if (`${purpose} ${secPurpose}`.includes('prefetch')) {
      ahead.push(script);
    }
  });
  const scripts = () => asked.filter((path) => path.startsWith('/assets/js/'));
  await page.clock.install();
  await visit(page, '/help');
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 1_000);
  const linkToOther = footerLink(page, 'Resources');

  await test.step('not what is not a page of the site', async () => {
    const before = scripts().length;
    await focusOnOtherLinks(page);
    await page.waitForLoadState('networkidle');
    expect(scripts()).toHaveLength(before);
  });

  await test.step('when the focus rests on a link, not when it passes', async () => {
    await linkToOther.focus();
    await page.clock.runFor(100);
    await linkToTarget(page).focus();
    await page.clock.runFor(100);
    expect(asked).not.toContain(own);
    await page.clock.runFor(100);
    await expect.poll(() => asked).toContain(own);
    expect(asked).not.toContain(other);
  });

  await test.step('when the pointer reaches a link', async () => {
    await linkToOther.hover();
    await expect.poll(() => asked).toContain(other);
  });
  await page.clock.resume();

  // The browser itself only preloads the page's own scripts, if any.
  const late = await page
    .locator('head > script[data-start]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-start')));
  expect(ahead.filter((script) => !late.includes(script))).toEqual([]);
});

for (const [why, connection] of slowConnections) {
  test(`nothing is fetched ahead ${why} @full`, async ({page}) => {
    await setConnection(page, connection);
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(new URL(request.url()).pathname),
    );
    const scripts = () =>
      asked.filter((path) => path.startsWith('/assets/js/'));
    const search = page.getByRole('button', {name: 'Search'});
    await page.clock.install();
    await page.goto('/help');
    await waitForHydration(page);
    await page.clock.pauseAt(Date.now() + 1_000);

    await test.step('when he reaches a link or the search', async () => {
      await page.waitForLoadState('networkidle');
      const before = scripts().length;
      await linkToTarget(page).hover();
      await linkToTarget(page).focus();
      // Longer than the focus has to rest.
      await page.clock.runFor(300);
      await search.hover();
      await search.focus();
      await page.waitForLoadState('networkidle');
      expect(scripts()).toHaveLength(before);
    });

    await test.step('what he opens is fetched', async () => {
      await page.clock.resume();
      await linkToTarget(page).click();
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', {level: 1})).not.toContainText(
        'Help',
      );
      await search.click();
      await expect(modal(page)).toBeVisible();
    });
  });
}
