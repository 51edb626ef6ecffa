import type {Page} from '@playwright/test';
import {expect, test, visit, waitForHydration} from '../support/fixtures';
import {input, modal} from '../support/search';

const field = (page: Page) => page.getByRole('searchbox', {name: 'Search'});
const version = (page: Page) => page.getByRole('combobox', {name: 'Version'});
const status = (page: Page) => page.getByRole('status');
const titles = (page: Page) =>
  page.getByRole('main').getByRole('heading', {level: 2});

test('a link to a query shows its results and how many there are @axe', async ({
  page,
}) => {
  await visit(page, '/search?q=hotkeys');
  await expect(field(page)).toHaveValue('hotkeys');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await expect(titles(page).first()).toContainText(/hotkeys/i);
  await expect(page).toHaveTitle(/Search results for "hotkeys"/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Search results for "hotkeys"',
  );
});

test('without a query it shows a field with the same length limit as the modal, and search engines do not list it @axe', async ({
  page,
}) => {
  await visit(page, '/search');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Search the documentation',
  );
  await expect(titles(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
    'content',
    /noindex/,
  );
  await expect(field(page)).toHaveAttribute('maxlength', '64');
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(input(page)).toHaveAttribute('maxlength', '64');
});

test('the address follows what is typed, without a step back for each letter', async ({
  page,
}) => {
  await visit(page, '/help');
  await visit(page, '/search');
  await field(page).pressSequentially('toolbar');
  await expect(page).toHaveURL('/search?q=toolbar');
  await expect(titles(page).first()).toContainText(/toolbar/i);
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('letters go where the caret is @full', async ({page}) => {
  await visit(page, '/search');
  await field(page).pressSequentially('tools');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('bar');
  await expect(field(page)).toHaveValue('toolbars');
  await expect(page).toHaveURL('/search?q=toolbars');
});

test('a word that is composed, as keyboards of phones do, stays one @full', async ({
  page,
  context,
}) => {
  await visit(page, '/search');
  await field(page).click();
  const browser = await context.newCDPSession(page);
  for (const text of ['t', 'to', 'too', 'tool']) {
    await browser.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect(page).toHaveURL(`/search?q=${text}`);
  }
  await browser.send('Input.insertText', {text: 'toolbar'});
  await expect(field(page)).toHaveValue('toolbar');
  await expect(page).toHaveURL('/search?q=toolbar');
  await expect(titles(page).first()).toContainText(/toolbar/i);
});

test('the field follows the address: a suggestion, Back, the modal', async ({
  page,
}) => {
  await visit(page, '/search');
  await field(page).pressSequentially('xyzzyx');
  await page.getByRole('main').getByRole('link', {name: 'User guide'}).click();
  await expect(field(page)).toHaveValue('user guide');
  await field(page).fill('toolbar');
  await expect(page).toHaveURL('/search?q=toolbar');
  await page.goBack();
  await expect(field(page)).toHaveValue('xyzzyx');
  await field(page).fill('xyzzyxy');
  await expect(page).toHaveURL('/search?q=xyzzyxy');
  await page.keyboard.press('Control+k');
  await input(page).fill('viewport');
  await modal(page)
    .getByRole('link', {name: /See all/})
    .click();
  await expect(field(page)).toHaveValue('viewport');
});

test('the version decides whose results there are, and stays in the address', async ({
  page,
}) => {
  await visit(page, '/search?q=hotkeys');
  const hrefs = () =>
    titles(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect(titles(page).first()).toBeVisible();
  expect((await hrefs()).filter((href) => href?.startsWith('/3.9'))).toEqual(
    [],
  );
  await version(page).selectOption('3.9');
  await expect(page).toHaveURL('/search?q=hotkeys&version=3.9');
  await expect
    .poll(async () => (await hrefs())[0])
    .toMatch(/^\/3\.9\/.*hotkeys/);
  await page.reload();
  await waitForHydration(page);
  await expect(version(page)).toHaveValue('3.9');
  await expect.poll(async () => (await hrefs())[0]).toMatch(/^\/3\.9\//);
});

test('Back from a result restores the query, the version and the results', async ({
  page,
}) => {
  await visit(page, '/search?q=viewport&version=3.9');
  await expect(status(page)).toHaveText(/^\d+ results/);
  const all = await status(page).innerText();
  await titles(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/3\.9\//);
  await page.goBack();
  await expect(field(page)).toHaveValue('viewport');
  await expect(version(page)).toHaveValue('3.9');
  await expect(status(page)).toHaveText(all);
});

test('twenty results a page; the pages are links and steps of Back @axe', async ({
  page,
}) => {
  await visit(page, '/search?q=viewer');
  await expect(titles(page)).toHaveCount(20);
  const pages = page.getByRole('navigation', {name: 'Pages of results'});
  await expect(pages).toContainText('Page 1 of');
  const first = await titles(page).first().innerText();
  await pages.getByRole('link', {name: 'Next page'}).click();
  await expect(page).toHaveURL('/search?q=viewer&page=2');
  await expect(pages).toContainText('Page 2 of');
  await expect(titles(page).first()).not.toHaveText(first);
  await page.goBack();
  await expect(titles(page).first()).toHaveText(first);
});

test('a query without results suggests others and offers a way to report it @axe', async ({
  page,
}) => {
  await visit(page, '/search?q=xyzzyx&version=3.9');
  await expect(status(page)).toHaveText('No results for "xyzzyx"');
  const main = page.getByRole('main');
  await expect(main).toContainText('Believe this query should return results?');
  await expect(main.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /\/OHIF\/Viewers\/issues\/new\?title=.*xyzzyx/,
  );
  await expect(main).toContainText('Try searching for:');
  await main.getByRole('link', {name: 'User guide'}).click();
  await expect(page).toHaveURL('/search?q=user+guide&version=3.9');
  await expect(titles(page).first().getByRole('link')).toHaveAttribute(
    'href',
    '/3.9/user-guide',
  );
  await expect(main).not.toContainText('Try searching for');
});

test('a pasted message is longer than 64 characters and finds its section', async ({
  page,
}) => {
  const message =
    'Error: the hotkeys that were set in the preferences are not the ones that the viewer uses';
  await visit(page, `/search?q=${encodeURIComponent(message)}`);
  await expect(field(page)).toHaveValue(message);
  await expect(titles(page).first()).toBeVisible();
});

test('any query is treated as plain text', async ({page}) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs++;
    void dialog.dismiss();
  });
  for (const [what, query] of [
    ['HTML', '<img src=x onerror=alert(1)><script>alert(1)</script>hotkeys'],
    ['10,000 characters', 'hotkeys '.repeat(1250)],
    ['one word of 10,000 characters', 'h'.repeat(10_000)],
    ['percent signs and quotes', `%00%"'\`hotkeys`],
    ['a pattern', '.*+?^${}()|[]\\hotkeys'],
  ] as const) {
    if (what !== 'HTML' && !process.env.E2E_EVERY_PAGE) {
      continue;
    }
    await visit(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(field(page), what).toHaveValue(query);
    await expect(status(page), what).toHaveText(/results/);
    await expect(
      page.getByRole('main').locator('img, script'),
      what,
    ).toHaveCount(0);
    expect(dialogs, what).toBe(0);
  }
});

test('an address that makes no sense does no harm', async ({page}) => {
  await visit(page, '/search?q=hotkeys&page=-3&version=banana');
  await expect(titles(page).first()).toContainText(/hotkeys/i);
});

test('an address beyond the last page of results leads to that page @full', async ({
  page,
}) => {
  await visit(page, '/help');
  await visit(page, '/search?q=hotkeys&page=9999');
  await expect(page).toHaveURL(/\/search\?q=hotkeys&page=\d{1,2}$/);
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await expect(titles(page).first()).toBeVisible();
  const last = new URL(page.url()).searchParams.get('page');
  const pages = page.getByRole('navigation', {name: 'Pages of results'});
  await expect(pages).toContainText(`Page ${last} of ${last}`);
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('without JavaScript it explains what search needs, and offers alternatives', async ({
  page,
}) => {
  // Where a test switches JavaScript off, the browser still leaves out <noscript>.
  const response = await page.request.get('/search?q=hotkeys');
  expect(await response.text()).toMatch(
    /<noscript>.*Search needs JavaScript\. Without it, .*<\/noscript>/s,
  );
});

test('where nothing is found, a near word is announced and searches when followed @axe', async ({
  page,
}) => {
  await visit(page, '/search?q=playwrite');
  const status = page.getByRole('status');
  await expect(status).toContainText('Did you mean playwright');
  await status.getByRole('link', {name: 'playwright', exact: true}).click();
  await expect(page).toHaveURL('/search?q=playwright');
  await expect(page.getByRole('searchbox')).toHaveValue('playwright');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /playwright/i})
      .first(),
  ).toBeVisible();
});
