/** The results of the search modal, and recent searches. */
import type {Locator, Page} from '@playwright/test';
import {expect, test, visit} from '../support/fixtures';
import {hold} from '../support/hold';
import {button, hits, input, modal, openModal, search} from '../support/search';

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true});

  test('Cancel closes it, and the snippets are five words long', async ({
    page,
  }) => {
    await visit(page, '/');
    await button(page).tap();
    await search(page, 'configuration');
    for (const words of await snippetLengths(page)) {
      expect(words).toBeLessThanOrEqual(5);
    }
    await modal(page).getByRole('button', {name: 'Cancel'}).tap();
    await expect(modal(page)).toBeHidden();
  });
});

/** Words of each snippet that was cut out of a longer text. */
async function snippetLengths(page: Page): Promise<number[]> {
  // The texts are fetched when the reader pauses.
  await expect(hits(page).filter({hasText: '…'})).not.toHaveCount(0);
  const texts = await hits(page).allInnerTexts();
  const snippets = texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes('…'));
  expect(snippets.length).toBeGreaterThan(0);
  return snippets.map((line) => (line.match(/[\p{L}\p{N}_$]+/gu) ?? []).length);
}

test('the snippets are ten words long @axe', async ({page}) => {
  await openModal(page);
  await search(page, 'configuration');
  for (const words of await snippetLengths(page)) {
    expect(words).toBeLessThanOrEqual(10);
  }
});

test.describe('before the answer is there', () => {
  test('a spinner turns', async ({page}) => {
    const release = await hold(page, '**/assets/search/**');
    await openModal(page);
    await input(page).fill('hotkeys');
    const spinner = modal(page).locator('.search-spinner');
    await expect(spinner).toBeVisible();
    release();
    await expect(hits(page).first()).toBeVisible();
    await expect(spinner).toBeHidden();
  });

  test('Enter waits for it, and follows its first hit', async ({page}) => {
    const release = await hold(page, '**/assets/search/**');
    await openModal(page);
    await input(page).fill('hotkeys');
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('heading', {level: 1})).toContainText(
      /hotkeys/i,
    );
  });

  test('Enter does not follow a hit of an earlier query', async ({page}) => {
    // After the first answer, the worker gets no message until the key was pressed.
    await page.addInitScript(() => {
      const held: (() => void)[] = [];
      let holds = false;
      window.Worker = class extends Worker {
        override postMessage(message: unknown) {
          const send = () => super.postMessage(message);
          if (holds) {
            held.push(send);
          } else {
            send();
          }
        }
      };
      addEventListener('hold-messages', () => {
        holds = true;
      });
      addEventListener('release-messages', () => {
        holds = false;
        held.forEach((send) => send());
      });
    });
    await openModal(page);
    await search(page, 'release notes');
    await page.evaluate(() => dispatchEvent(new Event('hold-messages')));
    await input(page).fill('hotkeys');
    await page.keyboard.press('Enter');
    await page.evaluate(() => dispatchEvent(new Event('release-messages')));
    await expect(page.getByRole('heading', {level: 1})).toContainText(
      /hotkeys/i,
    );
  });
});

test.describe('the results', () => {
  for (const [version, path, prefix] of [
    ['the latest @full', '/faq', /^\/(?!3\.9)/],
    ['3.9', '/3.9/faq', /^\/3\.9\//],
  ] as const) {
    test(`are those of the version that is read: ${version}`, async ({
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
    });
  }

  test('are walked with the arrow keys @axe', async ({page}) => {
    await openModal(page);
    await search(page, 'viewport');
    await expect(hits(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
  });

  test('are followed by a click, with the control key or the middle button in another tab', async ({
    page,
    context,
  }) => {
    await openModal(page);
    await search(page, 'hotkeys');
    const clicks: Parameters<Locator['click']>[0][] = [
      {modifiers: ['ControlOrMeta']},
      {button: 'middle'},
    ];
    for (const click of clicks) {
      const opened = context.waitForEvent('page');
      await hits(page).first().click(click);
      await expect(await opened).toHaveURL(/hotkeys/);
      await expect(modal(page)).toBeVisible();
      await expect(page).toHaveURL('/');
    }
    await hits(page).first().click();
    await expect(modal(page)).toBeHidden();
    await expect(page).toHaveURL(/hotkeys/);
  });

  test('are at most twenty, at most five in a group, under the groups’ names @axe', async ({
    page,
  }) => {
    await openModal(page);
    await search(page, 'viewer');
    const groups = modal(page).getByRole('group');
    const counts = await groups.evaluateAll((lists) =>
      lists.map((list) => list.querySelectorAll('[role="option"]').length),
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    const count = counts.reduce((sum, one) => sum + one, 0);
    // More than there is room for.
    expect(count).toBeGreaterThan(8);
    expect(count).toBeLessThanOrEqual(20);
    await expect(groups.first()).toHaveAccessibleName(/\w/);
  });

  test('change with every key', async ({page}) => {
    await openModal(page);
    await page.keyboard.type('hotk');
    await expect(hits(page).first()).toContainText(/hotkeys/i);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('release notes');
    await expect(hits(page).first()).toContainText(/release notes/i);
    await modal(page).getByRole('button', {name: 'Clear the query'}).click();
    await expect(input(page)).toHaveValue('');
  });

  test('ask the worker for what is typed, and fetch no text before the reader pauses', async ({
    page,
  }) => {
    await page.clock.install({time: 0});
    const texts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/search/en-text.')) {
        texts.push(request.url());
      }
    });
    await openModal(page);
    // The worker has the index: the clock does not jump over the time that it may take.
    await page.keyboard.type('xyzzyx');
    await expect(modal(page)).toContainText('Try searching for');
    await page.clock.pauseAt(600_000);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('hotkeys');
    await expect(hits(page).first()).toContainText('Hotkeys');
    expect(texts).toEqual([]);
    await page.clock.resume();
    await expect(hits(page).filter({hasText: '…'})).not.toHaveCount(0);
    // Not more than one for each hit.
    expect(texts.length).toBeLessThanOrEqual(20);
  });

  for (const [path, address, tag] of [
    ['/faq', '/search?q=viewport', '@full'],
    ['/3.9/faq', '/search?q=viewport&version=3.9', ''],
  ] as const) {
    test(`end in a link to all of them, of the version that is read: ${path} ${tag}`, async ({
      page,
    }) => {
      await openModal(page, path);
      await search(page, 'viewport');
      const all = modal(page).getByRole('link', {name: /See all \d+ results/});
      const count = /\d+/.exec(await all.innerText())?.[0];
      await all.click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('status')).toHaveText(`${count} results`);
    });
  }
});

test('where the first query finds nothing, the sections of the site are offered', async ({
  page,
}) => {
  await openModal(page);
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

test('where nothing is found, a near word is announced and searches when chosen', async ({
  page,
}) => {
  await openModal(page);
  await input(page).fill('playwrite');
  const status = modal(page).getByRole('status');
  await expect(status).toContainText('Did you mean playwright');
  await status.getByRole('button', {name: 'playwright', exact: true}).click();
  await expect(input(page)).toHaveValue('playwright');
  await expect(input(page)).toBeFocused();
  await expect(hits(page).first()).toContainText(/playwright/i);
});

test('if nothing is found, the reader can report it, and what the reader types is text @axe', async ({
  page,
}) => {
  await openModal(page);
  await search(page, '<img src=x onerror=alert(1)> hotkeys');
  await expect(modal(page).locator('img')).toHaveCount(0);
  await input(page).fill('<xyzzyx>');
  await expect(modal(page)).toContainText('No results for "<xyzzyx>"');
  await expect(modal(page)).toContainText('Try searching for');
  await expect(modal(page)).toContainText(
    'Believe this query should return results?',
  );
  await expect(
    modal(page).getByRole('link', {name: 'Let us know.'}),
  ).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/OHIF\/Viewers\/issues\/new\?title=.*xyzzyx/,
  );
});

test('the footer lists the keys; spaces alone search for nothing; the field accepts 64 characters', async ({
  page,
}) => {
  await openModal(page);
  const keys = modal(page)
    .getByRole('contentinfo')
    .or(modal(page).locator('footer'));
  await expect(keys.first().getByRole('listitem')).toHaveText([
    /↵.*Select/,
    /↓.*↑.*Navigate/,
    /esc.*Close/,
  ]);
  await page.keyboard.type('  ');
  await expect(modal(page)).toContainText('No recent searches');
  await expect(modal(page)).not.toContainText('No results');
  await page.keyboard.type('hotkeys');
  await expect(hits(page).first()).toContainText(/hotkeys/i);
  await input(page).fill('');
  await page.keyboard.insertText('x'.repeat(100));
  await expect(input(page)).toHaveValue('x'.repeat(64));
});

test.describe('recent searches', () => {
  /** Earlier searches have buttons, so they are rows and no options. */
  const earlier = (page: Page) => modal(page).getByRole('row');
  async function visitHits(page: Page, queries: string[]) {
    for (const query of queries) {
      await button(page).click();
      await search(page, query);
      await page.keyboard.press('Enter');
      await expect(modal(page)).toBeHidden();
      // Until then DocSearch's keys take the modal for open.
      await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
    }
    await button(page).click();
    await expect(input(page)).toBeFocused();
  }
  const queries = [
    'hotkeys',
    'release notes',
    'toolbar',
    'resources',
    'conformance',
    'language',
    'study panel',
    'measurement panel',
  ];

  test('are seven, the last first; they can be kept and removed @axe', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(modal(page)).toBeHidden();
    await visitHits(page, queries);
    await expect(earlier(page)).toHaveCount(7);
    await expect(earlier(page).first()).toContainText(/measurement panel/i);
    await earlier(page)
      .first()
      .getByRole('button', {name: 'Save this search'})
      .click();
    const favorites = modal(page).getByRole('grid', {name: 'Favorite'});
    await expect(favorites.getByRole('row')).toHaveCount(1);
    // With favorites there are four.
    await page.keyboard.press('Escape');
    await visitHits(page, queries.slice(0, 4));
    const recent = modal(page).getByRole('grid', {name: 'Recent'});
    await expect(recent.getByRole('row')).toHaveCount(4);
    await recent
      .getByRole('button', {name: 'Remove this search from history'})
      .first()
      .click();
    await expect(recent.getByRole('row')).toHaveCount(3);
  });

  test('where the selected one is removed, Enter follows the first @full', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const searches = ['faq', 'help', 'resources'].map((name) => ({
        objectID: name,
        url: `/${name}`,
        type: 'lvl1',
        hierarchy: {lvl1: name},
      }));
      localStorage.setItem(
        '__DOCSEARCH_RECENT_SEARCHES__ohif',
        JSON.stringify(searches),
      );
    });
    await openModal(page);
    await page.keyboard.press('ArrowUp');
    const last = earlier(page).last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await last.getByRole('button', {name: /^Remove/}).press('Enter');
    await expect(earlier(page)).toHaveCount(2);
    await expect(input(page)).toBeFocused();
    await expect(earlier(page).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/faq');
  });
});
