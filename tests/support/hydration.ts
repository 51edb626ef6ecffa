/** Pages are static until the first sign of intent, when React hydrates them. */
import type {Page} from '@playwright/test';

/**
 * Clicks on a button that only React could respond to: for it, the page starts its scripts at once.
 * Other acts start them when the reader rests, which the time of a stopped clock never reaches.
 */
function clickForReact(): void {
  const button = document.createElement('button');
  document.body.append(button);
  button.click();
  button.remove();
}

/** Starts hydration on every page that opens, also after a reload. */
export async function clickOnEveryPage(page: Page): Promise<void> {
  await page.addInitScript(
    `addEventListener('load', () => (${clickForReact.toString()})())`,
  );
}

/** Starts hydration and waits for it, so that clicks are handled by React. */
export async function waitForHydration(page: Page): Promise<void> {
  // Fails on a page that is being left, which is fine.
  await page.evaluate(clickForReact).catch(() => undefined);
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached'});
}

/** Stops the page's clock, so that elapsed time cannot be what starts the scripts. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1_000);
}

/**
 * Lets time pass on a stopped clock once the page is painted, before which it fetches nothing. The
 * clock does not stop painting.
 *
 * @param time in milliseconds
 */
export async function passTimeAfterPaint(
  page: Page,
  time: number,
): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver(resolve).observe({
          type: 'paint',
          buffered: true,
        }),
      ),
  );
  await page.clock.runFor(time);
}

/** Waits until the page is idle; a headless browser may never report that. */
export function waitForIdle(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2_000})),
  );
}
