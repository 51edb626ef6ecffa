/**
 * A click on a picture of the viewer shows it in full resolution above the whole page,
 * never enlarged beyond its pixels. Attaching the zoom is tested in reading-a-page.spec.ts.
 */
import type {Locator, Page} from '@playwright/test';
import {
  expect,
  openByRouter,
  test,
  visit,
} from '../../../tests/support/fixtures';

const path = '/user-guide/viewer/toolbar';
const overlay = (page: Page) => page.locator('.medium-zoom-overlay');
const picture = (page: Page) =>
  page.locator('figure.viewer-picture img').nth(1);

async function enlarge(
  page: Page,
  // A phone shows a part of the picture: its middle can be outside of the frame.
  open = () => picture(page).locator('..').click(),
): Promise<Locator> {
  await expect(picture(page)).toHaveRole('button');
  await open();
  const enlarged = page.getByRole('button', {name: /^Close the enlarged/});
  await expect(enlarged).toBeFocused();
  // Not some time later: a screen reader would reach the page behind the image.
  expect(
    await page
      .locator('#__docusaurus')
      .evaluate(({inert}: HTMLElement) => inert),
  ).toBe(true);
  return enlarged;
}

/** Class names of what is drawn on top in the corners and the middle of the viewport. */
const onTop = (page: Page) =>
  page.evaluate(() => {
    const [right, bottom] = [innerWidth - 20, innerHeight - 5];
    return [
      [5, 5],
      [right, 5],
      [innerWidth / 2, 5],
      [innerWidth / 2, innerHeight / 2],
      [5, bottom],
      [right, bottom],
    ].map(([x, y]) => document.elementFromPoint(x!, y!)?.className ?? '');
  });

for (const [name, viewport, deviceScaleFactor] of [
  ['desktop', {width: 1366, height: 900}, 1],
  ['phone @full', {width: 360, height: 740}, 3],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({viewport, deviceScaleFactor});

    test('the image covers the page and uses its full resolution @axe', async ({
      page,
    }) => {
      await visit(page, path);
      await expect(picture(page)).toHaveRole('button');
      // A phone shows a part of the picture, in a frame.
      const shown = await picture(page).locator('..').boundingBox();
      const enlarged = await enlarge(page);
      for (const className of await onTop(page)) {
        expect(className).toMatch(/medium-zoom-(?:overlay|image--opened)/);
      }
      const box = (await enlarged.boundingBox())!;
      const [pixels, high] = await enlarged.evaluate(
        (image: HTMLImageElement) =>
          [image.naturalWidth, image.naturalHeight] as const,
      );
      expect(pixels).toBe(2560);
      expect(box.width / box.height).toBeCloseTo(pixels / high, 1);
      const widest = Math.min(pixels / deviceScaleFactor, viewport.width);
      expect(box.width).toBeGreaterThan(shown!.width);
      expect(Math.abs(box.width - widest)).toBeLessThanOrEqual(20); // A bar for scrolling.
      expect(box.width).toBeLessThanOrEqual(widest + 0.5);
      expect(box.x).toBeGreaterThanOrEqual(-0.5);
      expect(box.y).toBeGreaterThanOrEqual(-0.5);
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height + 0.5);
    });
  });
}

test('it opens by click and key, closes with Back, Escape, Enter, a click, and a scroll, and the page and the focus stay @full', async ({
  page,
}) => {
  await page.goto('/help');
  await visit(page, path);
  const entries = await page.evaluate(() => history.length);
  const press = (key: string) => page.keyboard.press(key);
  const withKey = (key: string) => () => picture(page).press(key);
  for (const [close, open] of [
    [() => page.goBack()],
    [
      async () => {
        await press('Tab');
        const isBehind = page.locator(':is(main, nav, footer) :focus');
        await expect(isBehind).toHaveCount(0);
        await press('Escape');
      },
      withKey('Enter'),
    ],
    [() => press('Enter'), withKey('Space')],
    [() => page.mouse.click(5, 5)],
    [() => page.mouse.wheel(0, 300)],
  ] as const) {
    await enlarge(page, open);
    const before = await page.evaluate(() => scrollY);
    await close();
    await expect(overlay(page)).toHaveCount(0);
    await expect(picture(page)).toBeFocused();
    await expect(page).toHaveURL(path);
    expect(
      await page.evaluate(() => scrollY),
      'the page is not scrolled back',
    ).toBeGreaterThanOrEqual(before);
  }
  // It also closes while it still grows.
  await picture(page).press('Enter');
  await press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(picture(page)).toBeFocused();
  await press('Tab');
  await expect(picture(page)).not.toBeFocused();
  expect(await page.locator('#__docusaurus[inert]').count()).toBe(0);
  // No way of closing leaves an entry behind that Back would have to pass.
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('leaving the page closes it at once @full', async ({page}) => {
  await visit(page, path);
  await enlarge(page);
  // The zoom itself checks after a second whether its picture still exists.
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1_000);
  await openByRouter(page, '/faq');
  await expect(page).toHaveURL('/faq');
  await expect(overlay(page)).toHaveCount(0);
  await page.clock.resume();
});

test('a picture that the page shows larger than its pixels does not shrink @full', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: {width: 1366, height: 900},
    deviceScaleFactor: 4,
  });
  const page = await context.newPage();
  await visit(page, path);
  await expect(picture(page)).toHaveRole('button');
  const shown = (await picture(page).boundingBox())!.width;
  expect(shown).toBeGreaterThan(2560 / 4);
  const enlarged = await enlarge(page);
  expect((await enlarged.boundingBox())!.width).toBeCloseTo(shown, 0);
  await context.close();
});
