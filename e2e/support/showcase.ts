/** What the showcase consists of, read from the sources: a new page or example is tested without a word. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {visit} from './fixtures';

const pages = path.resolve('src/pages');

export type ShowcaseExample = {name: string; source: string};
export type ShowcasePage = {path: string; examples: ShowcaseExample[]};

/** The pages of `/components` or `/patterns`, with their examples in the order of the page. */
export function showcasePages(
  folder: 'components' | 'patterns',
): ShowcasePage[] {
  return readdirSync(path.join(pages, folder), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => {
      const own = path.join(pages, folder, name);
      const text = readFileSync(path.join(own, 'index.mdx'), 'utf8');
      const names = [...text.matchAll(/^<Example name="([^"]+)"/gm)].map(
        (match) => match[1]!,
      );
      return {
        path: `/${folder}/${name}`,
        examples: names.map((example) => ({
          name: example,
          source: readFileSync(
            path.join(own, '_examples', `${example}.tsx`),
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

/**
 * Opens a page of the showcase and folds its code: the examples are what a journey
 * operates, and axe has seen the code when every page was opened.
 */
export async function visitExamples(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.open = false;
    }
  });
}
