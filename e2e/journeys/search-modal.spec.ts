import type {Locator, Page} from '@playwright/test';
import {expect, test, visit} from '../support/fixtures';
import {hold, holdScripts} from '../support/hold';
import {hits, input, modal} from '../support/search';

const button = (page: Page) => page.getByRole('button', {name: /^Search/});
const isIndex = (url: string) =>
  /search-index\.json|\/assets\/search\//.test(url);

async function openModal(page: Page, path = '/') {
  await visit(page, path);
  await button(page).click();
  await expect(input(page)).toBeFocused();
}

async function search(page: Page, query: string) {
  await input(page).fill(query);
  await expect(hits(page).first()).toBeVisible();
}

test.describe('the modal opens', () => {
  test('by a click, and closes on Escape; the button has the focus again', async ({
    page,
  }) => {
    await openModal(page);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`by ${key}`, async ({page}) => {
      await visit(page, '/faq');
      await page.keyboard.press(key);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('');
    });
  }

  test('with what was typed while it was fetched', async ({page}) => {
    await visit(page, '/faq');
    const release = await holdScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sub pathh');
    await page.keyboard.press('Backspace');
    release();
    await expect(input(page)).toHaveValue('sub path');
    await page.keyboard.type('s');
    await expect(input(page)).toHaveValue('sub paths');
  });

  test('not after Escape, however late it is there', async ({page}) => {
    await visit(page, '/faq');
    const release = await holdScripts(page);
    const fetched = page.waitForResponse('**/assets/js/**');
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    release();
    await (await fetched).finished();
    await page.keyboard.press('PageDown');
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(input(page)).toHaveValue('');
  });

  test('by a letter typed on the button, which is then in the field', async ({
    page,
  }) => {
    await visit(page, '/faq');
    await button(page).focus();
    await page.keyboard.press('h');
    await expect(input(page)).toHaveValue('h');
  });

  test('not by a key that writes nothing: F5 on the button is the browser’s', async ({
    page,
  }) => {
    await openModal(page, '/faq');
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('F2');
    await page.keyboard.press('h');
    await expect(input(page)).toHaveValue('h');
  });

  test('with what is marked on the page, and the next key replaces it', async ({
    page,
  }) => {
    await visit(page, '/faq');
    await page
      .getByRole('article')
      .getByRole('heading', {level: 1})
      .evaluate((heading) => getSelection()?.selectAllChildren(heading));
    const marked = await page.evaluate(() => getSelection()?.toString());
    expect(marked).toMatch(/\w/);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue(marked!.trim());
    await expect
      .poll(() =>
        input(page).evaluate((field: HTMLInputElement) => [
          field.selectionStart,
          field.selectionEnd,
        ]),
      )
      .toEqual([0, marked!.trim().length]);
    await page.keyboard.type('h');
    await expect(input(page)).toHaveValue('h');
  });

  test('with lines that are marked as one, and empty ones as nothing', async ({
    page,
  }) => {
    await visit(page, '/faq');
    const mark = (html: string) =>
      page.evaluate((inside) => {
        const block = document.createElement('pre');
        block.innerHTML = inside;
        document.querySelector('article')!.append(block);
        getSelection()?.selectAllChildren(block);
      }, html);
    await mark('\n  study\n  panel\n');
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('study panel');
    await expect(hits(page).first()).toContainText(/study panel/i);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await mark('\n \n');
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toContainText('No recent searches');
  });

  test('not by a slash that is typed into a field', async ({page}) => {
    await visit(page, '/search');
    await page.getByRole('searchbox').click();
    await page.keyboard.type('a/b');
    await expect(page.getByRole('searchbox')).toHaveValue('a/b');
    await expect(modal(page)).toBeHidden();
  });
});

test('closed, it gives the focus back to where it was', async ({page}) => {
  await visit(page, '/faq');
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('a click beside the modal closes it', async ({page}) => {
  await openModal(page);
  await page.mouse.click(5, 400);
  await expect(modal(page)).toBeHidden();
});

test('the page’s own keys close it, too: Control+k', async ({page}) => {
  await openModal(page);
  await page.keyboard.press('Control+k');
  await expect(modal(page)).toBeHidden();
});

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
  const texts = await hits(page).allInnerTexts();
  const snippets = texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes('…'));
  expect(snippets.length).toBeGreaterThan(0);
  return snippets.map((line) => (line.match(/[\p{L}\p{N}_$]+/gu) ?? []).length);
}

test('the snippets are ten words long', async ({page}) => {
  await openModal(page);
  await search(page, 'configuration');
  for (const words of await snippetLengths(page)) {
    expect(words).toBeLessThanOrEqual(10);
  }
});

test.describe('what search needs is fetched', () => {
  test('not by a reader who does not search', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/faq');
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isIndex)).toEqual([]);
  });

  for (const [intent, act] of [
    ['the pointer is over the button', (page: Page) => button(page).hover()],
    ['the button has the focus', (page: Page) => button(page).focus()],
    [
      'a finger touches the button',
      (page: Page) => button(page).dispatchEvent('touchstart'),
    ],
  ] as const) {
    test(`when ${intent}: one index, that of the version`, async ({page}) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await visit(page, '/3.9/faq');
      const index = page.waitForRequest(/\/assets\/search\//);
      await act(page);
      expect((await index).url()).toContain('/en-3.9.');
      await expect(modal(page)).toBeHidden();
      expect(asked.filter(isIndex)).toHaveLength(2);
    });
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
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        override postMessage(message: unknown) {
          setTimeout(() => super.postMessage(message), 500);
        }
      };
    });
    await openModal(page);
    await search(page, 'release notes');
    await input(page).fill('hotkeys');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toContainText(
      /hotkeys/i,
    );
  });
});

test.describe('the results', () => {
  for (const [version, path, prefix] of [
    ['the latest', '/faq', /^\/(?!3\.9)/],
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

  test('are walked with the arrow keys', async ({page}) => {
    await openModal(page);
    await search(page, 'viewport');
    await expect(hits(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
  });

  test('are followed by a click', async ({page}) => {
    await openModal(page);
    await search(page, 'hotkeys');
    await hits(page).first().click();
    await expect(modal(page)).toBeHidden();
    await expect(page).toHaveURL(/hotkeys/);
  });

  const clicks: [string, Parameters<Locator['click']>[0]][] = [
    ['with the control key', {modifiers: ['ControlOrMeta']}],
    ['with the middle button', {button: 'middle'}],
  ];
  for (const [how, click] of clicks) {
    test(`are opened in another tab by a click ${how}`, async ({
      page,
      context,
    }) => {
      await openModal(page);
      await search(page, 'hotkeys');
      const opened = context.waitForEvent('page');
      await hits(page).first().click(click);
      await expect(await opened).toHaveURL(/hotkeys/);
      await expect(modal(page)).toBeVisible();
      await expect(page).toHaveURL('/');
    });
  }

  test('are at most twenty, at most five in a group, under the groups’ names', async ({
    page,
  }) => {
    await openModal(page);
    await search(page, 'viewer');
    // Those below the fold are drawn, too.
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
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

  test('are there before the key: the worker sends the likely ones ahead', async ({
    page,
  }) => {
    type Exchange = {asked: string[]; ahead: string[]};
    await page.addInitScript(() => {
      const exchange: Exchange = {asked: [], ahead: []};
      type Message = {do: string; requests: {query?: string}[]};
      window.Worker = class extends Worker {
        constructor(...options: ConstructorParameters<typeof Worker>) {
          super(...options);
          this.addEventListener('message', ({data}: MessageEvent) => {
            const {ahead} = data as {ahead?: string};
            if (ahead) {
              exchange.ahead.push((JSON.parse(ahead) as {query: string}).query);
            }
          });
        }
        override postMessage(message: Message) {
          if (message.do === 'search') {
            exchange.asked.push(message.requests[0]?.query ?? '');
          }
          super.postMessage(message);
        }
      };
      Object.assign(window, {exchange});
    });
    const exchange = () =>
      page.evaluate(() => (window as unknown as {exchange: Exchange}).exchange);
    await openModal(page);
    await search(page, 'hotke');
    await expect.poll(async () => (await exchange()).ahead).toContain('hotkey');
    await page.keyboard.type('y');
    await expect(hits(page).first()).toContainText('otkey');
    expect((await exchange()).asked).toEqual(['hotke']);
    // Nobody could foresee this one.
    await page.keyboard.type('ü');
    await expect
      .poll(async () => (await exchange()).asked)
      .toEqual(['hotke', 'hotkeyü']);
  });

  test('are as high as groups.ts says, which counts those in view', async ({
    page,
  }) => {
    await openModal(page);
    await search(page, 'viewport');
    const tops = await modal(page)
      .getByRole('group')
      .filter({has: page.locator('[role="option"]:nth-of-type(2)')})
      .first()
      .evaluate((group) =>
        [...group.children].map((line) => line.getBoundingClientRect().top),
      );
    expect(tops.length).toBeGreaterThan(2);
    expect(Math.round(tops[1]! - tops[0]!)).toBe(40);
    expect(Math.round(tops[2]! - tops[1]!)).toBe(60);
  });

  test('below the fold are drawn when the reader pauses', async ({page}) => {
    // There is room for five.
    await page.setViewportSize({width: 1200, height: 420});
    await openModal(page);
    await search(page, 'viewer');
    await expect.poll(() => hits(page).count()).toBeGreaterThan(5);
  });

  for (const [path, address] of [
    ['/faq', '/search?q=viewport'],
    ['/3.9/faq', '/search?q=viewport&version=3.9'],
  ] as const) {
    test(`end in a link to all of them, of the version that is read: ${path}`, async ({
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

test('where nothing is found the reader can say so', async ({page}) => {
  await openModal(page);
  await search(page, 'viewport');
  await input(page).fill('xyzzyx');
  await expect(modal(page)).toContainText('No results for "xyzzyx"');
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

test('spaces alone ask for nothing', async ({page}) => {
  await openModal(page);
  await page.keyboard.type('  ');
  await expect(modal(page)).toContainText('No recent searches');
  await expect(modal(page)).not.toContainText('No results');
  await page.keyboard.type('hotkeys');
  await expect(hits(page).first()).toContainText(/hotkeys/i);
});

test('the footer names the keys', async ({page}) => {
  await openModal(page);
  const keys = modal(page)
    .getByRole('contentinfo')
    .or(modal(page).locator('footer'));
  await expect(keys.first().getByRole('listitem')).toHaveText([
    /↵.*Select/,
    /↓.*↑.*Navigate/,
    /esc.*Close/,
  ]);
});

test('the field takes 64 characters', async ({page}) => {
  await openModal(page);
  await page.keyboard.insertText('x'.repeat(100));
  await expect(input(page)).toHaveValue('x'.repeat(64));
});

test('what the reader types is text', async ({page}) => {
  await openModal(page);
  await input(page).fill('<img src=x onerror=alert(1)> hotkeys');
  await expect(hits(page).first()).toBeVisible();
  await expect(modal(page).locator('img')).toHaveCount(0);
  await input(page).fill('<xyzzyx>');
  await expect(modal(page)).toContainText('No results for "<xyzzyx>"');
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

  test('are seven, the last first; they can be kept and removed', async ({
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
    const favourites = modal(page).getByRole('grid', {name: 'Favorite'});
    await expect(favourites.getByRole('row')).toHaveCount(1);
    // With favourites there are four.
    await page.keyboard.press('Escape');
    await visitHits(page, queries.slice(0, 5));
    const recent = modal(page).getByRole('grid', {name: 'Recent'});
    await expect(recent.getByRole('row')).toHaveCount(4);
    await recent
      .getByRole('button', {name: 'Remove this search from history'})
      .first()
      .click();
    await expect(recent.getByRole('row')).toHaveCount(3);
  });

  test('where the selected one is removed, Enter follows the first', async ({
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
