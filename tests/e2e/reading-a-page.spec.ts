import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {fileOfPath, pageThatContains} from '../support/built-site';
import {
  expect,
  openByRouter,
  test,
  visit,
  waitForHydration,
} from '../support/fixtures';
import {holdScripts, openHeld} from '../support/hold';

const pathOfImages = pageThatContains('class="viewer-picture');

/** A page with several sections. */
const longPage = '/development/getting-started';

test('on a phone, direct links neither enlarge headings nor overflow @axe @full', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  // With headings that fill their line.
  await visit(page, '/platform/extensions/modules/hpModule');
  const headings = page.locator('article').locator('h2, h3');
  expect(await headings.count()).toBeGreaterThan(5);
  const heights = () =>
    headings.evaluateAll((all) =>
      all.map((heading) => heading.getBoundingClientRect().height),
    );
  const withLinks = await heights();
  const lefts = await headings
    .locator('.hash-link')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
  expect(lefts).toHaveLength(withLinks.length);
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
  await page.addStyleTag({content: '.hash-link {display: none}'});
  expect(withLinks).toEqual(await heights());
});

test('a URL with a hash opens at its heading, below the navbar', async ({
  page,
}) => {
  // The last of the text, which a page that opens at its start does not show.
  const [, id] = Array.from(
    readFileSync(fileOfPath(longPage), 'utf8').matchAll(
      /<h2[^>]* id="?([\w-]+)/g,
    ),
  ).at(-1)!;
  await visit(page, `${longPage}#${id}`);
  const heading = page.getByRole('main').locator(`h2[id="${id}"]`);
  await expect(heading).toBeInViewport({ratio: 1});
  const navbar = await page
    .getByRole('navigation', {name: 'Main'})
    .boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(
    Math.floor((navbar?.y ?? 0) + (navbar?.height ?? 0)),
  );
});

test.describe('the zoom of pictures', () => {
  const picture = (page: Page) =>
    page.locator('figure.viewer-picture img').first();
  const attached = /medium-zoom-image/;
  const path = pathOfImages;

  async function expectAfterOneSecond(page: Page): Promise<void> {
    await page.clock.runFor(900);
    await expect(picture(page)).not.toHaveClass(attached);
    await page.clock.runFor(200);
    await expect(picture(page)).toHaveClass(attached);
  }

  test.beforeEach(async ({page, context}) => {
    // Time stops, but frames are still drawn: React needs them to hydrate.
    await context.addInitScript(() => {
      Object.assign(window, {drawnFrame: requestAnimationFrame});
    });
    await page.clock.install({time: 0});
    await context.addInitScript(() => {
      window.requestAnimationFrame = Reflect.get(
        window,
        'drawnFrame',
      ) as typeof requestAnimationFrame;
    });
    await page.clock.pauseAt(1_000);
  });

  /** The framework starts a moment after a sign of the reader; time goes on for that long. */
  async function visitInStoppedTime(page: Page, to: string): Promise<void> {
    await page.goto(to);
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('wheel')));
      await page.clock.runFor(450);
      await expect(
        page.locator('script[src*="/assets/js/main."]'),
      ).toBeAttached({timeout: 200});
    }).toPass();
    await waitForHydration(page);
  }

  /** From now on, the picture is marked if the zoom is detached from it. */
  async function markIfDetached(page: Page): Promise<void> {
    await picture(page).evaluate((element) =>
      element.addEventListener('medium-zoom:detach', () =>
        element.setAttribute('data-detached', ''),
      ),
    );
  }

  /** To a page without pictures, and back after this many milliseconds. */
  async function leaveAndReturn(page: Page, away: number): Promise<void> {
    await openByRouter(page, '/help');
    await expect(picture(page)).toHaveCount(0);
    await page.clock.runFor(away);
    await openByRouter(page, path);
    await expect(picture(page)).toBeAttached();
    await markIfDetached(page);
  }

  async function expectStillAttached(page: Page): Promise<void> {
    await page.clock.runFor(2_000);
    await expect(picture(page)).toHaveClass(attached);
    await expect(picture(page)).not.toHaveAttribute('data-detached');
  }

  test('is attached once, one second after the page loads and after the route changes @full', async ({
    page,
  }) => {
    await visitInStoppedTime(page, path);
    await markIfDetached(page);
    await expectAfterOneSecond(page);
    await expectStillAttached(page);

    await leaveAndReturn(page, 2_000);
    await expectAfterOneSecond(page);
    await expectStillAttached(page);

    await test.step('two changes within a second', async () => {
      await leaveAndReturn(page, 300);
      await page.clock.runFor(750);
      await expect(picture(page)).toHaveClass(attached);
      await expectStillAttached(page);
    });
    await page.clock.resume();
  });

  test('is attached one second after a page arrives, however long that takes @full', async ({
    page,
  }) => {
    await visitInStoppedTime(page, '/help');
    const release = await holdScripts(page);
    const asked = page.waitForRequest('**/assets/js/**');
    await openByRouter(page, path);
    await asked;
    await page.clock.runFor(2_000);
    release();
    await expect(picture(page)).toBeAttached();
    await expectAfterOneSecond(page);
    await page.clock.resume();
  });

  test('does not close a picture that is enlarged soon after a jump to a heading @full', async ({
    page,
  }) => {
    await visitInStoppedTime(page, path);
    await page.clock.runFor(1_100);
    await page.locator('.hash-link').first().click();
    await expect(page).toHaveURL(/#/);
    await picture(page).click();
    const enlarged = page.getByRole('button', {name: /^Close the enlarged/});
    await expect(async () => {
      // The zoom asks every 10 ms whether it has the whole file.
      await page.clock.runFor(10);
      await expect(enlarged).toBeFocused({timeout: 500});
    }).toPass();
    await page.clock.runFor(2_000);
    // The overlay would be there until it has faded.
    await expect(page.locator('body')).toHaveClass(/medium-zoom--opened/);
    await page.clock.resume();
  });
});

test('before React is there and after, a button breaks long lines of code, also of code that the reader comes to, and code of short lines has none', async ({
  page,
}) => {
  await page.setViewportSize({width: 700, height: 600});
  // Its long lines are not commands, which break anyway.
  const hydrate = await openHeld(page, '/deployment/custom-url-access');
  const blocks = page.locator('.theme-code-block', {
    has: page.locator('pre'),
  });
  const isLong = await blocks.evaluateAll((all) => {
    // Also those outside the viewport.
    const shown = document.createElement('style');
    shown.textContent = 'pre {content-visibility: visible !important}';
    document.head.append(shown);
    const found = all.map((block) => {
      const pre = block.querySelector('pre')!;
      return pre.scrollWidth > pre.clientWidth;
    });
    shown.remove();
    return found;
  });
  const button = (index: number) =>
    blocks.nth(index).getByRole('button', {name: /wrap/i});
  const short = isLong.indexOf(false);
  expect(short).toBeGreaterThanOrEqual(0);
  await blocks.nth(short).scrollIntoViewIfNeeded();
  await expect(
    blocks.nth(short).getByRole('button', {name: /copy/i}),
  ).toBeVisible();
  await expect(button(short)).toBeHidden();

  const long = isLong.lastIndexOf(true);
  expect(long).toBeGreaterThan(0);
  await blocks.nth(long).scrollIntoViewIfNeeded();
  await expect(button(long)).toBeVisible();
  const hidden = () =>
    blocks
      .nth(long)
      .locator('pre')
      .evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await hidden()).toBeGreaterThan(0);
  await button(long).click();
  /** How much further in than a line the rest of it begins. */
  const rests = () =>
    blocks
      .nth(long)
      .locator('.token-line')
      .evaluateAll((lines) =>
        lines.flatMap((line) => {
          const boxes = [...line.querySelectorAll('.token')]
            .filter(({textContent}) => textContent.trim())
            .flatMap((token) => [...token.getClientRects()]);
          const [first] = boxes;
          return boxes
            .filter(({top}) => top >= first!.bottom)
            .map(({left}) => left - first!.left);
        }),
      );
  const expectWrapped = async () => {
    expect(await hidden()).toBe(0);
    expect(Math.min(...(await rests()))).toBeGreaterThan(0);
    await expect(button(long)).toBeVisible();
    await expect(button(long)).toHaveAttribute('aria-pressed', 'true');
  };
  await expectWrapped();
  await hydrate();
  await expectWrapped();
  await button(long).click();
  await expect.poll(hidden).toBeGreaterThan(0);
  await expect(button(long)).toHaveAttribute('aria-pressed', 'false');
});

test('code of one line breaks after its punctuation, not within a name', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 812});
  await page.goto('/platform/extensions/modules/hpModule');
  const code = page.locator('pre', {
    hasText: 'hangingProtocolService.getState',
  });
  const boxesOf = (name: string) =>
    code
      .locator('.token', {hasText: name})
      .evaluate((token) => token.getClientRects().length);
  expect(await boxesOf('getState')).toBe(1);
  expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(
    0,
  );
});
