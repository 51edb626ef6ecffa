/**
 * The previous page stays until the next one has loaded, with a progress bar. A reader
 * who follows a second link meanwhile sees a placeholder for the second page once the
 * first has loaded: the framework only waits for the first (core's PendingNavigation). A
 * page that fails to load is opened by a reload; until that responds, and where the network
 * is gone, the page shows an error with a button.
 */
import type {Page} from '@playwright/test';
import {scriptOfDoc} from '../support/built-site';
import {countDocuments} from '../support/documents';
import {
  expect,
  expectNoAxeViolations,
  footerLink,
  openByRouter,
  test,
  visit,
} from '../support/fixtures';
import {hold} from '../support/hold';

const status = (page: Page) => page.getByRole('main').getByRole('status');

const faqScript = () => `**${scriptOfDoc('docs/faq/index')}`;
const resourcesScript = () => `**${scriptOfDoc('docs/resources')}`;

/** Leaves a reader before the place of a page that is still on its way; the returned function decides about it. */
async function waitForResources(page: Page) {
  const letFaq = await hold(page, faqScript());
  const letResources = await hold(page, resourcesScript());
  await page.clock.install();
  await visit(page, '/help');
  await page.clock.pauseAt(Date.now() + 1_000);
  for (const [name, script] of [
    ['FAQ', faqScript()],
    ['Resources', resourcesScript()],
  ] as const) {
    const asked = page.waitForRequest(script);
    await footerLink(page, name).click();
    await asked;
  }
  letFaq();
  await expect(status(page)).toHaveCount(1);
  return letResources;
}

/** React's work after rendering, such as starting a timer, runs in separate tasks. */
async function letReactGoOn(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const {port1, port2} = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
    );
  }
}

test('a page that is on its way shows a spinner after 200 ms, until it is there @full', async ({
  page,
}) => {
  const letResources = await waitForResources(page);
  await letReactGoOn(page);
  await page.clock.runFor(199);
  await expect(status(page)).toBeEmpty();
  // The delay begins when React has shown the empty status.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return status(page).textContent();
    })
    .toBe('Loading…');
  await page.clock.resume();
  await expect(page).toHaveTitle('Loading…');
  await expectNoAxeViolations(page);
  letResources();
  await expect(page.getByRole('heading', {level: 1})).toContainText(
    'Resources',
  );
  await expect(page.getByText('Loading…')).toHaveCount(0);
});

test('a page that fails to load shows an error, and loads when the reader tries again', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/ERR_FAILED/);
  guards.expectProblem(/ChunkLoadError|Loading chunk/);
  const letResources = await waitForResources(page);
  await page.clock.resume();
  // The reload comes to nothing, as when the reader stops it.
  let reloads = 0;
  await page.route('**/resources', (route) => {
    reloads += 1;
    return route.abort('aborted');
  });
  letResources((route) => route.abort());
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('This page could not be loaded.');
  await expect(page).toHaveTitle('Page not loaded');
  await expect(failure).toContainText(
    /ChunkLoadError: Loading chunk \d+ failed/,
  );
  await expect.poll(() => reloads).toBe(1);
  await expectNoAxeViolations(page);
  const retry = failure.getByRole('button', {name: 'Try again'});

  // Still not there: the reader can go on trying.
  const failed = page.waitForEvent('requestfailed');
  await retry.click();
  await failed;
  await expect(retry).toBeVisible();

  await page.unroute(resourcesScript());
  await retry.click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(
    'Resources',
  );
  await expect(failure).toHaveCount(0);
  expect(reloads).toBe(1);
});

test('without a network, the page says that it is not loaded, and “Try again” opens it as it was asked for @full', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/ERR_FAILED/);
  await visit(page, '/help');
  await page.waitForLoadState('networkidle');
  const documents = countDocuments(page);
  await page.route('**/*', (route) => route.abort());
  // It brings its own layout, which is not there either.
  await openByRouter(page, '/search?q=hotkeys');
  const failure = page.getByRole('main').getByRole('alert');
  const again = failure.getByRole('button', {name: 'Try again'});
  await expect(failure).toContainText('This page could not be loaded.');
  await expect(page).toHaveTitle('Page not loaded');
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await again.click();
  await expect(again).toBeVisible();
  await page.unroute('**/*');
  await again.click();
  await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue(
    'hotkeys',
  );
  await expect(page).toHaveURL('/search?q=hotkeys');
  await expect(page).toHaveTitle(/Search results for "hotkeys"/);
  expect(documents()).toBe(0);
});

test('a page that was not loaded opens when the network is back, with all its scripts @full', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/ERR_FAILED/);
  await visit(page, '/help');
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) => route.abort());
  await footerLink(page, 'FAQ').click();
  const heading = page.getByRole('heading', {level: 1});
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('This page could not be loaded.');
  await page.goBack();
  await expect(heading).toContainText('Help');
  await page.goForward();
  await expect(failure).toContainText('This page could not be loaded.');
  await page.unroute('**/*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(heading).toContainText('Frequently asked questions');
  await expect(page).toHaveTitle(/^Frequently asked questions/);
});

test('a reader who stays on a page that asks before it is left has its URL and its text @full', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/ERR_FAILED/);
  const faq = faqScript();
  await page.route(faq, (route) => route.abort());
  await visit(page, '/tools/config');
  const text = page.getByLabel('Your app-config.js');
  await text.fill('window.config = {};');
  let asked = 0;
  page.once('dialog', (dialog) => {
    asked += 1;
    void dialog.dismiss();
  });
  await footerLink(page, 'FAQ').click();
  await expect.poll(() => asked).toBe(1);
  await expect(page).toHaveURL('/tools/config');
  await expect(text).toHaveValue('window.config = {};');
  // Whoever does not stay gets the page.
  await page.unroute(faq);
  page.once('dialog', (dialog) => void dialog.accept());
  await footerLink(page, 'FAQ').click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', {level: 1})).toContainText(
    'Frequently asked questions',
  );
  await page.goBack();
  await expect(page).toHaveURL('/tools/config');
});
