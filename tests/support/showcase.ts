/** The pages and examples of the showcase, read from the sources, so that new ones are tested automatically. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';

const pages = path.resolve('src/pages');

export type ShowcaseExample = {name: string; source: string};
export type ShowcasePage = {path: string; examples: ShowcaseExample[]};

/** The pages of `/components` or `/patterns`, with their examples in the order of the page. */
export function showcasePages(
  folder: 'components' | 'patterns',
): ShowcasePage[] {
  return readdirSync(path.join(pages, folder), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({name}) => {
      const folderOfPage = path.join(pages, folder, name);
      const text = readFileSync(path.join(folderOfPage, 'index.mdx'), 'utf8');
      const names = [...text.matchAll(/^<Example name="([^"]+)"/gm)].map(
        (match) => match[1]!,
      );
      return {
        path: `/${folder}/${name}`,
        examples: names.map((example) => ({
          name: example,
          source: readFileSync(
            path.join(folderOfPage, '_examples', `${example}.tsx`),
            'utf8',
          ),
        })),
      };
    });
}

/** The part of the page in which an example runs. */
export function stage(page: Page, example: string): Locator {
  return page.locator(`[data-showcase-stage="${example}.tsx"]`);
}

/** The toasts on the page; their texts are also in the code. */
export function toasts(page: Page): Locator {
  return page.locator('[data-sonner-toast]');
}

/**
 * Presses keys one after the other. Menus move the focus in a timer after a key, and a
 * person does not press the next key before that.
 */
export function keys(page: Page) {
  return async (...names: string[]): Promise<void> => {
    for (const name of names) {
      await page.keyboard.press(name);
      await nextFrame(page);
    }
  };
}

/** Waits until the page has shown a frame and has run what waits in timers. */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => setTimeout(resolve)),
      ),
  );
}
