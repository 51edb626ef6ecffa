/** Deferred hydration: scripts start after the page has loaded and replay earlier interactions. */
import {readFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {createFileServer} from '../../deploy/site-server';
import {buildFolder, fileOfPath} from '../support/built-site';
import {expect, test, waitForHydration, waitForIdle} from '../support/fixtures';
import {hold, holdScripts} from '../support/hold';
import {passTimeAfterPaint, stopClock} from '../support/hydration';
import {hits, input} from '../support/search';

const startedScripts = (page: Page) =>
  page.locator('script[src*="/assets/js/"]');

/** They start some time after the frame that shows what the reader did. */
const expectStarted = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(100);
      return startedScripts(page).count();
    })
    .toBeGreaterThan(0);

test('without interaction, scripts are fetched but not run; a pointer that moves starts them, but not before its press', async ({
  page,
}) => {
  await stopClock(page);
  const ahead = page.waitForRequest(/\/assets\/js\/main\.[^/]*\.js$/);
  await page.goto('/faq/technical');
  await passTimeAfterPaint(page, 2_500);
  const purpose = await (await ahead).headerValue('sec-purpose');
  expect(purpose).toContain('prefetch');
  await expect(startedScripts(page)).toHaveCount(0);
  await page.mouse.move(300, 300);
  await page.mouse.move(400, 400);
  await page.clock.runFor(90);
  await expect(startedScripts(page)).toHaveCount(0);
  await expectStarted(page);
  await page.clock.resume();
});

test('a pointer that moves or rests on a link does not start scripts, and neither does a click on it, unless the page stays', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/faq/technical');
  const link = page.locator('nav.menu a.menu__link:not([role])').last();
  await link.hover();
  await page.mouse.move(1, 1);
  await link.hover();
  await page.clock.runFor(2_000);
  await expect(startedScripts(page)).toHaveCount(0);
  // The next page does not come.
  await link.evaluate((a: HTMLAnchorElement) => {
    a.href = '/no-content';
  });
  await page.route('**/no-content', (route) => route.fulfill({status: 204}));
  await link.click();
  await page.clock.runFor(2_000);
  await expect(startedScripts(page)).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(startedScripts(page)).not.toHaveCount(0);

  await page.goto('/faq/technical');
  await link.hover();
  await page.mouse.move(1, 1);
  await link.hover();
  await page.clock.runFor(2_000);
  await expect(startedScripts(page)).toHaveCount(0);
  // Each action postpones them: a press may follow a move.
  for (let x = 600; x < 900; x += 50) {
    await page.mouse.move(x, 400);
    await page.clock.runFor(90);
  }
  await page.mouse.down();
  await page.clock.runFor(90);
  await expect(startedScripts(page)).toHaveCount(0);
  await expectStarted(page);
  await page.clock.resume();
});

test('scripts are not fetched before the first paint, even in an idle browser', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // On a busy machine, the time after which the scripts start anyway would pass.
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((handler: TimerHandler, delay = 0) =>
      delay > 5_000 ? 0 : setTimer(handler, delay)) as typeof window.setTimeout;
  });
  // Frames come, but there is nothing to paint.
  await page.route('/faq/technical', async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({body: body.replace('<html', '<html hidden')});
  });
  const fetched = page.locator(
    'link[rel="prefetch"][href*="/main."], script[src*="first-input"]',
  );
  await page.goto('/faq/technical');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await waitForIdle(page);
  await expect(startedScripts(page)).toHaveCount(0);
  expect(await fetched.count()).toBe(0);
  await page.evaluate(() => document.documentElement.removeAttribute('hidden'));
  await expect(fetched).toHaveCount(2);
});

test('without interaction, or with a modifier key alone, scripts start after a while', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/faq');
  await page.keyboard.press('Control');
  await page.clock.runFor(9_000);
  await expect(startedScripts(page)).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(startedScripts(page)).not.toHaveCount(0);
  await page.clock.resume();
});

test('a slash, a click without a pointer, as screen readers send it, and scrolling start the scripts', async ({
  page,
}) => {
  await stopClock(page);
  for (const [what, act] of [
    ['a slash', () => page.keyboard.press('/')],
    [
      'a click',
      async () => {
        await page
          .getByRole('button', {name: /dark and light mode/})
          .evaluate((button: HTMLElement) => button.click());
        await expect(page.locator('html')).toHaveAttribute(
          'data-theme',
          'light',
        );
      },
    ],
    // The last: the same page scrolls by itself when it is opened again.
    [
      'scrolling',
      async () => {
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              addEventListener('scroll', resolve, {once: true});
              window.scrollTo(0, 2000);
            }),
        );
        // A click may follow.
        await page.clock.runFor(300);
        await expect(startedScripts(page)).toHaveCount(0);
      },
    ],
  ] as const) {
    await test.step(what, async () => {
      await page.goto('/faq/technical');
      await expect(startedScripts(page)).toHaveCount(0);
      await act();
      await expectStarted(page);
    });
  }
  await page.clock.resume();
});

test('the search page, which they render, starts them immediately; an option that is chosen before hydration is replayed', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await stopClock(page);
  await page.goto('/search?q=orthanc');
  await passTimeAfterPaint(page, 2_500);
  await expect(startedScripts(page)).not.toHaveCount(0);
  const version = page.getByRole('combobox', {name: 'Version'});
  await version.selectOption('3.9');
  await page.clock.resume();
  release();
  await expect(page).toHaveURL(/version=3\.9/);
  await expect(version).toHaveValue('3.9');
});

test('the search page without a query waits for one, and text that is typed before hydration is replayed', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await stopClock(page);
  await page.goto('/search');
  await passTimeAfterPaint(page, 2_500);
  await expect(startedScripts(page)).toHaveCount(0);
  const field = page.getByRole('searchbox');
  await field.focus();
  await expectStarted(page);
  await field.pressSequentially('orthanc');
  await page.clock.resume();
  release();
  await expect(page).toHaveTitle(/"orthanc"/);
  await expect(field).toHaveValue('orthanc');
});

test('a list that is filtered before hydration is filtered, and keys without a pause start the scripts', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await stopClock(page);
  await page.goto('/components');
  await page.getByRole('searchbox').pressSequentially('slider');
  await expect(startedScripts(page)).not.toHaveCount(0);
  await page.clock.resume();
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

test('scripts wait until the whole page has loaded', async ({page}) => {
  const html = readFileSync(fileOfPath('/faq'));
  const half = html.indexOf('</h1>') + 500;
  let sendRest: () => void = () => undefined;
  const files = createFileServer(buildFolder);
  const server = http.createServer((request, response) => {
    if (request.url !== '/faq') {
      files.emit('request', request, response);
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

test('a change of the hash starts the scripts and keeps its position', async ({
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
  await expectStarted(page);
  await page.clock.resume();
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached'});
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(`/faq/technical${hash}`);
});

test('no script of a page is requested before its load event; links to headings work before any runs, and keep their position', async ({
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
  const release = await holdScripts(page);
  await page.goto('/faq/technical');
  expect(before).toEqual([]);

  const early = page.locator('main h2[id]').nth(2);
  const own = `/faq/technical#${await early.getAttribute('id')}`;
  await early.hover();
  await early.locator('.hash-link').click();
  await expect(page).toHaveURL(own);
  await expect(early).toBeInViewport();

  const link = page.locator('.table-of-contents a').last();
  const hash = (await link.getAttribute('href'))!;
  await link.click();
  const heading = page.locator(`main [id="${hash.slice(1)}"]`);
  await expect(heading).toBeInViewport();
  release();
  await waitForHydration(page);
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(`/faq/technical${hash}`);
  // The hash is in the history: Back returns to the previous position.
  await page.goBack();
  await expect(page).toHaveURL(own);
  await expect(early).toBeInViewport();
  await expect(heading).not.toBeInViewport();
});

test('a link works before any script runs; its page is fetched when the pointer rests on it, until the router does it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/faq');
  const rules = page.locator('script[type="speculationrules"]');
  await expect(rules).toHaveCount(1);
  const link = page.getByRole('contentinfo').getByRole('link', {
    name: 'Resources',
  });
  const devtools = await page.context().newCDPSession(page);
  const fetched = new Promise<void>((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({status}) => {
      if (status === 'Ready') {
        resolve();
      }
    });
  });
  await devtools.send('Preload.enable');
  await link.hover();
  await fetched;
  await link.click();
  await expect(page).toHaveURL('/resources');
  await expect(page.getByRole('heading', {level: 1})).toContainText(
    'Resources',
  );
  expect(
    await page.evaluate(
      () =>
        (
          performance.getEntriesByType(
            'navigation',
          )[0] as PerformanceNavigationTiming & {deliveryType: string}
        ).deliveryType,
    ),
  ).toBe('navigational-prefetch');
  release();
  await waitForHydration(page);
  await expect(rules).toHaveCount(0);
});

test('the search worker starts without waiting for the page’s scripts, and one is enough', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/js/main.*');
  let workers = 0;
  page.on('worker', () => workers++);
  // On a busy machine, the time for which the search holds up the page's scripts would pass.
  await stopClock(page);
  await page.goto('/3.9/faq');
  const index = page.waitForRequest(/\/assets\/search\/en-3\.9\./);
  await page.keyboard.press('Control+k');
  await index;
  await page.clock.resume();
  await page.keyboard.type('hotkeys');
  release();
  await expect(input(page)).toHaveValue('hotkeys');
  await expect(hits(page).first()).toContainText(/hotkeys/i);
  expect(workers).toBe(1);
});

test('an early search worker that fails is replaced @full', async ({page}) => {
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

test('React leaves the lines of code as they are, and draws those of the next page', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/migration-guide/3p8-to-3p9');
  const lines = page.locator('.token-line');
  const ofPage = await lines.count();
  const tokens = page.locator('.token-line .token');
  const colored = await tokens.count();
  expect(ofPage).toBeGreaterThan(0);
  const first = await lines.first().elementHandle();
  release();
  await page.keyboard.press('Tab');
  await waitForHydration(page);
  expect(await lines.count()).toBe(ofPage);
  expect(await first.evaluate((line) => line.isConnected)).toBe(true);
  await waitForIdle(page);
  await page.evaluate(() => {
    document.body.dataset.before = '';
  });
  await page.locator('a.pagination-nav__link--prev').click();
  await expect(page).not.toHaveURL(/3p8-to-3p9/);
  await page.goBack();
  await expect(lines).toHaveCount(ofPage);
  await expect(tokens).toHaveCount(colored);
  // Drawn by React, not loaded again.
  await expect(page.locator('body[data-before]')).toHaveCount(1);
});
