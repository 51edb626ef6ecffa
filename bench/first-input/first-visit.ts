/** One visit of one page in a fresh browser context: a reader who opens it and uses one control. */
import {errors, type Browser, type Page} from '@playwright/test';
import type {Control} from './controls';

/** In milliseconds. */
export type Response = {
  /**
   * From the command to the browser to the news that the control has responded: what the
   * issue of a slow first tap was measured by. Includes the way to the browser and back.
   */
  driven: number;
  /** Event Timing: the longest interaction from its event to the next paint; 8 at least. */
  paint: number | null;
};

/** Milliseconds after which nothing responds anymore. */
const longest = 15_000;

const phone = {width: 390, height: 844};
export const desktop = {width: 1366, height: 900};

/**
 * @returns null if the page has no such control
 * @throws if the control counts as responded before its first use
 */
export async function firstUse(
  browser: Browser,
  url: string,
  {name, action, responded, phone: onPhone}: Control,
  slowdown: number,
): Promise<Response | null> {
  const context = await browser.newContext({
    viewport: onPhone ? phone : desktop,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    await observeInteractions(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.goto(url, {waitUntil: 'load'});
    await page.evaluate(() => {
      document.body.dataset.openAtFirst = String(
        document.querySelectorAll('details[open]').length,
      );
    });
    // Otherwise this tool would put its own script into the page while the clock runs.
    await page.waitForFunction(() => true);
    const act = await prepare(page, action);
    if (!act) {
      return null;
    }
    if (await page.evaluate(responded)) {
      throw new Error(
        `"${name}" on ${url} counts as responded before it is used, so nothing would be measured. Correct its \`responded\` in bench/first-input/controls.ts.`,
      );
    }
    const start = performance.now();
    await act();
    await page
      .waitForFunction(responded, undefined, {polling: 'raf', timeout: longest})
      .catch((error: unknown) => {
        // The input was lost: the visit counts as this long.
        if (!(error instanceof errors.TimeoutError)) {
          throw error;
        }
      });
    const driven = performance.now() - start;
    // The entry of an interaction follows its paint.
    await page.waitForTimeout(100);
    const paint = await page.evaluate(
      () =>
        (window as unknown as {longestInteraction?: number})
          .longestInteraction ?? null,
    );
    return {driven, paint};
  } finally {
    await context.close();
  }
}

function observeInteractions(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const home = window as unknown as {longestInteraction?: number};
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[]) {
        if (entry.interactionId > 0) {
          home.longestInteraction = Math.max(
            home.longestInteraction ?? 0,
            entry.duration,
          );
        }
      }
    }).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  });
}

/** Finds the control and scrolls to it before the clock starts. */
async function prepare(
  page: Page,
  action: Control['action'],
): Promise<(() => Promise<unknown>) | undefined> {
  if ('type' in action) {
    return async () => {
      for (const key of action.type) {
        await page.keyboard.press(key);
      }
    };
  }
  const selector = 'click' in action ? action.click : action.press;
  const control = page.locator(selector).first();
  if ((await control.count()) === 0) {
    return undefined;
  }
  await control.scrollIntoViewIfNeeded();
  await control.evaluate((element) => {
    element.closest('li')?.setAttribute('data-measured', '');
  });
  if ('press' in action) {
    await control.focus();
    return () => page.keyboard.press(action.key);
  }
  const box = await control.boundingBox();
  if (!box) {
    return undefined;
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return () => page.mouse.click(x, y);
}
