/**
 * The `test` of every journey. It adds to each of them:
 *
 * - guards on every page that the test opens (see guards.ts);
 * - at the end of the test, axe on what its page then shows, in both color modes.
 *   If that cannot run: `test.use({checkAccessibility: false})`, with the reason.
 */
import {expect, test as base, type Page} from '@playwright/test';
import {accessibilityFindings} from './accessibility';
import {Guards} from './guards';
import {waitForHydration} from './hydration';

type Options = {
  /** Axe at the end of the test on the page as the test leaves it. */
  checkAccessibility: boolean;
};

type Fixtures = {
  guards: Guards;
  accessibility: undefined;
};

/** Many tests end on the same page in the same state: axe checks it once per worker. */
const statesWithoutFindings = new Set<string>();

/** What axe's answer depends on. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const all = Array.from(document.querySelectorAll('*'));
    const withState = (selector: string) =>
      all.indexOf(
        document.querySelector(`${selector}:not(:has(${selector}))`) ??
          document.body,
      );
    return [
      location.pathname,
      innerWidth,
      withState(':focus'),
      withState(':hover'),
      document.title,
      // The rest of the head fills with prefetches, in no fixed order.
      ...Array.from(
        document.head.querySelectorAll('style'),
        (style) => style.outerHTML,
      ),
      ...Array.from(
        document.documentElement.attributes,
        ({name, value}) => `${name}=${value}`,
      ),
      document.body.outerHTML,
    ].join();
  });
}

export const test = base.extend<Options & Fixtures>({
  checkAccessibility: [true, {option: true}],

  guards: [
    async ({context}, use, testInfo) => {
      const guards = new Guards();
      guards.watch(context);
      await use(guards);
      // A failed test has its own message; add what the guards saw.
      if (guards.problems.length > 0) {
        await testInfo.attach('what the guards saw', {
          body: guards.problems.join('\n'),
        });
      }
      expect(guards.verdict(), 'what no page may do').toEqual([]);
    },
    {auto: true},
  ],

  accessibility: [
    async ({page, guards, checkAccessibility}, use, testInfo) => {
      void guards; // Axe runs before the guards report.
      await use(undefined);
      // A request that a test holds or changes must not outlive it.
      await page.unrouteAll({behavior: 'ignoreErrors'});
      if (
        checkAccessibility &&
        testInfo.errors.length === 0 &&
        page.url().startsWith('http')
      ) {
        const state = await stateOf(page);
        if (!statesWithoutFindings.has(state)) {
          await expectNoAxeViolations(page);
          statesWithoutFindings.add(state);
        }
      }
    },
    {auto: true},
  ],
});

export {expect, waitForHydration};

/** No violation of WCAG 2.2 A or AA in what the page shows now, in both modes. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(
    await accessibilityFindings(page),
    `accessibility of ${page.url()}`,
  ).toEqual([]);
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}
