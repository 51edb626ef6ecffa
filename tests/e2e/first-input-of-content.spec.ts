/**
 * As first-input.spec.ts, for the sidebar as a whole and for what is in the text: the page's
 * scripts are held back, then they come. And what happens while they start.
 */
import type {Page} from '@playwright/test';
import {expect, test, waitForIdle} from '../support/fixtures';
import {openHeld} from '../support/hold';
import {input, modal} from '../support/search';

test('the sidebar collapses and expands, with the focus, and keeps its state @axe', async ({
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

test('a picture is enlarged, and closes with a click, Escape, and Back', async ({
  page,
}) => {
  const hydrate = await openHeld(page, '/user-guide/viewer/toolbar');
  const picture = page.locator('figure.viewer-picture img').nth(1);
  const shown = (await picture.boundingBox())!.width;
  const close = page.getByRole('button', {name: /^Close the enlarged image/});
  for (const closeIt of [
    () => close.click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    await picture.click();
    await expect(close).toBeFocused();
    const enlarged = close.locator('img');
    await expect
      .poll(() =>
        enlarged.evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(shown);
    expect((await enlarged.boundingBox())!.width).toBeGreaterThan(shown);
    await closeIt();
    await expect(close).toHaveCount(0);
    await expect(page).toHaveURL('/user-guide/viewer/toolbar');
  }
  // It stays while the scripts come; the next one is that of the image plugin.
  await picture.click();
  await expect(close).toBeFocused();
  await hydrate();
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(close).toHaveCount(0);
  await expect(picture).toHaveRole('button');
  await picture.click();
  await expect(page.locator('.medium-zoom-image--opened').last()).toBeFocused();
});

test('the tabs of an example switch, and stay; a click on a control of another is replayed after hydration', async ({
  page,
}) => {
  const hydrate = await openHeld(page, '/components/Switch');
  const main = page.getByRole('main');
  const control = main.getByRole('switch').first();
  const before = await control.getAttribute('aria-checked');
  const code = page.locator('[data-showcase-code]').last();
  await expect(code).toBeHidden();
  await main.getByText('Code', {exact: true}).last().click();
  await expect(code).toBeVisible();
  await control.click();
  await expect(control).toHaveAttribute('aria-checked', before!);
  await hydrate();
  await expect(code).toBeVisible();
  await expect(control).not.toHaveAttribute('aria-checked', before!);
  // Once: a second click would have switched it back.
  await waitForIdle(page);
  await expect(control).not.toHaveAttribute('aria-checked', before!);
});

test('long code unfolds, and stays @axe', async ({page}) => {
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

/** Runs in the page as soon as an element has an attribute, before any other task. */
function pressWhen(
  page: Page,
  [selector, attribute, value]: [string, string, string],
): Promise<unknown> {
  return page.addInitScript(
    (when) => {
      const observer = new MutationObserver(() => {
        const element = document.querySelector(when.selector);
        if (element?.getAttribute(when.attribute) === when.value) {
          observer.disconnect();
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', {
              key: '/',
              bubbles: true,
              cancelable: true,
            }),
          );
        }
      });
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributeFilter: [when.attribute],
      });
    },
    {selector, attribute, value},
  );
}

test.describe('a slash opens the search, whose modal comes', () => {
  for (const moment of [
    ['.DocSearch-Button', 'data-ready', ''],
    ['html', 'data-has-hydrated', 'true'],
  ] as [string, string, string][]) {
    test(`at the moment of ${moment[1]}`, async ({page}) => {
      await pressWhen(page, moment);
      await page.goto('/faq');
      await page.evaluate(() => dispatchEvent(new FocusEvent('focusin')));
      await expect(input(page)).toBeFocused();
      await expect(modal(page)).toContainText('No recent searches');
      await expect(modal(page)).toHaveCount(1);
    });
  }

  test('between the first script and the search bar', async ({page}) => {
    await page.addInitScript(() => {
      const wait = setInterval(() => {
        if ('docusaurusRoot' in window) {
          clearInterval(wait);
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', {
              key: '/',
              bubbles: true,
              cancelable: true,
            }),
          );
        }
      });
    });
    await page.goto('/faq');
    await page.evaluate(() => dispatchEvent(new FocusEvent('focusin')));
    await expect(input(page)).toBeFocused();
    await expect(modal(page)).toContainText('No recent searches');
  });
});

test('a press on a page that hydrates does not hydrate the rest of it at once', async ({
  page,
}) => {
  // Reports what React has made of the page right after each event.
  await page.addInitScript(() => {
    const events = [
      new PointerEvent('pointerdown', {bubbles: true}),
      new MouseEvent('mousedown', {bubbles: true}),
      new KeyboardEvent('keydown', {bubbles: true, key: 'a'}),
      new MouseEvent('click', {bubbles: true}),
    ];
    const home = window as unknown as {hydratedBy?: string[]};
    const isTaken = () =>
      Object.keys(document.querySelector('footer')!).some((key) =>
        key.startsWith('__react'),
      );
    const wait = setInterval(() => {
      if ('docusaurusRoot' in window) {
        clearInterval(wait);
        home.hydratedBy = isTaken()
          ? ['too late to test']
          : events
              .filter((event) => {
                document.querySelector('footer')!.dispatchEvent(event);
                return isTaken();
              })
              .map(({type}) => type);
      }
    });
  });
  await page.goto('/faq/technical');
  await page.evaluate(() => dispatchEvent(new FocusEvent('focusin')));
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached'});
  expect(
    await page.evaluate(
      () => (window as unknown as {hydratedBy?: string[]}).hydratedBy,
    ),
  ).toEqual([]);
});

test('another class of the page does not style the whole page again', async ({
  page,
  browser,
}) => {
  await openHeld(page, '/configuration/url');
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  const count = await page.evaluate(() => {
    document.documentElement.classList.add('another');
    document.body.getBoundingClientRect();
    document.documentElement.dataset.theme = 'light';
    document.body.getBoundingClientRect();
    return document.querySelectorAll('*').length;
  });
  const {traceEvents} = JSON.parse(
    (await browser.stopTracing()).toString(),
  ) as {traceEvents: {name: string; args: {elementCount?: number}}[]};
  const styled = traceEvents
    .filter(({name}) => name === 'UpdateLayoutTree')
    .map(({args}) => args.elementCount ?? 0);
  // Of the class, and of the color mode.
  expect(styled[0]).toBeLessThan(count / 10);
  expect(styled[1]).toBeGreaterThan(count / 4);
});
