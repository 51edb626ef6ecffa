import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildFolder, fileOfPath, sitemapPaths} from '../support/built-site';
import {
  blocksOfMarkdown,
  textOfBlocks,
  textWithout,
} from '../support/comparison';
import {comparisons} from '../../config/releases';
import {comparePages} from '../../plugins/compare/page/index';
import {expect, test, visit} from '../support/fixtures';

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
  await tab
    .getByRole('main')
    .getByRole('link', {name: `From ${from.line} to ${to.line}`})
    .click();
  await expect(tab).toHaveURL(releases);
  const status = tab.getByRole('search').getByRole('status');
  await expect(status).toHaveText(/^(\d+) of \1 differences$/);

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

test('from a page to its comparison, and from change to change @axe', async ({
  page: tab,
}) => {
  await visit(tab, '/deployment/docker');
  await tab.locator('main summary[aria-label="More actions"]').click();
  await tab
    .getByRole('main')
    .getByRole('link', {name: `Compare with ${from.line}`})
    .click();
  await expect(tab).toHaveURL(page('deployment/docker'));
  await expect(tab).toHaveTitle(
    new RegExp(`^Docker: ${from.line} compared with ${to.line}`),
  );
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
});

test('on paper, words mark what differs, and nothing is side by side', async ({
  page: tab,
}) => {
  await visit(tab, page('deployment/docker'));
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
  await expect(tab.locator('.compare-copy').first()).toBeHidden();
  await expect(tab.getByRole('button', {name: 'Next change'})).toBeHidden();
});

test('a page of the older version shows how much is different', async ({
  page: tab,
}) => {
  const changes = html(page('deployment/docker')).match(/data-change=/g)!;
  await visit(tab, '/3.9/deployment/docker');
  await tab
    .getByRole('main')
    .getByRole('link', {name: `${changes.length} changes in ${to.line}`})
    .click();
  await expect(tab).toHaveURL(page('deployment/docker'));
  await expect(tab.locator('#change-1')).toBeAttached();
});

for (const width of [375, 1280]) {
  test(`old and new text at ${width} px @axe`, async ({page: tab}) => {
    await tab.setViewportSize({width, height: 800});
    await visit(tab, page('deployment/docker'));
    const isWide = width > 1000;
    const edited = tab.locator('.compare-old:has(+ .compare-copy)').first();
    await expect(edited).toBeVisible();
    await expect(tab.locator('.compare-copy').first()).toBeVisible({
      visible: isWide,
    });
    expect(
      await tab.evaluate(
        () => document.documentElement.scrollWidth <= innerWidth,
      ),
    ).toBe(true);
  });
}

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

/** URLs of the pages that compare one page, from the list of them. */
const comparedPages = () => [
  ...new Set(
    [
      ...html(releases).matchAll(
        new RegExp(`href="?(${releases}/[^" >#]+)`, 'g'),
      ),
    ].map(([, url]) => url!),
  ),
];

const markdownOf = (url: string) =>
  readFileSync(
    path.join(buildFolder, url === '/' ? 'index.md' : `${url}.md`),
    'utf8',
  );

test('each comparison contains both texts, and nothing else', () => {
  let both = 0;
  const pages = comparedPages().filter(
    (_, i) => process.env.E2E_EVERY_PAGE || i % 4 === 0,
  );
  for (const url of pages) {
    const compared = html(url);
    const [, text] =
      /<div class="compare-text">([^]*)<\/div>\n<\/article>/.exec(compared) ??
      [];
    if (text === undefined) {
      continue;
    }
    both += 1;
    const [before, after] = [from, to].map(({line}) => {
      const link = new RegExp(`<a href="([^"]+)">Page of ${line}</a>`);
      const pageUrl = link.exec(compared)![1]!;
      // Below the heading and the line with the docs that the page belongs to.
      const blocks = blocksOfMarkdown(markdownOf(pageUrl)).slice(2);
      return {url: pageUrl, blocks, text: textOfBlocks(blocks)};
    });
    expect(textWithout(text, 'ins'), `old text of ${url}`).toBe(before!.text);
    expect(textWithout(text, 'del'), `new text of ${url}`).toBe(after!.text);
    for (const {blocks} of [before!, after!]) {
      const {places} = comparePages(blocks, blocks, (href) => href);
      expect(places, `${url}, compared with itself`).toEqual([]);
    }
    // The comparison has both texts, but no menus and no sidebar.
    expect(compared.length / html(after!.url).length, url).toBeLessThan(1.4);
  }
  expect(both).toBeGreaterThan(pages.length / 2);
});

test('every page leads to a comparison that exists', () => {
  const written = comparedPages();
  for (const url of sitemapPaths()) {
    const [, link] =
      new RegExp(`href="?(${releases}/[^" >#]+)`).exec(html(url)) ?? [];
    if (link && url !== releases) {
      expect(written, url).toContain(link);
    }
  }
  expect(written.length).toBeGreaterThan(100);
});

test('the totals of the page list match its pages', () => {
  const list = html(releases);
  const [, sum] = /(\d+) changes in the text of/.exec(list)!;
  const counted = [...comparedPages()]
    .map((url) => html(url).match(/data-change=/g)?.length ?? 0)
    .reduce((total, count) => total + count, 0);
  expect(counted).toBe(Number(sum));
});

test('programs find the comparison as Markdown and JSON, search engines no page of it', async ({
  request,
}) => {
  const markdown = await (await request.get(`${releases}.md`)).text();
  expect(markdown).toContain(
    '`uiDialogService.create` → `uiDialogService.show`',
  );
  expect(markdown).toContain('## Pages');
  const json = (await (await request.get(`${releases}.json`)).json()) as {
    pair: string;
    areas: {rows: unknown[]}[];
  };
  expect(json.pair).toBe(name);
  expect(json.areas.length).toBeGreaterThan(5);
  const compared = html(page('deployment/docker'));
  expect(compared).toMatch(/<meta[^>]* name="?robots"? content="?noindex/);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`${releases}<`);
  expect(sitemap).not.toContain(`${releases}/`);
  expect(await (await request.get('/llms.txt')).text()).not.toContain(
    `${releases}/`,
  );
});

test('a page that only one version has is marked as such', async ({
  page: tab,
}) => {
  await visit(tab, page('migration-guide/3p9-to-3p10'));
  await expect(tab.getByRole('main')).toContainText(`is new in ${to.line}`);
});
