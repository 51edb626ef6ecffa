/**
 * The `test` of every browser test. It adds to each of them:
 *
 * - guards on every page that the test opens (see guards.ts);
 * - at the end of a test with `@axe` in its title, axe on what its page then shows, in both
 *   color modes. Axe takes longer than most tests, so those are tagged that leave a page with
 *   something open or filled in that is only here; `npm run test:full` checks the end of all
 *   others, too.
 *   If that cannot run: `test.use({checkAccessibility: false})`, with the reason.
 */
import {expect, test as base, type Page} from '@playwright/test';
import {accessibilityFindings} from './accessibility';
import {Guards} from './guards';
import {waitForHydration, waitForIdle} from './hydration';

type Options = {
  /** False: no axe, whatever the title says. */
  checkAccessibility: boolean;
};

type Fixtures = {
  guards: Guards;
  accessibility: undefined;
};

/** The tests that axe always follows. */
const tag = '@axe';

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
      const isChecked =
        checkAccessibility &&
        (testInfo.tags.includes(tag) || Boolean(process.env.E2E_EVERY_PAGE));
      if (
        isChecked &&
        testInfo.errors.length === 0 &&
        page.url().startsWith('http')
      ) {
        // A test may end while its last page opens.
        await page.waitForLoadState('domcontentloaded');
        await expectNoAxeViolations(page);
      }
    },
    {auto: true},
  ],
});

export {expect, waitForHydration, waitForIdle};

/**
 * No violation of WCAG 2.2 A or AA in what the page shows now, in both modes.
 *
 * @param except selectors of parts that have been looked at
 */
export async function expectNoAxeViolations(
  page: Page,
  except: string[] = [],
): Promise<void> {
  expect(
    await accessibilityFindings(page, except),
    `accessibility of ${page.url()}`,
  ).toEqual([]);
}

/** Opens a URL as a link on the page would: with the site's router. */
export async function openByRouter(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, url);
}

/** How many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Parts of every page, as a screen reader finds them. */
export const docsSidebar = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'});

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

export const navbarLink = (page: Page, name: string) =>
  navbar(page).getByRole('link', {name, exact: true});

export const colorMode = (page: Page) =>
  navbar(page)
    .getByRole('button', {name: /dark and light mode/})
    .first();
