import type {Page} from '@playwright/test';
import {expect, test, visit} from '../../../tests/support/fixtures';
import {input, modal} from '../../../tests/support/search';

const field = (page: Page) => page.getByRole('searchbox', {name: 'Search'});
const version = (page: Page) => page.getByRole('combobox', {name: 'Version'});
const status = (page: Page) => page.getByRole('status');
const titles = (page: Page) =>
  page.getByRole('main').getByRole('heading', {level: 2});

test('a link to a query shows its results and how many there are; the version decides whose they are', async ({
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
  const older = titles(page).locator('a[href^="/3.9/"]');
  await expect(older).toHaveCount(0);
  await version(page).selectOption('3.9');
  await expect(page).toHaveURL('/search?q=hotkeys&version=3.9');
  await expect(older.first()).toHaveAttribute('href', /hotkeys/);
});

test('without a query it shows a field with the same length limit as the modal, which a slash in it does not open; search engines do not list it @axe @full', async ({
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
  await field(page).click();
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await expect(modal(page)).toBeHidden();
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(input(page)).toHaveAttribute('maxlength', '64');
});

test('the address follows what is typed, without a step back for each letter, and the field follows the address @full', async ({
  page,
  context,
}) => {
  await visit(page, '/search');
  await test.step('a suggestion is in the address and the field', async () => {
    await field(page).pressSequentially('xyzzyx');
    await page
      .getByRole('main')
      .getByRole('link', {name: 'User guide'})
      .click();
    await expect(field(page)).toHaveValue('user guide');
    await expect(page).toHaveURL('/search?q=user+guide');
  });
  await test.step('letters go where the caret is', async () => {
    await field(page).press('ControlOrMeta+a');
    await page.keyboard.type('tools');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('bar');
    await expect(field(page)).toHaveValue('toolbars');
    await expect(page).toHaveURL('/search?q=toolbars');
    await expect(titles(page).first()).toContainText(/toolbar/i);
  });
  await test.step('Back leads to the query before, in one step', async () => {
    await page.goBack();
    await expect(field(page)).toHaveValue('xyzzyx');
    await expect(page).toHaveURL('/search?q=xyzzyx');
    await field(page).fill('xyzzyxy');
    await expect(page).toHaveURL('/search?q=xyzzyxy');
  });
  await test.step('the field shows the query that the modal leads to', async () => {
    await page.keyboard.press('Control+k');
    await input(page).fill('viewport');
    await modal(page)
      .getByRole('link', {name: /See all/})
      .click();
    await expect(field(page)).toHaveValue('viewport');
  });
  await test.step('a word that is composed, as keyboards of phones do, stays one', async () => {
    await field(page).fill('');
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
  });
});

test('twenty results a page; Back returns from a result to its page of results, and from there to the page before @axe', async ({
  page,
}) => {
  await visit(page, '/search?q=viewer&version=3.9');
  const pages = page.getByRole('navigation', {name: 'Pages of results'});
  await expect(version(page)).toHaveValue('3.9');
  await expect(titles(page)).toHaveCount(20);
  await expect(pages).toContainText('Page 1 of');
  await expect(status(page)).toHaveText(/^\d+ results/);
  const all = await status(page).innerText();
  const first = await titles(page).first().innerText();
  await pages.getByRole('link', {name: 'Next page'}).click();
  await expect(page).toHaveURL('/search?q=viewer&version=3.9&page=2');
  await expect(pages).toContainText('Page 2 of');
  await expect(titles(page).first()).not.toHaveText(first);
  const firstOfSecond = await titles(page).first().innerText();
  await test.step('Back from a result restores the query, the version, and the results', async () => {
    await titles(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/3\.9\//);
    await page.goBack();
    await expect(field(page)).toHaveValue('viewer');
    await expect(version(page)).toHaveValue('3.9');
    await expect(status(page)).toHaveText(all);
    await expect(titles(page).first()).toHaveText(firstOfSecond);
  });
  await test.step('the pages are steps of Back', async () => {
    await page.goBack();
    await expect(pages).toContainText('Page 1 of');
    await expect(titles(page).first()).toHaveText(first);
  });
});

test('a query without results suggests the sections of the version, and announces a near word @axe @full', async ({
  page,
}) => {
  await visit(page, '/search?q=xyzzyx&version=3.9');
  const main = page.getByRole('main');
  await expect(status(page)).toHaveText('No results for "xyzzyx"');
  await main.getByRole('link', {name: 'User guide'}).click();
  await expect(page).toHaveURL('/search?q=user+guide&version=3.9');
  await expect(titles(page).first().getByRole('link')).toHaveAttribute(
    'href',
    '/3.9/user-guide',
  );
  await expect(main).not.toContainText('Try searching for');
  await field(page).fill('playwrite');
  await expect(status(page)).toContainText('Did you mean playwright');
  await status(page)
    .getByRole('link', {name: 'playwright', exact: true})
    .click();
  await expect(page).toHaveURL('/search?q=playwright&version=3.9');
  await expect(field(page)).toHaveValue('playwright');
  await expect(titles(page).first()).toBeVisible();
});

test('an address that makes no sense does no harm: its query is plain text, and a pasted message may be longer than 64 characters; one beyond the last page of results leads to that page @full', async ({
  page,
}) => {
  const pasted =
    'Error: <img src=x onerror=alert(1)><script>alert(1)</script> the hotkeys that were set in the preferences are not the ones that the viewer uses';
  for (const query of [
    pasted,
    'hotkeys '.repeat(1250),
    `%00%"'\`hotkeys.*+?^\${}()|[]\\`,
  ]) {
    await visit(
      page,
      `/search?q=${encodeURIComponent(query)}&page=-3&version=banana`,
    );
    await expect(field(page)).toHaveValue(query);
    await expect(status(page)).toHaveText(/results/);
    await expect(version(page)).toHaveValue('current');
    await expect(titles(page).first()).toBeVisible();
    await expect(page.getByRole('main').locator('img, script')).toHaveCount(0);
  }
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
