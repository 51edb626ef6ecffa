/** Axe on what a page shows at this moment, in both color modes. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import type {RunOptions} from 'axe-core';
import {storageKey} from './built-site';
import {waitForHydration} from './hydration';

/** Half the size of the readable one, which is sent to the browser for each page. */
const sourceOfAxe = readFileSync(
  require.resolve('axe-core/axe.min.js'),
  'utf8',
);

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The window of a page in which the source of axe ran. */
type WithAxe = {axe: typeof axe; unseenColors?: Element[]};

export type ColorMode = 'dark' | 'light';

/**
 * Switches the color mode as another tab of the site would, which keeps the state of this
 * page (an open menu, a filled field).
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
      const finite = document.getAnimations().filter(
        ({effect, playState, timeline}) =>
          // What follows a scroll position never ends.
          timeline === document.timeline &&
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
  rules?: RunOptions['rules'];
  /** Selectors of parts to leave out. */
  except?: string[];
  /** Only the elements that `findUnseenColors` has found. */
  onlyUnseen?: boolean;
};

/**
 * Whether another element covers the middle of a target, or one of the corners of the
 * 24 by 24 pixels around it, after it was scrolled to the middle of the window.
 */
function isCoveredInView(page: Page, target: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (!element) {
      return false;
    }
    const scrollBefore = [window.scrollX, window.scrollY] as const;
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const [dx, dy] = [
      Math.min(width, 24) / 2 - 1,
      Math.min(height, 24) / 2 - 1,
    ];
    const covered = [
      [0, 0],
      [-dx, -dy],
      [dx, -dy],
      [-dx, dy],
      [dx, dy],
    ].some(([right = 0, down = 0]) => {
      const top = document.elementFromPoint(x + right, y + down);
      return (
        top !== null &&
        !element.contains(top) &&
        !top.contains(element) &&
        // What is open covers the page until the reader closes it.
        !top.closest('.dropdown__menu, [popover], dialog')
      );
    });
    window.scrollTo(...scrollBefore);
    return covered;
  }, target);
}

/** One line for each kind of violation, however many places have it. */
async function findings(
  page: Page,
  {heading, except = [], onlyUnseen = false, ...options}: Check,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(sourceOfAxe);
  }
  const violations = await page.evaluate(
    async ([excluded, unseen, {runOnly, rules}]) => {
      const {axe: api, unseenColors = []} = window as unknown as WithAxe;
      // If one of the elements was replaced meanwhile, the whole page is looked at.
      const areThere = unseenColors.every(({isConnected}) => isConnected);
      const result = await api.run(
        {
          include: unseen && areThere ? unseenColors : [['html']],
          exclude: excluded.map((part) => [part]),
        },
        // Passed rules are most of the result's size and are not used.
        {resultTypes: ['violations'], runOnly, rules},
      );
      return result.violations.map(({id, help, nodes}) => ({
        id,
        help,
        nodes: nodes.map(({target, failureSummary}) => ({
          target: target.join(' '),
          failureSummary,
        })),
      }));
    },
    [except, onlyUnseen, options] as const,
  );
  const places = new Map<string, string[]>();
  for (const {id, help, nodes} of violations) {
    for (const {target, failureSummary} of nodes) {
      // A target scrolled halfway below the navbar, or out of a menu, is large enough
      // once a reader scrolls it into view.
      if (
        id === 'target-size' &&
        failureSummary?.includes('obscured') &&
        !(await isCoveredInView(page, target))
      ) {
        continue;
      }
      const violation = `${id} (${help}): ${(failureSummary ?? '').replace(/\s+/g, ' ')}`;
      places.set(violation, [...(places.get(violation) ?? []), target]);
    }
  }
  return [...places].map(
    ([violation, [first, ...others]]) =>
      `${heading}: ${violation} At ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`,
  );
}

/** Texts whose colors, sizes, and grounds axe has found readable, in this worker. */
const readable = new Set<number>();

/**
 * Finds one element for each way in which the page draws text, except those that axe has
 * found readable before: colors are by far the slowest rules, and pages draw their texts
 * in the same few ways. `findings` looks at these elements.
 *
 * @returns the ways, as numbers
 */
function findUnseenColors(page: Page, except: string[]): Promise<number[]> {
  return page.evaluate(
    ([excluded, known]) => {
      const hashOf = (text: string) => {
        let [low, high] = [0x811c9dc5, 0x41c6ce57];
        for (let i = 0; i < text.length; i++) {
          low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
          high = Math.imul(high ^ text.charCodeAt(i), 0x5f356495);
        }
        return (high >>> 11) * 2 ** 32 + (low >>> 0);
      };
      /** The background of the texts in an element, and what it changes about them. */
      const grounds = new Map<Element | null, string>([[null, '']]);
      const seen = new Set(known);
      const unseen = new Map<number, Element>();
      const outside = excluded.join() || 'no-such-element';
      for (const element of document.querySelectorAll('html, html *')) {
        const style = getComputedStyle(element);
        const below = grounds.get(element.parentElement) ?? '';
        const ownStyle = [
          style.backgroundColor,
          style.backgroundImage,
          style.opacity,
          style.position,
          style.filter,
        ].join(' ');
        const ground =
          ownStyle === 'rgba(0, 0, 0, 0) none 1 static none'
            ? below
            : `${below} ${element.className.toString()} ${ownStyle}`;
        grounds.set(element, ground);
        const isText =
          element.matches('input, select, textarea, button') ||
          Array.from(element.childNodes).some(
            (node) =>
              node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
          );
        if (!isText || element.closest(outside)) {
          continue;
        }
        const around =
          element.parentElement && getComputedStyle(element.parentElement);
        const way = hashOf(
          [
            element.localName,
            style.color,
            style.fontSize,
            style.fontWeight,
            style.textShadow,
            style.textDecorationLine,
            style.borderBottom,
            around?.color,
            around?.fontWeight,
            ground,
          ].join(),
        );
        if (!seen.has(way) && !unseen.has(way) && element.checkVisibility()) {
          unseen.set(way, element);
        }
      }
      Object.assign(window, {unseenColors: [...unseen.values()]});
      return [...unseen.keys()];
    },
    [except, [...readable]] as const,
  );
}

/**
 * Violations of the rules on colors. Where E2E_EVERY_PAGE is set, every text is looked
 * at; otherwise one of each way to draw text.
 */
async function findingsOnColors(
  page: Page,
  heading: string,
  except: string[],
): Promise<string[]> {
  const check = {
    heading,
    except,
    runOnly: {type: 'rule', values: rulesOnColors},
  } satisfies Check;
  if (process.env.E2E_EVERY_PAGE) {
    return findings(page, check);
  }
  const ways = await findUnseenColors(page, except);
  if (ways.length === 0) {
    return [];
  }
  const found = await findings(page, {...check, onlyUnseen: true});
  if (found.length > 0) {
    // For the message: all the places.
    return findings(page, check);
  }
  ways.forEach((way) => readable.add(way));
  return [];
}

/** Violations of all other rules. */
function findingsOnStructure(
  page: Page,
  heading: string,
  except: string[],
): Promise<string[]> {
  return findings(page, {
    heading,
    except,
    runOnly: wcag22AA,
    rules: Object.fromEntries(
      rulesOnColors.map((rule) => [rule, {enabled: false}]),
    ),
  });
}

/**
 * Shows the page in a color mode, as it is otherwise, until the function it returns is
 * called. Without transitions: a color halfway through one is not a finding.
 */
async function showIn(
  page: Page,
  mode: ColorMode,
): Promise<() => Promise<void>> {
  const frozen = await page.evaluateHandle((shown) => {
    const root = document.documentElement;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets.push(sheet);
    const scrollBefore = root.dataset.theme;
    root.dataset.theme = shown;
    return {sheet, before: scrollBefore};
  }, mode);
  return () =>
    frozen.evaluate(({sheet, before}) => {
      document.documentElement.dataset.theme = before;
      void getComputedStyle(document.body).color; // the old colors, still without transition
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (other) => other !== sheet,
      );
    });
}

/**
 * Violations of WCAG 2.2 A and AA in the HTML and CSS alone, in the mode of a page without
 * scripts: content that scripts add is not checked, and problems that scripts would fix
 * count.
 *
 * @param rules ids of the rules to check; without it, all
 */
export async function staticFindings(
  page: Page,
  rules?: string[],
): Promise<string[]> {
  const {pathname} = new URL(page.url());
  const heading = `${pathname} without scripts`;
  if (rules) {
    return findings(page, {heading, runOnly: {type: 'rule', values: rules}});
  }
  return [
    ...(await findingsOnStructure(page, heading, [])),
    ...(await findingsOnColors(page, heading, [])),
  ];
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
  const inFirst = `${pathname} in ${first} mode`;
  const found = [
    ...(await findingsOnStructure(page, inFirst, except)),
    ...(await findingsOnColors(page, inFirst, except)),
  ];
  const showAsBefore = await showIn(page, second);
  try {
    const inSecond = `${pathname} in ${second} mode`;
    found.push(...(await findingsOnColors(page, inSecond, except)));
  } finally {
    await showAsBefore();
  }
  return found;
}
