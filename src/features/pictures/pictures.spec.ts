/** The size of pictures of the viewer: the right file for each screen. */
import {expect, test} from '../../../tests/support/fixtures';

// Every page, as it opens, is looked at in every-page.spec.ts.
test.use({checkAccessibility: false});

const wholeWindow = '/user-guide/viewer/toolbar';

test('a window asks for the width in which a picture is shown @full', async ({
  page,
}) => {
  await page.goto(wholeWindow);
  const picture = page.locator('.viewer-picture img').nth(1);
  for (const width of [360, 800, 996, 997, 1024, 1366, 1620, 1920]) {
    await page.setViewportSize({width, height: 900});
    const [shown, asked] = await picture.evaluate((img: HTMLImageElement) => {
      const [, length] = img.sizes
        .split(/,\s*/)
        .map((part) => /^(?:(\(.*?\)) )?(.*)$/.exec(part) ?? [])
        .map(([, condition, value]) => [condition, value] as const)
        .find(([condition]) => !condition || matchMedia(condition).matches)!;
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.width = length!;
      const wanted = probe.getBoundingClientRect().width;
      probe.remove();
      return [img.getBoundingClientRect().width, wanted];
    });
    // A bar for scrolling takes its part where the browser shows one. A phone, which shows a part
    // of the picture enlarged, loads faster if it asks for a little less.
    const least = width <= 600 ? 0.7 * shown : shown - 20;
    expect(asked, `${width} px`).toBeGreaterThanOrEqual(least);
    expect(asked, `${width} px`).toBeLessThanOrEqual(shown + 20);
  }
});

test('a picture has its place before it is there', async ({page, guards}) => {
  guards.expectProblem(/ERR_FAILED/);
  await page.route('**/*.webp', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(wholeWindow);
  const picture = page.locator('.viewer-picture img').nth(1);
  await picture.scrollIntoViewIfNeeded();
  await failed;
  const {width, height, ratio} = await picture.evaluate(
    (img: HTMLImageElement) => ({
      width: img.clientWidth,
      height: img.clientHeight,
      ratio:
        Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
    }),
  );
  expect(width).toBeGreaterThan(300);
  expect(width / height).toBeCloseTo(ratio, 1);
});
