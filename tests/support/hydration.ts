/** The start of a page: React takes over the static page. */
import type {Page} from '@playwright/test';

/** Waits until React handles events; the page may wait for a sign that somebody uses it. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached'});
}

/** Waits until the page is idle; a headless browser may never report that. */
export function waitForIdle(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2_000})),
  );
}
