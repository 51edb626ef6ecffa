/** The pages below /tools, and their styles, which no other page loads. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {tools} from '../../config/tools';
import {
  buildFolder,
  builtFiles,
  fileOfPath,
  sitemapPaths,
} from '../support/built-site';
import {expect, test, visit} from '../support/fixtures';

const ownPages = [
  '/tools',
  ...sitemapPaths().filter((page) => page.startsWith('/tools/')),
];

/** The style sheets that the HTML of a page links to. */
function stylesOf(page: string): string[] {
  const html = readFileSync(fileOfPath(page), 'utf8');
  return [...html.matchAll(/<link rel="?stylesheet"? href="?([^" >]+)/g)].map(
    ([, href = '']) => href,
  );
}

const siteStyles = stylesOf('/versions');

/**
 * The classes that a style sheet of the built site styles. The doctors are also part of
 * the archives, which have no bundler that could change their classes.
 */
function classesOf(href: string): Set<string> {
  const css = readFileSync(path.join(buildFolder, href), 'utf8');
  return new Set(
    [
      ...css.matchAll(
        /\.([A-Za-z][\w-]*_[\w-]{4}|(?:config|upgrade)-doctor)(?![\w-])/g,
      ),
    ].map(([, name = '']) => name),
  );
}

test('the HTML of a tool links to its styles, which the style sheet of the site does not contain', () => {
  expect(siteStyles).toHaveLength(1);
  const ofSite = classesOf(siteStyles[0]!);
  expect(ofSite.size).toBeGreaterThan(100);
  for (const page of ownPages) {
    const own = stylesOf(page).filter((href) => !siteStyles.includes(href));
    expect(own, page).toHaveLength(1);
    const classes = classesOf(own[0]!);
    expect(classes.size, page).toBeGreaterThan(0);
    expect([...classes].filter((name) => ofSite.has(name))).toEqual([]);
  }
});

test('the HTML of a page below /tools has breadcrumbs that end at it, and a sidebar', () => {
  for (const page of ownPages) {
    const html = readFileSync(fileOfPath(page), 'utf8');
    const items = html.match(/<li class="?breadcrumbs__item/g) ?? [];
    // Home, and one for each part of the path.
    expect(items, page).toHaveLength(page.split('/').length);
    expect(html, page).toContain('theme-doc-sidebar-menu');
  }
});

test('no page links to styles of a tool that it does not use', () => {
  const own = new Set(
    ownPages.flatMap(stylesOf).filter((href) => !siteStyles.includes(href)),
  );
  for (const {path: file, text} of builtFiles(['.html'])) {
    const page = file.replace(/(?:\/index)?\.html$/, '');
    const linked = [...own].filter((href) => text.includes(href));
    expect(linked, page).toEqual(
      ownPages.includes(page) ? stylesOf(page).slice(1) : [],
    );
  }
});

test('the tools are listed with a link each, and are below their list', async ({
  page,
}) => {
  await visit(page, '/tools');
  const main = page.getByRole('main');
  for (const {title, path: to} of tools) {
    await expect(
      main.getByRole('link', {name: title, exact: true}).first(),
    ).toHaveAttribute('href', to);
  }
  await expect(
    page.getByRole('navigation', {name: 'Breadcrumbs'}),
  ).toContainText('Tools');
});

test('a visit from another page shows a tool when its styles have arrived', async ({
  page,
}) => {
  const [, own = ''] = stylesOf('/tools');
  let deliver: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(`**${own}`, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, '/help');
  const requested = page.waitForRequest(`**${own}`);
  await page.getByRole('main').getByRole('link', {name: 'tools'}).click();
  await requested;
  const title = page.getByRole('heading', {name: 'Tools', level: 1});
  await expect(title).toBeHidden();
  deliver?.();
  await expect(title).toBeVisible();
  await expect(page.locator('.cards > li').first()).toHaveCSS(
    'padding-top',
    '20px',
  );
});

test('a page that is loaded requests its styles once, also when its scripts start', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') {
      requests.push(new URL(request.url()).pathname);
    }
  });
  await visit(page, '/tools');
  expect(requests.sort()).toEqual(stylesOf('/tools').sort());
});
