/** Presses Tab through the text of a page, and back. */
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildSync} from 'esbuild';
import type {TabStops} from './tab-stops';

/** Nineteen of twenty pages have fewer stops; what follows in the others is more of the same lists. */
const mostStops = 200;
/** Presses between two questions whether the end is reached. */
const atOnce = 10;

const source = buildSync({
  entryPoints: [path.join(__dirname, 'tab-stops.ts')],
  bundle: true,
  write: false,
  format: 'iife',
}).outputFiles[0]!.text;

/** A style halfway through its transition looks as if nothing had changed. */
const still = `*, ::before, ::after {transition: none !important; animation: none !important}
html {scroll-behavior: auto !important}`;

/**
 * What is wrong with the stops of the Tab key in the main element, up to a number of them, one line
 * each: no name, a focus that is not seen (also on the way back), one that does not go on, and one
 * that jumps up by more than a window. The page is left without a focus, at its top.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    // As the link past the navigation does.
    const main = document.querySelector('main')!;
    main.tabIndex = -1;
    main.focus();
    main.removeAttribute('tabindex');
  }, still);
  await page.evaluate(source);
  const state = () =>
    page.evaluate(() => (window as unknown as {tabStops: TabStops}).tabStops);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < mostStops; pressed += atOnce) {
      for (let i = 0; i < atOnce; i++) {
        await page.keyboard.press(key);
      }
      if ((await state()).isDone) {
        break;
      }
    }
  }
  const {faults} = await state();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  });
  return faults;
}
