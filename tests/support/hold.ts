/** A network that takes its time. */
import {expect, type Page, type Route} from '@playwright/test';

type Fate = (route: Route) => Promise<void>;

/**
 * Holds requests to these URLs until the returned function is called, by which they then go on.
 *
 * @param addresses as for Playwright's `route`
 */
export async function hold(
  page: Page,
  addresses: string | RegExp,
): Promise<(fate?: Fate) => void> {
  let decide: (fate: Fate) => void = () => undefined;
  const decided = new Promise<Fate>((resolve) => {
    decide = resolve;
  });
  await page.route(addresses, async (route) => (await decided)(route));
  return (fate = (route) => route.continue()) => decide(fate);
}

/** Holds the scripts of the pages. */
export const holdScripts = (page: Page) => hold(page, '**/assets/js/**');

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
