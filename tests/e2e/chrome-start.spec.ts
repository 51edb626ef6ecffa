/**
 * As chrome.spec.ts, for the sidebar as a whole and for what is in the text: the page's
 * scripts are held back, then they come. And what happens while they start.
 */
import type {Page} from '@playwright/test';
import {
  docsSidebar,
  expect,
  openByRouter,
  test,
  visit,
  waitForHydration,
} from '../support/fixtures';
import {openHeld} from '../support/hold';
import {input, modal} from '../support/search';

test('the sidebar collapses and expands, with the focus, and keeps its state', async ({
  page,
}) => {
  const hydrate = await openHeld(page, '/configuration/url');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const link = sidebar.getByRole('link', {name: 'Release Notes'}).first();
  const collapse = sidebar.getByRole('button', {name: 'Collapse sidebar'});
  const expand = sidebar.getByRole('button', {name: 'Expand sidebar'});
  const width = async () => (await sidebar.boundingBox())!.width;
  const text = page.locator('main article').first();
  const before = (await text.boundingBox())!.x;

  await collapse.click();
  await expect(expand).toBeFocused();
  await expect(collapse).toBeHidden();
  await expect(link).toBeHidden();
  expect(await width()).toBeLessThan(40);
  expect((await text.boundingBox())!.x).toBeLessThan(before);
  await hydrate();
  await expect(expand).toBeVisible();
  await expect(link).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(collapse).toBeFocused();
  await expect(link).toBeVisible();
  expect(await width()).toBeGreaterThan(200);

  // Another page of the same docs has the same sidebar.
  await collapse.click();
  await page.locator('a.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL('/configuration/url');
  await expect(expand).toBeVisible();
  await expect(link).toBeHidden();
});

test('the tabs of an example switch, and stay @full', async ({page}) => {
  const hydrate = await openHeld(page, '/components/Switch');
  const code = page.locator('[data-showcase-code]').last();
  await expect(code).toBeHidden();
  await page.getByRole('main').getByText('Code', {exact: true}).last().click();
  await expect(code).toBeVisible();
  await hydrate();
  await expect(code).toBeVisible();
});

test('long code unfolds, and stays @axe @full', async ({page}) => {
  const hydrate = await openHeld(page, '/platform/extensions/modules/hpModule');
  const file = page.locator('.long-code').first();
  const height = async () =>
    (await file.locator('.theme-code-block').boundingBox())!.height;
  const folded = await height();
  await file.getByText(/^Show all \d+ lines$/).click();
  await expect.poll(height).toBeGreaterThan(folded);
  await hydrate();
  expect(await height()).toBeGreaterThan(folded);
});

test('React waits for a reader, except on a page with fields of its own', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.goto('/faq', {waitUntil: 'networkidle'});
  await expect(html).toHaveAttribute('data-has-hydrated', 'false');
  await page.mouse.move(700, 400);
  await expect(html).toHaveAttribute('data-has-hydrated', 'true');
  for (const path of ['/tools/config', '/components/Input', '/search']) {
    await page.goto(path);
    await expect(html).toHaveAttribute('data-has-hydrated', 'true');
  }
});

test('a press on a button of the page before React is there is answered once', async ({
  page,
}) => {
  const hydrate = await openHeld(page, '/components/DropdownMenu');
  await page.locator('main [aria-haspopup="menu"]').first().click();
  await hydrate();
  // Twice would close it again.
  await expect(page.getByRole('menu')).toBeVisible();
});

/** Runs in the page as soon as React starts, or is there, before any other task. */
const slashWhen = (page: Page, moment: string) =>
  page.addInitScript((when) => {
    const press = () =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: '/',
          bubbles: true,
          cancelable: true,
        }),
      );
    if (when === 'starts') {
      const wait = setInterval(() => {
        if ('docusaurusRoot' in window) {
          clearInterval(wait);
          press();
        }
      });
      return;
    }
    const observer = new MutationObserver(() => {
      if (document.documentElement.dataset.hasHydrated === 'true') {
        observer.disconnect();
        press();
      }
    });
    observer.observe(document, {
      subtree: true,
      attributeFilter: ['data-has-hydrated'],
    });
  }, moment);

for (const moment of ['starts', 'is there']) {
  test(`a slash at the moment at which React ${moment} opens the search, once @full`, async ({
    page,
  }) => {
    await slashWhen(page, moment);
    await page.goto('/faq');
    await page.mouse.move(700, 400);
    await expect(input(page)).toBeFocused();
    await expect(modal(page)).toContainText('Troubleshooting');
    await expect(modal(page)).toHaveCount(1);
  });
}

test('nothing moves when React comes', async ({page}) => {
  const hydrate = await openHeld(page, '/configuration/url');
  await expect(page.locator('html')).toHaveAttribute('data-keys');
  const places = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll(
          '.navbar :is(a, button), .theme-doc-sidebar-container a, main :is(h1, h2, p, pre)',
        ),
        (element) => {
          const {x, y, width, height} = element.getBoundingClientRect();
          return [element.textContent.slice(0, 20), x, y, width, height].join();
        },
      ),
    );
  const before = await places();
  await hydrate();
  expect(await places()).toEqual(before);
});

test('the sidebar shows the current page, on load and after each navigation', async ({
  page,
}) => {
  await page.setViewportSize({width: 1366, height: 500});
  const hydrate = await openHeld(page, '/release-notes');
  const sidebar = docsSidebar(page);
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await hydrate();
  for (const name of ['Resources', 'FAQ', 'Introduction']) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name, exact: true})
      .click();
    await expect(current).toHaveText(name);
    await expect(current).toBeInViewport({ratio: 1});
  }
  // Groups without a control stay open around it.
  await visit(page, '/components/Button');
  await expect(
    docsSidebar(page).getByRole('link', {name: 'Checkbox', exact: true}),
  ).toBeVisible();
});

test.describe('the link past the navigation leads to the text', () => {
  const skip = async (page: Page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() =>
      document.activeElement!.closest('main') ? 'main' : 'elsewhere',
    );
    expect(place).toBe('main');
  };
  const paths = ['/faq', '/components', '/3.9/faq', '/tools', '/help'];

  test('before React is there, and after it', async ({page}) => {
    for (const path of paths.slice(0, 2)) {
      const hydrate = await openHeld(page, path);
      await skip(page);
      await hydrate();
      await page.unrouteAll({behavior: 'wait'});
      await page.reload();
      await waitForHydration(page);
      await skip(page);
    }
  });

  test('with JavaScript off', async ({browser}) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    for (const path of [...paths, '/versions', '/no/such/page']) {
      await page.goto(path);
      await page.keyboard.press('Tab');
      await expect(page.locator('[data-skip-link]'), path).toBeFocused();
      await page.keyboard.press('Enter');
      // The browser follows the link some time after the key.
      await page.waitForURL(/#/);
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus'), path).toHaveCount(1);
    }
    await page.close();
  });
});

test('a picture is enlarged before React is there, stays so, and has one zoom afterwards', async ({
  page,
}) => {
  const hydrate = await openHeld(page, '/user-guide/viewer/toolbar');
  const picture = page.locator('figure.viewer-picture img').nth(1);
  const enlarged = page.getByRole('button', {name: /^Close the enlarged/});
  const overlay = page.locator('.medium-zoom-overlay');
  await picture.click();
  await expect(enlarged).toBeFocused();
  await hydrate();
  // The plugin of the zoom waits for a second.
  await expect(page.locator('figure.viewer-picture img').last()).toHaveRole(
    'button',
  );
  await expect(enlarged).toBeFocused();
  await expect(overlay).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(picture).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(enlarged).toBeFocused();
  await expect(overlay).toHaveCount(1);
  // The router does not hear of it.
  await page.goBack();
  await expect(overlay).toHaveCount(0);
  await expect(page).toHaveURL('/user-guide/viewer/toolbar');

  await picture.click();
  await expect(enlarged).toBeFocused();
  await openByRouter(page, '/faq');
  await expect(page).toHaveURL('/faq');
  await expect(overlay).toHaveCount(0);
});

test('a link to a heading works before React is there, and keeps its place @full', async ({
  page,
}) => {
  const hydrate = await openHeld(page, '/faq/technical');
  const link = page.locator('.table-of-contents a').last();
  const hash = (await link.getAttribute('href'))!;
  await link.click();
  const heading = page.locator(`main [id="${hash.slice(1)}"]`);
  await expect(heading).toBeInViewport();
  await hydrate();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(`/faq/technical${hash}`);
});
