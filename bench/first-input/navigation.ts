/**
 * From a click on a sidebar link to the painted page, for the first clicks of a visit. A click that
 * is the reader's first action loads a document, which has been prefetched: the page's scripts do
 * not start while the pointer is on a link. The router's first navigation after hydration takes
 * longer than loading that document.
 */
import type {Browser, Page} from '@playwright/test';
import {desktop} from './first-visit';

export type Navigation = {
  /** In milliseconds, from the command to the browser to the news of the painted page. */
  driven: number;
  /** Whether the browser loaded a document, or the site's router changed the page. */
  kind: 'document' | 'client';
};

/** The pages that are opened by link, as the measured site names them. */
export type ClickPath = {
  /** The addresses of the pages, the first of which is opened. */
  urls: readonly string[];
  /** The selector of the sidebar's links. */
  links: string;
};

/**
 * Clicks on a link to each page but the first, one after the other.
 *
 * @param hydrated whether the reader has used the page before the first click
 */
export async function navigate(
  browser: Browser,
  {urls: [first, ...others], links}: ClickPath,
  {slowdown, hydrated}: {slowdown: number; hydrated: boolean},
): Promise<Navigation[]> {
  const context = await browser.newContext({viewport: desktop});
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.goto(first!, {waitUntil: 'load'});
    if (hydrated) {
      await page.evaluate(() => dispatchEvent(new Event('wheel')));
      await page
        .locator('html[data-has-hydrated="true"]')
        .waitFor({state: 'attached'});
    }
    const followed: Navigation[] = [];
    for (const url of others) {
      const {pathname} = new URL(url);
      followed.push(
        await followLink(page, `${links}[href="${pathname}"]`, pathname),
      );
    }
    return followed;
  } finally {
    await context.close();
  }
}

async function followLink(
  page: Page,
  selector: string,
  target: string,
): Promise<Navigation> {
  const link = page.locator(selector).first();
  // On our site it is already in view: a scroll would start the page's scripts.
  await link.scrollIntoViewIfNeeded();
  const {x, y, width, height} = (await link.boundingBox())!;
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
