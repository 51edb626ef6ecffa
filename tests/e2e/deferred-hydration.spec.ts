/** Reading needs no script: those of a page start after it is there, and lose nothing that the reader did before. */
import {readFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import sirv from 'sirv';
import {buildFolder, fileOfPath} from '../support/built-site';
import {expect, test, visit, waitForHydration} from '../support/fixtures';
import {hold, holdScripts} from '../support/hold';
import {hits, input} from '../support/search';

test('no script of a page is asked for before its load event', async ({
  page,
}) => {
  let loaded = false;
  const before: string[] = [];
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !loaded) {
      before.push(request.url());
    }
  });
  await visit(page, '/faq/technical');
  expect(before).toEqual([]);
});

/** The page's clock stands still: what starts the scripts is not that time goes by. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1_000);
}

const startedScripts = (page: Page) => page.locator('script[src]');

test('for a reader who only reads they are fetched, and not run', async ({
  page,
}) => {
  await stopClock(page);
  const ahead = page.waitForRequest(/\/assets\/js\/main\.[^/]*\.js$/);
  await page.goto('/faq/technical');
  await page.clock.runFor(2_500);
  const purpose = await (await ahead).headerValue('sec-purpose');
  expect(purpose).toContain('prefetch');
  await expect(startedScripts(page)).toHaveCount(0);
  await page.clock.resume();
});

test('they are not fetched before the page is painted, idle as the browser may be', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => held.push(callback);
    // On a busy machine, the time after which the scripts start anyway would pass.
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((handler: TimerHandler, delay = 0) =>
      delay > 5_000 ? 0 : setTimer(handler, delay)) as typeof window.setTimeout;
    window.addEventListener('paint-at-last', () => {
      window.requestAnimationFrame = request;
      held.forEach(request);
    });
  });
  const fetched = page.locator('link[rel="prefetch"][href*="/main."]');
  await page.goto('/faq/technical');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve)),
  );
  await expect(startedScripts(page)).toHaveCount(0);
  expect(await fetched.count()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('paint-at-last')));
  await expect(fetched).toHaveCount(1);
});

test('where nothing happens for a while, they start all the same', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/faq');
  await page.clock.runFor(9_000);
  await expect(startedScripts(page)).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(startedScripts(page)).not.toHaveCount(0);
  await page.clock.resume();
});

test('the search page, whose content they make, starts them at once', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/search?q=orthanc');
  await page.clock.runFor(2_500);
  await expect(startedScripts(page)).not.toHaveCount(0);
  await page.clock.resume();
});

test('the search page without a question waits for one', async ({page}) => {
  await stopClock(page);
  await page.goto('/search');
  await page.clock.runFor(2_500);
  await expect(startedScripts(page)).toHaveCount(0);
  await page.getByRole('searchbox').focus();
  await expect(startedScripts(page)).not.toHaveCount(0);
  await page.clock.resume();
});

test('what is typed before they are there is kept until the page answers', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/search');
  await page.getByRole('searchbox').pressSequentially('orthanc');
  release();
  await expect(page).toHaveTitle(/"orthanc"/);
  await expect(page.getByRole('searchbox')).toHaveValue('orthanc');
});

test('what is chosen before they are there is kept until the page answers', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/search?q=orthanc');
  await page.getByRole('combobox', {name: 'Version'}).selectOption('3.9');
  release();
  await expect(page).toHaveURL(/version=3\.9/);
  await expect(page.getByRole('combobox', {name: 'Version'})).toHaveValue(
    '3.9',
  );
});

test('a list that is filtered before they are there is filtered', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/components');
  await page.getByRole('searchbox').pressSequentially('slider');
  release();
  await waitForHydration(page);
  await expect(
    page.getByRole('main').getByRole('link', {name: 'Slider', exact: true}),
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', {name: 'Checkbox', exact: true}),
  ).toBeHidden();
});

test('a sign of intent starts them before the load event', async ({page}) => {
  // A picture that never comes keeps the load event away.
  await page.route('**/img/logo*', () => new Promise(() => undefined));
  await page.goto('/faq', {waitUntil: 'commit'});
  await page.getByRole('heading', {level: 1}).waitFor();
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'false',
  );
  await page.keyboard.press('Tab');
  await waitForHydration(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
});

test('a page that is still coming keeps its scripts waiting: they take over a whole one', async ({
  page,
}) => {
  const html = readFileSync(fileOfPath('/faq'));
  const half = html.indexOf('</h1>') + 500;
  let sendRest: () => void = () => undefined;
  const files = sirv(buildFolder, {dev: true});
  const server = http.createServer((request, response) => {
    if (request.url !== '/faq') {
      files(request, response);
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.subarray(0, half));
    sendRest = () => response.end(html.subarray(half));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const {port} = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/faq`, {waitUntil: 'commit'});
    await page.getByRole('heading', {level: 1}).waitFor();
    await page.keyboard.press('Tab');
    await expect(startedScripts(page)).toHaveCount(0);
    sendRest();
    await page
      .locator('html[data-has-hydrated="true"]')
      .waitFor({state: 'attached'});
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await page.goto('about:blank');
  } finally {
    server.close();
  }
});

test('a click on a button is kept until the page answers it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/faq');
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a click without a pointer, as a screen reader makes it, starts them and is kept', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/faq');
  await page
    .getByRole('button', {name: /dark and light mode/})
    .evaluate((button: HTMLElement) => button.click());
  await expect(startedScripts(page)).not.toHaveCount(0);
  await page.clock.resume();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('what another tab changes is kept until the page answers', async ({
  page,
  context,
}) => {
  const release = await holdScripts(page);
  await page.goto('/faq');
  const other = await context.newPage();
  await visit(other, '/help');
  await other.getByRole('button', {name: /dark and light mode/}).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('scrolling starts them', async ({page}) => {
  await stopClock(page);
  await page.goto('/faq/technical');
  await expect(startedScripts(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(startedScripts(page)).not.toHaveCount(0);
  await page.clock.resume();
});

test('a change of the hash starts them, and is where the reader is afterwards', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/faq/technical');
  const headings = page.locator('main h2[id]');
  const heading = headings.nth(Math.floor((await headings.count()) / 2));
  await expect(heading).not.toBeInViewport();
  const hash = `#${await heading.getAttribute('id')}`;
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await expect(startedScripts(page)).not.toHaveCount(0);
  await page.clock.resume();
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached'});
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(`/faq/technical${hash}`);
});

test('a link to a heading works before any script is there, and is where the reader is afterwards', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/faq/technical');
  const link = page.locator('.table-of-contents a').last();
  const hash = (await link.getAttribute('href'))!;
  await link.click();
  const heading = page.locator(`main [id="${hash.slice(1)}"]`);
  await expect(heading).toBeInViewport();
  release();
  await waitForHydration(page);
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(`/faq/technical${hash}`);
  // The page also knows it: it goes back to where the reader was.
  await page.goBack();
  await expect(page).toHaveURL('/faq/technical');
  await expect(heading).not.toBeInViewport();
});

for (const keys of ['Control+k', '/']) {
  test(`${keys} is kept until the page answers it, with what is typed then`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/faq');
    await page.keyboard.press(keys);
    await page.keyboard.type('sub path');
    release();
    await expect(input(page)).toHaveValue('sub path');
  });
}

test('a link works before any script is there', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/faq');
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Resources'})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(
    'Resources',
  );
  release();
  await waitForHydration(page);
});

test('the search worker starts without waiting for the page’s scripts, and one is enough', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/js/main.*');
  let workers = 0;
  page.on('worker', () => workers++);
  await page.goto('/3.9/faq');
  const index = page.waitForRequest(/\/assets\/search\/en-3\.9\./);
  await page.keyboard.press('Control+k');
  await index;
  await page.keyboard.type('hotkeys');
  release();
  await expect(input(page)).toHaveValue('hotkeys');
  await expect(hits(page).first()).toContainText(/hotkeys/i);
  expect(workers).toBe(1);
});

test('an early search worker that does not run is replaced', async ({page}) => {
  let asked = 0;
  await page.route('**/assets/js/search.*.js', (route) =>
    asked++ === 0 ? route.fulfill({status: 503}) : route.continue(),
  );
  const release = await hold(page, '**/assets/js/main.*');
  await page.goto('/faq');
  const failed = page.waitForResponse('**/assets/js/search.*.js');
  await page.keyboard.press('Control+k');
  await failed;
  await page.keyboard.type('hotkeys');
  release();
  await expect(hits(page).first()).toContainText(/hotkeys/i);
});

test('a slash starts them, a modifier alone does not', async ({page}) => {
  await stopClock(page);
  await page.goto('/faq');
  await page.keyboard.press('Control');
  await expect(startedScripts(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(startedScripts(page)).not.toHaveCount(0);
  await page.clock.resume();
});
