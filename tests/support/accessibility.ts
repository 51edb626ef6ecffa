/** Axe on what a page shows at this moment, in both color modes. */
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {storageKey} from './built-site';
import {waitForHydration} from './hydration';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export type ColorMode = 'dark' | 'light';

/**
 * Switches the color mode as another tab of the site would: the state of this page
 * (an open menu, a filled field) stays as it is.
 */
export async function switchColorMode(
  page: Page,
  mode: ColorMode,
): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(
    ([key, newValue]) => {
      window.dispatchEvent(
        new StorageEvent('storage', {
          key,
          newValue,
          storageArea: localStorage,
        }),
      );
    },
    [storageKey('theme'), mode] as const,
  );
  await page.locator(`html[data-theme="${mode}"]`).waitFor({state: 'attached'});
  await settle(page);
}

/**
 * Waits until nothing visible moves: a color or a height halfway through a transition
 * is not a finding. Two frames must pass first, because a script may start its
 * transition in the next frame. What is in a closed `<details>` is not drawn, and may
 * never end.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => requestAnimationFrame(resolve));
    for (;;) {
      await frame();
      await frame();
      const finite = document
        .getAnimations()
        .filter(
          ({effect, playState}) =>
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Infinity &&
            (effect as KeyframeEffect).target?.checkVisibility(),
        );
      if (finite.length === 0) {
        return;
      }
      await Promise.all(
        finite.map((animation) => animation.finished.catch(() => undefined)),
      );
    }
  });
}

/** The rules of WCAG 2.2 AA whose answer depends on colors. */
const rulesOnColors = ['color-contrast', 'link-in-text-block'];

/** One line for each kind of fault, however many places have it. */
async function findings(
  page: Page,
  heading: string,
  runOnly: Parameters<AxeBuilder['options']>[0]['runOnly'],
): Promise<string[]> {
  const {violations} = await new AxeBuilder({page})
    // What passed is not asked for: it is most of the answer's size.
    .options({resultTypes: ['violations'], runOnly})
    // No page has frames of another origin: axe does not need a separate page.
    .setLegacyMode(true)
    .analyze();
  const places = new Map<string, string[]>();
  for (const {id, help, nodes} of violations) {
    for (const {target, failureSummary} of nodes) {
      const fault = `${id} (${help}): ${(failureSummary ?? '').replace(/\s+/g, ' ')}`;
      places.set(fault, [...(places.get(fault) ?? []), target.join(' ')]);
    }
  }
  return [...places].map(
    ([fault, [first, ...others]]) =>
      `${heading}: ${fault} At ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`,
  );
}

/**
 * Violations of WCAG 2.2 A and AA in the HTML and CSS alone, in the mode of a page without
 * scripts: what the scripts add does not count, and neither does what they would mend.
 *
 * @param rules ids of those to ask; without it, all
 */
export async function staticFindings(
  page: Page,
  rules?: string[],
): Promise<string[]> {
  const {pathname} = new URL(page.url());
  return findings(
    page,
    `${pathname} without scripts`,
    rules ? {type: 'rule', values: rules} : wcag22AA,
  );
}

/** Violations of WCAG 2.2 A and AA in both color modes; leaves the mode as it was. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const {pathname} = new URL(page.url());
  const first: ColorMode =
    (await page.locator('html').getAttribute('data-theme')) === 'light'
      ? 'light'
      : 'dark';
  const second: ColorMode = first === 'light' ? 'dark' : 'light';
  await settle(page);
  const found = await findings(page, `${pathname} in ${first} mode`, wcag22AA);
  await switchColorMode(page, second);
  found.push(
    ...(await findings(page, `${pathname} in ${second} mode`, {
      type: 'rule',
      values: rulesOnColors,
    })),
  );
  await switchColorMode(page, first);
  return found;
}
