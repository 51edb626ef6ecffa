/** A network that takes its time. */
import {expect, type Page} from '@playwright/test';

/**
 * Holds requests to these URLs until the returned function is called. @param addresses as
 * for Playwright's `route`
 */
export async function hold(
  page: Page,
  addresses: string | RegExp,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Holds the scripts of the pages. */
export const holdScripts = (page: Page): Promise<() => void> =>
  hold(page, '**/assets/js/**');

/** Opens a page whose scripts are held: what its load waits for. The chrome is there. */
export async function gotoHeld(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'commit'});
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      'keys' in document.documentElement.dataset,
  );
}

/** Opens a page whose scripts are held; the returned function lets React take over. */
export async function openHeld(
  page: Page,
  path: string,
): Promise<() => Promise<void>> {
  const html = page.locator('html');
  const release = await holdScripts(page);
  await gotoHeld(page, path);
  await expect(html).toHaveAttribute('data-has-hydrated', 'false');
  return async () => {
    await expect(html).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await page.evaluate(() => dispatchEvent(new Event('wheel')));
    await page
      .locator('html[data-has-hydrated="true"]')
      .waitFor({state: 'attached'});
  };
}
