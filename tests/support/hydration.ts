/** Pages come as they are read; React takes over at the first sign of intent. */
import type {Page} from '@playwright/test';

/** A reader who moves on every page that opens, also on one that reloads by itself. */
export async function moveOnEveryPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      window.dispatchEvent(new FocusEvent('focusin'));
    });
  });
}

/** A reader who is there: React takes over, and clicks do what they do for him. */
export async function waitForHydration(page: Page): Promise<void> {
  // A page that is just being left has no use for it.
  await page
    .evaluate(() => window.dispatchEvent(new FocusEvent('focusin')))
    .catch(() => undefined);
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached'});
}

/** Waits until the page has nothing to do; a browser without a window may never say so. */
export function waitForIdle(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2_000})),
  );
}
