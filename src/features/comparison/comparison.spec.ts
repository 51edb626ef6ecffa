import {readFileSync} from 'node:fs';
import {comparisons} from '../../../config/releases';
import {fileOfPath} from '../../../tests/support/built-site';
import {expect, test, visit} from '../../../tests/support/fixtures';

const [pair] = comparisons;
const {name, from, to} = pair!;
const releases = `/versions/compare/${name}`;
const page = (doc: string) => `${releases}/${doc}`;

const html = (url: string) => readFileSync(fileOfPath(url), 'utf8');

test('the list leads to the comparison, which the filter narrows down @axe', async ({
  page: tab,
}) => {
  await visit(tab, '/versions');
  await tab.getByRole('link', {name: /^Compare versions/}).click();
  // The page before has a link of that name to the migration guide.
  await expect(tab.getByRole('heading', {level: 1})).toHaveText(
    'Compare versions',
  );
  await tab
    .getByRole('main')
    .getByRole('link', {name: `From ${from.line} to ${to.line}`})
    .click();
  await expect(tab).toHaveURL(releases);
  const status = tab.getByRole('search').getByRole('status');
  await expect(status).toHaveText(/^(\d+) of \1 differences$/);
  // What is new has no value before it.
  const added = tab.locator('li:has(> ins):not(:has(> del))');
  await expect(added.first()).toBeAttached();
  await expect(added.filter({hasText: '→'})).toHaveCount(0);

  await tab
    .getByLabel('Area', {exact: true})
    .selectOption('Services and managers');
  await expect(tab).toHaveURL(`${releases}?area=services`);
  await tab.getByLabel('Kind', {exact: true}).selectOption('Renamed');
  await tab.getByLabel('Text', {exact: true}).fill('dialog');
  await expect(tab).toHaveURL(/q=dialog/);
  const row = tab.getByRole('listitem').filter({hasText: 'Renamed Method'});
  await expect(row.first()).toContainText('uiDialogService.');
  await expect(tab.getByRole('heading', {name: 'Icons'})).toBeHidden();

  await tab.getByLabel('Text', {exact: true}).fill('no such thing');
  await expect(status).toHaveText(/^No differences match/);
  await tab.goBack();
  await expect(tab).toHaveURL(`${releases}?area=services`);
  await expect(tab.getByLabel('Kind', {exact: true})).toHaveValue('');
  await expect(tab.getByLabel('Text', {exact: true})).toHaveValue('');
});

test('a filter of the URL is there after loading', async ({page: tab}) => {
  await visit(tab, `${releases}?kind=removed&q=addModeCustomizations`);
  await expect(tab.getByLabel('Kind', {exact: true})).toHaveValue('removed');
  await expect(tab.getByRole('search').getByRole('status')).toHaveText(
    /^1?\d of \d+ differences$/,
  );
});

test('each row has a link that leads to it, and the guide explains it', async ({
  page: tab,
}) => {
  await visit(tab, `${releases}#renamed-method-uiDialogService.create`);
  const row = tab.locator('[id="renamed-method-uiDialogService.create"]');
  await expect(row).toBeInViewport();
  await expect(row).toContainText('uiDialogService.show');
  await row.getByRole('link', {name: 'Migration guide'}).click();
  await expect(tab).toHaveURL(/DialogService#rename-the-calls$/);
});

test('from a page of either version to its comparison, and from change to change @axe', async ({
  page: tab,
}) => {
  const main = tab.getByRole('main');

  await test.step('a page of the older version shows how much is different', async () => {
    const changes = html(page('deployment/docker')).match(/data-change=/g)!;
    await visit(tab, '/3.9/deployment/docker');
    await main
      .getByRole('link', {name: `${changes.length} changes in ${to.line}`})
      .click();
    await expect(tab).toHaveURL(page('deployment/docker'));
    await expect(tab.locator('#change-1')).toBeAttached();
  });

  await test.step('from the page of the later version', async () => {
    await main.getByRole('link', {name: `Page of ${to.line}`}).click();
    await expect(tab).toHaveURL('/deployment/docker');
    await tab.locator('main summary[aria-label="More actions"]').click();
    await main.getByRole('link', {name: `Compare with ${from.line}`}).click();
    await expect(tab).toHaveURL(page('deployment/docker'));
    await expect(tab).toHaveTitle(
      new RegExp(`^Docker: ${from.line} compared with ${to.line}`),
    );
  });

  await test.step('from change to change, which Back skips', async () => {
    const position = tab.locator('main').getByRole('status');
    const next = tab.getByRole('button', {name: 'Next change'});
    await expect(next).toBeVisible();
    // Nothing of the comparison has focus: a letter is not a command (WCAG 2.1.4).
    await tab.keyboard.press('n');
    await expect(position).toBeEmpty();
    await next.focus();
    await tab.keyboard.press('n');
    await expect(position).toHaveText(/^1 of \d+$/);
    await tab.keyboard.press('n');
    await expect(position).toHaveText(/^2 of \d+$/);
    await expect(tab.locator('#change-2')).toBeFocused();
    await tab.keyboard.press('p');
    await expect(position).toHaveText(/^1 of \d+$/);
    await tab.goBack();
    await expect(tab).toHaveURL('/deployment/docker');
    await tab.goForward();
    await expect(tab).toHaveURL(page('deployment/docker'));
    await expect(tab.locator('.compare-copy').first()).toBeVisible();
  });
});

test('old and new text are side by side in a wide window, marked in words on paper, and below each other on a phone @axe', async ({
  page: tab,
}) => {
  await visit(tab, page('deployment/docker'));
  const edited = tab.locator('.compare-old:has(+ .compare-copy)').first();
  const copy = tab.locator('.compare-copy').first();
  const fits = () =>
    tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

  await test.step('at 1280 px', async () => {
    await tab.setViewportSize({width: 1280, height: 800});
    await expect(edited).toBeVisible();
    await expect(copy).toBeVisible();
    expect(await fits()).toBe(true);
  });

  await test.step('on paper', async () => {
    await tab.emulateMedia({media: 'print'});
    const marks = await tab
      .locator('.compare ins, .compare del')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const {content, position} = getComputedStyle(element, '::before');
            return `${element.localName} ${content} ${position}`;
          }),
      );
    expect([...new Set(marks)].sort()).toEqual([
      'del " [removed: " static',
      'ins " [added: " static',
    ]);
    await expect(copy).toBeHidden();
    await expect(tab.getByRole('button', {name: 'Next change'})).toBeHidden();
    await tab.emulateMedia({media: null});
  });

  await test.step('at 375 px', async () => {
    await tab.setViewportSize({width: 375, height: 800});
    await expect(edited).toBeVisible();
    await expect(copy).toBeHidden();
    expect(await fits()).toBe(true);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('both comparisons are complete', async ({page: tab}) => {
    await tab.goto(releases);
    await expect(
      tab.getByRole('main').getByText('uiDialogService.create').first(),
    ).toBeVisible();
    await expect(
      tab.getByRole('heading', {name: /^With different text \(\d+\)/}),
    ).toBeVisible();
    await tab.goto(page('deployment/docker'));
    await expect(tab.locator('#change-1')).toBeVisible();
    await tab.getByRole('link', {name: '2', exact: true}).click();
    await expect(tab.locator('#change-2')).toBeInViewport();
  });
});
