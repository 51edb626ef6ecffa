/**
 * Each example looks as it did, in both colour modes. The pictures are beside this
 * file; `npm run test:e2e -- showcase-pictures --update-snapshots` takes them again
 * after a change that is meant. Text is drawn with the fonts of the machine, so a
 * small part of the pixels may differ.
 */
import {switchColourMode} from '../support/accessibility';
import {expect, test, visit} from '../support/fixtures';
import {showcasePages, stage} from '../support/showcase';

// The other journeys look at the same pages with axe.
test.use({checkAccessibility: false});

for (const {path, examples} of [
  ...showcasePages('components'),
  ...showcasePages('patterns'),
]) {
  test(`${path} looks as it did`, async ({page}) => {
    test.slow();
    await visit(page, path);
    for (const mode of ['dark', 'light'] as const) {
      await switchColourMode(page, mode);
      for (const {name} of examples) {
        await expect
          .soft(stage(page, name))
          .toHaveScreenshot(
            [path.replace(/^\//, '').replace('/', '-'), `${name}-${mode}.png`],
            {
              animations: 'disabled',
              maxDiffPixelRatio: 0.02,
              threshold: 0.3,
            },
          );
      }
    }
  });
}
