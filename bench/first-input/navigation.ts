/**
 * From a click on a link to the painted page, for the first clicks of a visit. As the first action
 * it loads a document: the pointer's way to the link starts the page's scripts, and they have not
 * finished when it is pressed. The document has been prefetched by then; to render it and to let
 * the router render the page take about the same time. Chromium's headless shell does not prerender.
 */
import type {Browser, Page} from '@playwright/test';
import {desktop} from './first-visit';

export type Navigation = {
  /** In milliseconds, from the command to the browser to the news of the painted page. */
  driven: number;
  /** Whether the browser loaded a document, or the site's router changed the page. */
  kind: 'document' | 'client';
};

/**
 * Clicks so many links, one after the other.
 *
 * @param hydrated whether the reader has used the page before the first click
 */
export async function navigate(
  browser: Browser,
  url: string,
  {
    slowdown,
    times,
    hydrated,
  }: {slowdown: number; times: number; hydrated: boolean},
): Promise<Navigation[]> {
  const context = await browser.newContext({viewport: desktop});
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.goto(url, {waitUntil: 'load'});
    if (hydrated) {
      await page.evaluate(() => dispatchEvent(new FocusEvent('focusin')));
      await page
        .locator('html[data-has-hydrated="true"]')
        .waitFor({state: 'attached'});
    }
    const followed: Navigation[] = [];
    while (followed.length < times) {
      followed.push(await followLink(page));
    }
    return followed;
  } finally {
    await context.close();
  }
}

async function followLink(page: Page): Promise<Navigation> {
  // The next page in the order of the docs.
  const link = page.locator('a.pagination-nav__link--next').first();
  await link.scrollIntoViewIfNeeded();
  const {x, y, width, height} = (await link.boundingBox())!;
  const target = await link.evaluate((a: HTMLAnchorElement) => a.pathname);
  await page.evaluate(() => {
    document.body.dataset.before = 'true';
  });
  // As long as a hand needs from the link to the button of the mouse.
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(200);
  const start = performance.now();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForURL(`**${target}`, {waitUntil: 'commit'});
  // Not `waitForFunction`: this tool would put its own script into a new document.
  await page.evaluate(async (path) => {
    for (let isThere = false; !isThere;) {
      isThere =
        document.readyState !== 'loading' &&
        document
          .querySelector('link[rel="canonical"]')
          ?.getAttribute('href')
          ?.endsWith(path) === true &&
        document.querySelector('h1')?.checkVisibility() === true;
      await new Promise((resolve) => {
        // The frame that shows it.
        requestAnimationFrame(isThere ? () => setTimeout(resolve) : resolve);
      });
    }
  }, target);
  const driven = performance.now() - start;
  const stayed = await page.evaluate(() => 'before' in document.body.dataset);
  return {driven, kind: stayed ? 'client' : 'document'};
}
