/** Axe on what a page shows at this moment, in both color modes. */
import type {Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';
import {storageKey} from './built-site';
import {waitForHydration} from './hydration';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The window of a page in which the source of axe ran. */
type WithAxe = {axe: typeof axe};

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

/** The rules of WCAG 2.2 AA whose result depends on colors. */
const rulesOnColors = ['color-contrast', 'link-in-text-block'];

type Check = {
  heading: string;
  runOnly: RunOptions['runOnly'];
  /** Selectors of parts to leave out. */
  except?: string[];
  /** Look at the page as it is in this mode, and leave it as it was. */
  mode?: ColorMode;
};

/** One line for each kind of violation, however many places have it. */
async function findings(
  page: Page,
  {heading, runOnly, except = [], mode}: Check,
): Promise<string[]> {
  await page.evaluate(`if (!window.axe) {${axe.source}}`);
  const violations = await page.evaluate(
    async ([excluded, only, colorMode]) => {
      const root = document.documentElement;
      const before = root.dataset.theme;
      // A color halfway through a transition is not a finding.
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after {transition: none !important}');
      if (colorMode) {
        document.adoptedStyleSheets.push(still);
        root.dataset.theme = colorMode;
      }
      try {
        const result = await (window as unknown as WithAxe).axe.run(
          {include: [['html']], exclude: excluded.map((part) => [part])},
          // What passed is most of the result's size, and nobody reads it.
          {resultTypes: ['violations'], runOnly: only},
        );
        return result.violations.map(({id, help, nodes}) => ({
          id,
          help,
          nodes: nodes.map(({target, failureSummary}) => ({
            target: target.join(' '),
            failureSummary,
          })),
        }));
      } finally {
        if (colorMode) {
          root.dataset.theme = before;
          void getComputedStyle(document.body).color; // the old colors, still without transition
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
            (sheet) => sheet !== still,
          );
        }
      }
    },
    [except, runOnly, mode] as const,
  );
  const places = new Map<string, string[]>();
  for (const {id, help, nodes} of violations) {
    for (const {target, failureSummary} of nodes) {
      const violation = `${id} (${help}): ${(failureSummary ?? '').replace(/\s+/g, ' ')}`;
      places.set(violation, [...(places.get(violation) ?? []), target]);
    }
  }
  return [...places].map(
    ([violation, [first, ...others]]) =>
      `${heading}: ${violation} At ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`,
  );
}

/**
 * Violations of WCAG 2.2 A and AA in the HTML and CSS alone, in the mode of a page without
 * scripts: what the scripts add does not count, and neither does what they would fix.
 *
 * @param rules ids of the rules to check; without it, all
 */
export async function staticFindings(
  page: Page,
  rules?: string[],
): Promise<string[]> {
  const {pathname} = new URL(page.url());
  return findings(page, {
    heading: `${pathname} without scripts`,
    runOnly: rules ? {type: 'rule', values: rules} : wcag22AA,
  });
}

/**
 * Violations of WCAG 2.2 A and AA in both color modes; leaves the mode as it was.
 *
 * @param except selectors of parts to leave out
 */
export async function accessibilityFindings(
  page: Page,
  except: string[] = [],
): Promise<string[]> {
  const {pathname} = new URL(page.url());
  const first: ColorMode =
    (await page.locator('html').getAttribute('data-theme')) === 'light'
      ? 'light'
      : 'dark';
  const second: ColorMode = first === 'light' ? 'dark' : 'light';
  await settle(page);
  return [
    ...(await findings(page, {
      heading: `${pathname} in ${first} mode`,
      runOnly: wcag22AA,
      except,
    })),
    ...(await findings(page, {
      heading: `${pathname} in ${second} mode`,
      runOnly: {type: 'rule', values: rulesOnColors},
      except,
      mode: second,
    })),
  ];
}
