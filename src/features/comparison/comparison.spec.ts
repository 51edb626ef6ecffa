import type {Page} from '@playwright/test';
import {comparisons} from '../../../config/releases';
import {expect, test, visit} from '../../../tests/support/fixtures';

const [pair] = comparisons;
const {name, from, to} = pair!;
const releases = `/versions/compare/${name}`;
const docker = `${releases}/pages?page=deployment%2Fdocker%2Fdocker`;

const fits = (tab: Page) =>
  tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('the list leads to the comparison, which the filter narrows down', async ({
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
    .getByRole('link', {name: `From ${from.line} to ${to.line}`, exact: true})
    .click();
  await expect(tab).toHaveURL(releases);
  const status = tab.getByRole('search').getByRole('status');
  await expect(status).toHaveText(/^(\d+) of \1 differences$/);
  const open = tab.locator('main details.folded[open]:visible');
  await expect(open).toHaveCount(1);
  await expect(open.locator('summary')).toHaveText(
    /^Configuration.*break code$/,
  );
  await tab.getByRole('button', {name: 'Expand all'}).click();
  await expect(tab.locator('main details.folded:not([open])')).toHaveCount(0);
  // What is new has no value before it.
  const added = tab.locator('li:has(> ins):not(:has(> del))');
  await expect(added.first()).toBeAttached();
  await expect(added.filter({hasText: '→'})).toHaveCount(0);
  // What lost its value says so, unless the whole of it is gone.
  const changed = tab
    .locator('li[id]:not([id^="removed-"])')
    .getByRole('listitem')
    .filter({has: tab.locator('del')});
  await expect(changed.filter({hasText: '→ none'})).not.toHaveCount(0);
  await expect(changed.filter({hasNotText: '→'})).toHaveCount(0);

  await test.step('on a phone, the filter is in reach of each row', async () => {
    await tab.setViewportSize({width: 375, height: 800});
    expect(await fits(tab)).toBe(true);
    await tab.getByRole('heading', {name: 'Icons'}).scrollIntoViewIfNeeded();
    const text = tab.getByLabel('Text', {exact: true});
    await expect(text).toBeInViewport({ratio: 1});
    const kind = tab.getByLabel('Kind', {exact: true});
    await expect(kind).toBeHidden();
    await tab.getByRole('button', {name: 'Filters'}).click();
    await kind.selectOption('Removed');
    await expect(tab).toHaveURL(`${releases}?kind=removed`);
    await tab.keyboard.press('Escape');
    await expect(kind).toBeHidden();
    await tab.goBack();
    await tab.setViewportSize({width: 1366, height: 900});
  });

  await tab
    .getByLabel('Area', {exact: true})
    .selectOption('Services and managers');
  await expect(tab).toHaveURL(`${releases}?area=services`);
  await tab.getByLabel('Kind', {exact: true}).selectOption('Renamed');
  await tab.getByLabel('Text', {exact: true}).fill('dialog');
  await expect(tab).toHaveURL(/q=dialog/);
  await expect(open).toHaveCount(1);
  const row = tab.getByRole('listitem').filter({hasText: /^Renamed.* Method /});
  await expect(row.first()).toContainText('uiDialogService.');
  await expect(tab.getByRole('heading', {name: 'Icons'})).toBeHidden();

  await tab.getByLabel('Text', {exact: true}).fill('no such thing');
  await expect(status).toHaveText(/^No differences match/);
  await expect(tab.getByText('Choose another area or kind')).toBeVisible();
  await tab.goBack();
  await expect(tab).toHaveURL(`${releases}?area=services`);
  await expect(tab.getByLabel('Kind', {exact: true})).toHaveValue('');
  await expect(tab.getByLabel('Text', {exact: true})).toHaveValue('');
});

test('what the filter opens is open, also the area that the reader has closed', async ({
  page: tab,
}) => {
  await visit(tab, releases);
  const area = tab.locator('details.folded:has(#configuration)');
  await area.locator('summary').click();
  await expect(area).not.toHaveAttribute('open');
  await tab.getByLabel('Only what can break code').check();
  await expect(area).toHaveAttribute('open');
  // Only entries that can break code are left.
  await expect(area.locator('summary')).toHaveText(/ (\d+) \1 can break code$/);
});

test('the table of contents does not mark an area that the filter covers @full', async ({
  page: tab,
}) => {
  await visit(tab, releases);
  await tab.locator('summary:has(#hotkeys)').evaluate((summary) => {
    const filter = document.querySelector<HTMLElement>('main search')!;
    const {bottom} = summary.getBoundingClientRect();
    const top = Number.parseFloat(getComputedStyle(filter).top);
    scrollTo(0, scrollY + bottom - top - filter.offsetHeight);
  });
  await expect(
    tab.locator('.table-of-contents__link--active:visible'),
  ).toHaveText(/^Customization/);
});

test('a filter of the URL is there after loading @full', async ({
  page: tab,
}) => {
  await visit(tab, `${releases}?kind=removed&q=addModeCustomizations`);
  await expect(tab.getByLabel('Kind', {exact: true})).toHaveValue('removed');
  await expect(tab.getByRole('search').getByRole('status')).toHaveText(
    /^1?\d of \d+ differences$/,
  );
  await expect(
    tab.getByRole('listitem').filter({hasText: 'addModeCustomizations'}),
  ).not.toHaveCount(0);
});

test('each row has a link that leads to it, and the guide explains it @full', async ({
  page: tab,
}) => {
  await visit(tab, `${releases}#renamed-method-uiDialogService.create`);
  const row = tab.locator('[id="renamed-method-uiDialogService.create"]');
  await expect(row).toBeInViewport();
  await expect(row).toContainText('uiDialogService.show');
  await row.getByRole('link', {name: 'Migration guide'}).click();
  await expect(tab).toHaveURL(/DialogService#rename-the-calls$/);
});

test('from a page of either version to its comparison, which fits a phone @axe @full', async ({
  page: tab,
}) => {
  const main = tab.getByRole('main');
  await visit(tab, '/3.9/deployment/docker');
  await main.getByRole('link', {name: `Compare with ${to.line}`}).click();
  await expect(tab).toHaveURL(docker);
  await expect(main.locator('ins').first()).toBeVisible();
  await expect(main.locator('del').first()).toBeVisible();

  await main.getByRole('link', {name: `Page of ${to.line}`}).click();
  await expect(tab).toHaveURL('/deployment/docker');
  await main
    .getByRole('region', {name: 'What this page was checked against'})
    .getByRole('link', {name: `Compare with ${from.line}`})
    .click();
  await expect(tab).toHaveURL(docker);
  await expect(main.locator('ins').nth(1)).toBeVisible();
  await tab.setViewportSize({width: 375, height: 800});
  expect(await fits(tab)).toBe(true);

  await main.getByRole('link', {name: 'All pages'}).click();
  await expect(
    main.getByRole('heading', {name: `Only in ${to.line}`}),
  ).toBeVisible();
});

test('the keyboard leads from change to change, and around', async ({
  page: tab,
}) => {
  await visit(tab, docker);
  const changes = tab.locator('[data-change]');
  await expect(changes.first()).toBeAttached();
  const count = await changes.count();
  const main = tab.getByRole('main');
  const status = main.getByRole('status').filter({hasText: /Change/});
  await expect(status).toHaveText(`Changes: ${count} (Removed, Added)`);
  await main.getByRole('button', {name: 'Next change'}).focus();
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('Enter');
  await expect(status).toHaveText(`Change 2 of ${count}`);
  await expect(changes.nth(1)).toBeInViewport();
  await tab.keyboard.press('Shift+Tab');
  await tab.keyboard.press('Enter');
  await expect(status).toHaveText(`Change 1 of ${count}`);
  await tab.keyboard.press('Enter');
  await expect(status).toHaveText(`Change ${count} of ${count}`);
  await expect(changes.last()).toBeInViewport();
  await expect(
    main.getByRole('button', {name: 'Previous change'}),
  ).toBeFocused();
});

test('a page that only one version has does not lead to a comparison @full', async ({
  page: tab,
}) => {
  await visit(tab, `${releases}/pages`);
  const main = tab.getByRole('main');
  await main.locator(`section:has(h2#new)`).getByRole('link').nth(1).click();
  await expect(tab.getByText('This page describes').first()).toBeVisible();
  await expect(
    main.getByRole('link', {
      name: `Compare with ${from.line}`,
      includeHidden: true,
    }),
  ).toHaveCount(0);
});

test('a text that does not load says so @full', async ({page: tab, guards}) => {
  guards.expectProblem(/ERR_FAILED/);
  await tab.route('**/deployment/docker.md', (route) => route.abort());
  await visit(tab, '/help');
  await tab.goto(docker);
  await expect(tab.getByRole('alert')).toContainText('did not load');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('the names, values, and pages that differ are listed', async ({
    page: tab,
  }) => {
    await tab.goto(releases);
    const main = tab.getByRole('main');
    await expect(
      main.getByText('uiDialogService.create').first(),
    ).toBeVisible();
    await main.getByRole('link', {name: /^Pages that only/}).click();
    await expect(
      main.getByRole('heading', {name: /^In both \(\d+\)/}),
    ).toBeVisible();
  });
});
