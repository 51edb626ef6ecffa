import type {BrowserContext} from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  test,
  visit,
  waitForIdle,
} from '../../../tests/support/fixtures';
import {hits, input, modal} from '../../../tests/support/search';

const manifest = /\/search-index\.json/;
const index = /\/assets\/search\//;
const worker = /\/assets\/js\/search\.[^/]*\.js/;

const faults: [
  what: string,
  spoil: (context: BrowserContext) => Promise<unknown>,
][] = [
  [
    'there is no manifest',
    (context) =>
      context.route(manifest, (route) => route.fulfill({status: 404})),
  ],
  [
    'the manifest is a page of the host',
    (context) =>
      context.route(manifest, (route) =>
        route.fulfill({contentType: 'text/html', body: '<!doctype html>'}),
      ),
  ],
  [
    'there is no index',
    (context) => context.route(index, (route) => route.fulfill({status: 404})),
  ],
  [
    'the index is cut short',
    (context) =>
      context.route(index, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({response, body: text.slice(0, text.length / 2)});
      }),
  ],
  [
    'the index is not JSON',
    (context) =>
      context.route(index, (route) =>
        route.fulfill({body: 'Service Unavailable'}),
      ),
  ],
  [
    'the index is of another kind',
    (context) =>
      context.route(index, (route) => route.fulfill({body: '{"pages": 3}'})),
  ],
  [
    'the network is gone',
    (context) => context.route(index, (route) => route.abort()),
  ],
  [
    'the worker’s script is gone',
    (context) => context.route(worker, (route) => route.fulfill({status: 404})),
  ],
];

for (const [what, spoil] of faults) {
  // All end in the same state.
  const tag = what === 'the network is gone' ? '@axe' : '@full';
  test(`if ${what}, the modal and the search page report that they cannot fetch results ${tag}`, async ({
    page,
    context,
  }) => {
    await spoil(context);
    await visit(page, '/search');
    await page.keyboard.press('Control+k');
    await input(page).fill('hotkeys');
    await expect(modal(page)).toContainText('Unable to fetch results');
    await expect(modal(page)).toContainText(
      'You might want to check your network connection.',
    );
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await page.getByRole('searchbox', {name: 'Search'}).fill('hotkeys');
    await expect(page.getByRole('alert')).toContainText(
      'Unable to fetch results',
    );
    await expect(page.getByRole('alert')).toContainText(
      'You might want to check your network connection.',
    );
  });
}

test.describe('after a failure', () => {
  const notFound = (context: BrowserContext) =>
    context.route(index, (route) => route.fulfill({status: 503}));

  test('the next key and “Try again” ask again in the modal @full', async ({
    page,
    context,
  }) => {
    await notFound(context);
    await visit(page, '/faq');
    await page.keyboard.press('Control+k');
    await input(page).fill('hotkey');
    const failure = modal(page).getByText('Unable to fetch results');
    const again = modal(page).getByRole('button', {name: 'Try again'});
    await test.step('the next key asks again', async () => {
      await expect(failure).toBeVisible();
      const asked = page.waitForResponse(index);
      await page.keyboard.type('s');
      await asked;
    });
    await test.step('“Try again” asks again, and the field has the focus', async () => {
      const asked = page.waitForResponse(index);
      await again.click();
      await asked;
      await expect(input(page)).toBeFocused();
      await expect(failure).toBeVisible();
    });
    await test.step('when the index is available again, there are results', async () => {
      await context.unroute(index);
      await again.press('Enter');
      await expect(hits(page).first()).toContainText(/hotkeys/i);
      await expect(failure).toHaveCount(0);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('hotkeys');
    });
  });

  test('“Try again” asks again on the search page @full', async ({
    page,
    context,
  }) => {
    await notFound(context);
    await visit(page, '/search?q=hotkeys');
    await expect(page.getByRole('alert')).toBeVisible();
    await context.unroute(index);
    await page
      .getByRole('alert')
      .getByRole('button', {name: 'Try again'})
      .press('Enter');
    await expect(
      page.getByRole('main').getByRole('heading', {level: 2}).first(),
    ).toContainText(/hotkeys/i);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('searchbox', {name: 'Search'})).toBeFocused();
  });
});

test.describe('if the modal fails to load', () => {
  const scripts = '**/assets/js/**';

  test.beforeEach(({guards}) => guards.expectProblem(/ERR_FAILED/));

  test('the search page opens instead, except for a reader who canceled; where that does not open, the keys are the page’s @full', async ({
    page,
  }) => {
    await visit(page, '/faq');
    // A page that the browser does not go to.
    await page.route('**/search?*', (route) => route.fulfill({status: 204}));
    const searchPages: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/search?')) {
        searchPages.push(request.url());
      }
    });
    await test.step('a reader who canceled stays on the page', async () => {
      let fail: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        fail = resolve;
      });
      const aborted: Promise<void>[] = [];
      await page.route(scripts, (route) => {
        aborted.push(held.then(() => route.abort()));
      });
      // Of the modal: other scripts are prefetched, and fail without a message.
      const failed = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('/search-modal.'),
      );
      await page.keyboard.press('/');
      await page.keyboard.press('Escape');
      fail();
      await failed;
      await Promise.all(aborted);
      // The page has heard of all of them: a key before that would ask for the same modal.
      await waitForIdle(page);
      await expect(modal(page)).toBeHidden();
      expect(searchPages).toEqual([]);
    });
    await test.step('the search page opens instead', async () => {
      const asked = page.waitForRequest('**/search?*');
      await page.keyboard.press('Control+k');
      await asked;
    });
    await test.step('where that does not open, the keys are the page’s', async () => {
      await page.unroute(scripts);
      // The first field stays, because it can still send what is typed to the search page.
      await page.keyboard.press('Escape');
      await expect(async () => {
        await page.keyboard.press('/');
        await expect(input(page)).toHaveValue('', {timeout: 1000});
      }).toPass();
      expect(searchPages).toHaveLength(1);
      await expect(page).toHaveURL('/faq');
    });
  });
});

test('offline, the field keeps what was typed and says that nothing can be fetched, and “Try again” opens the modal', async ({
  page,
  context,
  guards,
}) => {
  guards.expectProblem(/ERR_FAILED/);
  await visit(page, '/search');
  await page.waitForLoadState('networkidle');
  await context.route('**/*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hotkeys');
  const help = 'You might want to check your network connection.';
  await expect(modal(page)).toContainText(help);
  await page.keyboard.press('Enter');
  await expect(modal(page)).toContainText(help);
  await expect(input(page)).toHaveValue('hotkeys');
  await expect(page).toHaveURL('/search');
  await expectNoAxeViolations(page);
  await context.unroute('**/*');
  await modal(page).getByRole('button', {name: 'Try again'}).click();
  await expect(input(page)).toHaveValue('hotkeys');
  // The index is large, and a machine may be slow.
  await expect(hits(page).first()).toContainText(/hotkeys/i, {timeout: 60_000});
  await expect(modal(page)).not.toContainText(help);
});

test('if the index never comes, the modal and the search page say so after some seconds @full', async ({
  page,
  context,
}) => {
  await context.route(index, () => new Promise(() => undefined));
  await visit(page, '/search');
  const said = 'The search index is taking long to load.';
  await page.keyboard.press('Control+k');
  await input(page).fill('hotkeys');
  await expect(modal(page).getByRole('status')).toContainText(said);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', {name: 'Search'}).fill('hotkeys');
  await expect(page.getByRole('main').getByRole('status')).toContainText(said);
});

const recent = '__DOCSEARCH_RECENT_SEARCHES__ohif';
const favorites = '__DOCSEARCH_FAVORITE_SEARCHES__ohif';
test('recent searches that are rubbish do no harm @full', async ({page}) => {
  await visit(page, '/faq');
  // Each modal reads the storage when it opens.
  for (const rubbish of [
    'banana',
    '',
    'null',
    '{"length": 3}',
    '[null, 1, {}, []]',
    '[{"objectID": "1", "url": "javascript:alert(1)", "type": "lvl1", "hierarchy": {"lvl1": "x"}}]',
  ]) {
    await page.evaluate(
      ([names, value]) =>
        names.forEach((name) => localStorage.setItem(name, value)),
      [[recent, favorites], rubbish] as const,
    );
    await page.keyboard.press('Control+k');
    await expect(modal(page), rubbish).toContainText('Troubleshooting');
    await input(page).fill('hotkeys');
    await expect(hits(page).first(), rubbish).toContainText(/hotkeys/i);
    await page.keyboard.press('Escape');
    await expect(modal(page), rubbish).toBeHidden();
  }
});

test.describe('where the browser blocks storage', () => {
  // Axe's color switch is a storage event, which there is none of here.
  test.use({checkAccessibility: false});

  test('search works, without a memory @full', async ({page, guards}) => {
    guards.expectProblem(/browser storage is not available/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
    await visit(page, '/faq');
    await page.keyboard.press('Control+k');
    await input(page).fill('hotkeys');
    await expect(hits(page).first()).toContainText(/hotkeys/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/hotkeys/);
  });
});
