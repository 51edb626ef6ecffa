/**
 * Each example looks unchanged, and the same in both color modes. The screenshots are next
 * to this file; `npm run test:e2e -- showcase-pictures --update-snapshots` takes them again after
 * an intended change. Only the first page is compared in `npm test`.
 *
 * Text is drawn as blocks (see block-font.ts): machines have different fonts, and other
 * tests cover the texts. Machines still differ in anti-aliasing and in the browser's
 * native controls, hence the tolerance.
 */
import type {Page} from '@playwright/test';
import {switchColorMode} from '../../../tests/support/accessibility';
import {useBlockFont} from '../../../tests/support/block-font';
import {expect, test, visit} from '../../../tests/support/fixtures';
import {showcasePages, stage} from '../../../tests/support/showcase';

// The other journeys look at the same pages with axe.
test.use({checkAccessibility: false});

const pages = [...showcasePages('components'), ...showcasePages('patterns')];

/** Content above an example shifts it by fractions of a pixel, which would change its screenshot. */
async function beginAtWholePixels(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const example of document.querySelectorAll<HTMLElement>(
      '[data-showcase-stage]',
    )) {
      const top = example.getBoundingClientRect().top + scrollY;
      example.style.marginTop = `${Math.ceil(top) - top}px`;
    }
  });
}

for (const [i, {path: address, examples}] of pages.entries()) {
  const tag = i === 0 ? [] : '@full';
  test(`${address} looks as it did`, {tag}, async ({page}) => {
    test.slow();
    await visit(page, address);
    await useBlockFont(page);
    await beginAtWholePixels(page);
    for (const mode of ['dark', 'light'] as const) {
      await switchColorMode(page, mode);
      // Examples look the same in both modes, except for the site's own frame.
      const end =
        mode === 'light' && address.endsWith('/ShowcaseRow') ? '-light' : '';
      for (const {name} of examples) {
        const example = stage(page, name);
        // Not below the navbar, where it would count as in view.
        await example.evaluate((element) =>
          element.scrollIntoView({block: 'center', behavior: 'instant'}),
        );
        await expect
          .soft(example)
          .toHaveScreenshot(
            [address.replace(/^\//, '').replace('/', '-'), `${name}${end}.png`],
            {
              animations: 'disabled',
              maxDiffPixelRatio: 0.01,
              threshold: 0.2,
            },
          );
      }
    }
  });
}
