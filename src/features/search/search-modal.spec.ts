/** The results of the search modal, and recent searches. */
import type {Page} from '@playwright/test';
import {expect, test, visit} from '../../../tests/support/fixtures';
import {hold} from '../../../tests/support/hold';
import {
  button,
  hits,
  input,
  modal,
  openModal,
  search,
} from '../../../tests/support/search';

/** The most words of a snippet that was cut out of a longer text. */
async function longestSnippet(page: Page): Promise<number> {
  // The texts are fetched when the reader pauses.
  await expect(hits(page).filter({hasText: '…'})).not.toHaveCount(0);
  // Before a snippet there can be its page.
  const lines = (await hits(page).allInnerTexts()).join('\n').split(/\n| · /);
  const snippets = lines.filter((line) => line.includes('…'));
  return Math.max(
    ...snippets.map((line) => line.match(/[\p{L}\p{N}_$]+/gu)!.length),
  );
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true});

  test('Cancel closes it, and the snippets are eight words long @full', async ({
    page,
  }) => {
    await visit(page, '/');
    await button(page).tap();
    await search(page, 'configuration');
    expect(await longestSnippet(page)).toBe(8);
    await modal(page).getByRole('button', {name: 'Cancel'}).tap();
    await expect(modal(page)).toBeHidden();
  });
});

test('the results are at most twenty, in groups, with snippets of a line, and are walked with the arrow keys @axe', async ({
  page,
}) => {
  await openModal(page);
  await search(page, 'button');
  expect(await longestSnippet(page)).toBe(16);
  await test.step('the arrow keys walk through all of them', async () => {
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', -1],
    ] as const) {
      await page.keyboard.press(key);
      const hit = hits(page).nth(index);
      await expect(hit).toHaveAttribute('aria-selected', 'true');
    }
    await expect(hits(page).last()).toBeInViewport({ratio: 1});
  });
  await test.step('they are in groups with names', async () => {
    const groups = modal(page).getByRole('group');
    await expect(groups.first()).toHaveAccessibleName(/\w/);
    const count = await groups.getByRole('option').count();
    expect(count).toBe(await hits(page).count());
    expect(count).toBeGreaterThan(9);
    expect(count).toBeLessThanOrEqual(20);
  });
});

test('until the answer is there a spinner turns, and Enter waits for it @full', async ({
  page,
}) => {
  const index = '**/assets/search/**';
  const release = await hold(page, index);
  await openModal(page);
  await test.step('a spinner turns while the index is fetched', async () => {
    await input(page).fill('release notes');
    const spinner = modal(page).locator('.search-spinner');
    await expect(spinner).toBeVisible();
    release();
    await expect(hits(page).first()).toBeVisible();
    await expect(spinner).toBeHidden();
  });
  const enterTooEarly = async (query: string) => {
    const releaseParts = await hold(page, index);
    await input(page).fill(query);
    await page.keyboard.press('Enter');
    releaseParts();
    await expect(page.getByRole('heading', {level: 1})).toContainText(
      new RegExp(query, 'i'),
    );
    await expect(modal(page)).toBeHidden();
  };
  await test.step('Enter does not follow a hit of an earlier query', () =>
    enterTooEarly('hotkeys'));
  await test.step('Enter waits for the first answer, too', async () => {
    await button(page).click();
    await enterTooEarly('toolbar');
  });
});

for (const [version, path, prefix, address] of [
  ['the latest @full', '/faq', /^\/(?!3\.9)/, '/search?q=viewport'],
  ['3.9', '/3.9/faq', /^\/3\.9\//, '/search?q=viewport&version=3.9'],
] as const) {
  test(`the results, and the link to all of them, are those of the version that is read: ${version}`, async ({
    page,
  }) => {
    await openModal(page, path);
    await search(page, 'hotkeys');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toContainText(
      /hotkeys/i,
    );
    expect(new URL(page.url()).pathname).toMatch(prefix);

    await button(page).click();
    await search(page, 'viewport');
    const all = modal(page).getByRole('link', {name: /See all \d+ results/});
    const count = /\d+/.exec(await all.innerText())?.[0];
    await all.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('status')).toHaveText(`${count} results`);
  });
}

test('the results are followed by a click, with the control key or the middle button in another tab @full', async ({
  page,
  context,
}) => {
  await openModal(page);
  await search(page, 'hotkeys');
  // What another tab shows does not matter here.
  await context.route(/hotkeys/, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({contentType: 'text/html', body: ''})
      : route.fallback(),
  );
  for (const click of [
    {modifiers: ['ControlOrMeta' as const]},
    {button: 'middle' as const},
  ]) {
    const opened = context.waitForEvent('page');
    await hits(page).first().click(click);
    await expect(await opened).toHaveURL(/hotkeys/);
    await expect(modal(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  }
  await hits(page).first().click();
  await expect(modal(page)).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toContainText(/hotkeys/i);
});

test('no part of the index is fetched before the reader pauses, and few are then @full', async ({
  page,
}) => {
  await page.clock.install({time: 0});
  const parts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/search\/[^/]+\//.test(request.url())) {
      parts.push(request.url());
    }
  });
  const root = page.waitForResponse(/\/assets\/search\/[^/]+\.json/);
  await openModal(page);
  await root;
  await page.clock.pauseAt(600_000);
  await page.keyboard.type('hotkeys');
  expect(parts).toEqual([]);
  await page.clock.resume();
  await expect(hits(page).first()).toContainText('Hotkeys');
  expect(parts.length).toBeLessThanOrEqual(10);
});

test('where nothing is found, other queries are offered and the reader can report it; what is typed is text @axe', async ({
  page,
}) => {
  await openModal(page);
  await test.step('the sections of the site are offered', async () => {
    await input(page).fill('xyzzyx');
    await expect(modal(page)).toContainText('Try searching for');
    const offered = modal(page).locator('.DocSearch-Prefill');
    await expect(offered).toHaveText([
      'User guide',
      'Deployment',
      'Configuration',
    ]);
    await offered.first().click();
    await expect(input(page)).toBeFocused();
    await expect(hits(page).first()).toHaveAttribute('href', '/user-guide');
  });
  await test.step('a near word is announced, and searches when chosen', async () => {
    await input(page).fill('playwrite');
    const status = modal(page).getByRole('status');
    await expect(status).toContainText('Did you mean playwright');
    await status.getByRole('button', {name: 'playwright', exact: true}).click();
    await expect(input(page)).toHaveValue('playwright');
    await expect(input(page)).toBeFocused();
    await expect(hits(page).first()).toContainText(/playwright/i);
  });
  await test.step('what is typed is text, and can be reported', async () => {
    await search(page, '<img src=x onerror=alert(1)> hotkeys');
    await expect(modal(page).locator('img')).toHaveCount(0);
    await input(page).fill('<xyzzyx>');
    await expect(modal(page)).toContainText('No results for "<xyzzyx>"');
    await expect(
      modal(page).getByRole('link', {name: 'Let us know.'}),
    ).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/OHIF\/Viewers\/issues\/new\?title=.*xyzzyx/,
    );
  });
});

test('the field searches with every key, but not for spaces alone, and accepts 64 characters; the footer lists the keys @full', async ({
  page,
}) => {
  await openModal(page);
  await expect(modal(page).locator('footer').getByRole('listitem')).toHaveText([
    /↵.*Select/,
    /↓.*↑.*Navigate/,
    /esc.*Close/,
  ]);
  await page.keyboard.type('  ');
  await expect(input(page)).toHaveValue('  ');
  await expect(modal(page)).toContainText('Troubleshooting');
  await expect(modal(page)).not.toContainText('No results');
  await page.keyboard.type('hotk');
  await expect(hits(page).first()).toContainText(/hotkeys/i);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('release notes');
  await expect(hits(page).first()).toContainText(/release notes/i);
  await modal(page).getByRole('button', {name: 'Clear the query'}).click();
  await expect(input(page)).toHaveValue('');
  await page.keyboard.insertText('x'.repeat(100));
  await expect(input(page)).toHaveValue('x'.repeat(64));
});

// The unit tests of recent-searches.ts show how many there are of each.
test('recent searches are listed, the last first; they can be kept and removed, and Enter follows the first @axe @full', async ({
  page,
}) => {
  await visit(page, '/');
  for (const query of ['hotkeys', 'release notes', 'toolbar']) {
    await button(page).click();
    await search(page, query);
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
  }
  // They have buttons, so they are rows and no options.
  const rows = (name: string) =>
    modal(page).getByRole('grid', {name}).getByRole('row');
  await button(page).click();
  await expect(rows('Recent')).toHaveText([
    /toolbar/i,
    /release notes/i,
    /hotkeys/i,
  ]);
  await rows('Recent')
    .first()
    .getByRole('button', {name: 'Save this search'})
    .click();
  await expect(rows('Favorite')).toHaveText([/toolbar/i]);
  await expect(rows('Recent')).toHaveCount(2);
  await test.step('the modal that opens next reads what this one has stored', async () => {
    await page.keyboard.press('Escape');
    await button(page).click();
    await expect(rows('Favorite')).toHaveText([/toolbar/i]);
    await expect(rows('Recent')).toHaveText([/release notes/i, /hotkeys/i]);
  });
  await test.step('where the selected one is removed, Enter follows the first', async () => {
    const favorite = rows('Favorite').first();
    await page.keyboard.press('ArrowUp');
    await expect(favorite).toHaveAttribute('aria-selected', 'true');
    await favorite.getByRole('button', {name: /^Remove/}).press('Enter');
    await expect(rows('Favorite')).toHaveCount(0);
    await expect(input(page)).toBeFocused();
    const first = rows('Recent').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/release-notes/);
  });
});
