import type {Page} from '@playwright/test';

/** All that a page keeps of what was typed: its storage, its cookies, and its history entry. */
export function keptText(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      {...localStorage},
      {...sessionStorage},
      document.cookie,
      location.href,
      history.state,
    ]),
  );
}
