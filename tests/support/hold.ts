/** A network that takes its time. */
import type {Page} from '@playwright/test';

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
