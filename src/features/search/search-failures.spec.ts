/** What readers see if a part of the search cannot be fetched. That a file is not what it should be is tested in packages/search. */
import type {Page} from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  test,
  visit,
  waitForIdle,
} from '../../../tests/support/fixtures';
import {hits, input, modal} from '../../../tests/support/search';

const index = /\/assets\/search\//;
const field = (page: Page) => page.getByRole('searchbox', {name: 'Search'});
const unable = 'Unable to fetch results';
const help = 'You might want to check your network connection.';

for (const [what, files] of [
  ['the index is gone @axe', index],
  ['the worker’s script is gone @full', /\/assets\/js\/search\.[^/]*\.js/],
] as const) {
  test(`the modal and the search page report that they cannot fetch results if ${what}`, async ({
    page,
    context,
  }) => {
    await context.route(files, (route) => route.fulfill({status: 404}));
    await visit(page, '/search');
    await page.keyboard.press('Control+k');
    await input(page).fill('hotkeys');
    await expect(modal(page)).toContainText(unable);
    await expect(modal(page)).toContainText(help);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await field(page).fill('hotkeys');
    await expect(page.getByRole('alert')).toContainText(unable);
    await expect(page.getByRole('alert')).toContainText(help);
  });
}

test('after a failure, the next key and “Try again” ask again, in the modal and on the search page @full', async ({
  page,
  context,
}) => {
  const fail = () =>
    context.route(index, (route) => route.fulfill({status: 503}));
  await fail();
  await visit(page, '/search');
  await page.keyboard.press('Control+k');
  await input(page).fill('hotkey');
  const failure = modal(page).getByText(unable);
  await test.step('the next key asks again', async () => {
    await expect(failure).toBeVisible();
    const asked = page.waitForResponse(index);
    await page.keyboard.type('s');
    await asked;
    await expect(failure).toBeVisible();
  });
  await test.step('“Try again” asks again, and the field has the focus', async () => {
    await context.unroute(index);
    await modal(page).getByRole('button', {name: 'Try again'}).press('Enter');
    await expect(hits(page).first()).toContainText(/hotkeys/i);
    await expect(failure).toHaveCount(0);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('hotkeys');
  });
  await test.step('so it does on the search page', async () => {
    await fail();
    await visit(page, '/search?q=hotkeys');
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    await context.unroute(index);
    await alert.getByRole('button', {name: 'Try again'}).press('Enter');
    await expect(
      page.getByRole('main').getByRole('heading', {level: 2}).first(),
    ).toContainText(/hotkeys/i);
    await expect(alert).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });
});

test('if the modal fails to load, the search page opens instead, except for a reader who canceled; where that does not open, the keys are the page’s @full', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/ERR_FAILED/);
  const scripts = '**/assets/js/**';
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
    await page.route(scripts, (route) => held.then(() => route.abort()));
    // Of the modal: other scripts are prefetched, and fail without a message.
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/search-modal.'),
    );
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    fail();
    await failed;
    // The page has heard of it: a key before that would ask for the same modal.
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
  await expect(modal(page)).toContainText(help);
  await page.keyboard.press('Enter');
  await expect(modal(page)).toContainText(help);
  await expect(input(page)).toHaveValue('hotkeys');
  await expect(page).toHaveURL('/search');
  await expectNoAxeViolations(page);
  await context.unroute('**/*');
  await modal(page).getByRole('button', {name: 'Try again'}).click();
  await expect(input(page)).toHaveValue('hotkeys');
  // A machine may be slow.
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
  await field(page).fill('hotkeys');
  await expect(page.getByRole('main').getByRole('status')).toContainText(said);
});
