/**
 * Machine-readable output: each page's Markdown, the lists of them, Open Graph images,
 * and breadcrumbs, compared with the built pages; and the button and link that readers
 * use for it.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {buildFolder, fileOfPath, sitemapPaths} from '../support/built-site';
import {expect, test, visit as open} from '../support/fixtures';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const read = (file: string) =>
  readFileSync(path.join(buildFolder, file), 'utf8');
const exists = (file: string) => existsSync(path.join(buildFolder, file));

/** A page's own metadata. */
type Built = {
  path: string;
  /** Where its Markdown is; the page of the search has none. */
  alternate: string | undefined;
  isDoc: boolean;
  title: string;
  ids: Set<string>;
  codeBlocks: number;
  /** `og:…`, each with all its values. */
  meta: Map<string, string[]>;
  /** Those that are pages: a category need not be one. */
  breadcrumbs: string[];
  structuredData: string;
};

function readPage(page: string): Built {
  const $ = load(readFileSync(fileOfPath(page), 'utf8'));
  const meta = new Map<string, string[]>();
  for (const element of $('meta[property^="og:"]').toArray()) {
    const {property = '', content = ''} = element.attribs;
    meta.set(property, [...(meta.get(property) ?? []), content]);
  }
  return {
    path: page,
    alternate: $('link[rel="alternate"][type="text/markdown"]').attr('href'),
    isDoc: $('.theme-doc-markdown').length > 0,
    title: oneLine($('h1').first().text()),
    ids: new Set(
      $('[id]')
        .toArray()
        .map(({attribs}) => attribs.id ?? ''),
    ),
    codeBlocks: $('article .theme-code-block, article pre').not(
      '.theme-code-block pre, [data-showcase-stage] *, [inert] *, [data-search-skip=""] *',
    ).length,
    meta,
    breadcrumbs: $('.theme-doc-breadcrumbs .breadcrumbs__item')
      .filter((_, item) => $(item).is(':last-child, :has(a)'))
      .toArray()
      .map((item) => oneLine($(item).text()))
      .filter(Boolean),
    structuredData: $('script[type="application/ld+json"]').text(),
  };
}

let allPages: Map<string, Built> | undefined;

/** The pages of the sitemap, read once a worker. */
function pages(): Built[] {
  allPages ??= new Map(sitemapPaths().map((page) => [page, readPage(page)]));
  return [...allPages.values()];
}

const docPages = () => pages().filter(({isDoc}) => isDoc);
/** The pages of src/pages; the search page is not in the sitemap. */
const otherPages = () => pages().filter(({isDoc}) => !isDoc);

/** The URL of the site, from its pages. */
const origin = new URL(
  load(read('index.html'))('link[rel="canonical"]').attr('href') ?? '',
).origin;

const markdown = unified().use(remarkParse).use(remarkGfm);

function textOf(node: Nodes): string {
  return 'value' in node
    ? node.value
    : 'children' in node
      ? node.children.map(textOf).join('')
      : '';
}

/** Why an address of this site leads nowhere; undefined where it leads somewhere. */
function lostBecause(address: string): string | undefined {
  const {pathname, hash} = new URL(address);
  const file = decodeURIComponent(pathname);
  const page = allPages?.get(
    file.replace(/\.md$/, '').replace(/^\/index$/, '/'),
  );
  // The comparisons of pages are not in the sitemap.
  if (!page && !exists(file) && !exists(`${file}.html`)) {
    return 'there is no such file';
  }
  return !hash || page?.ids.has(decodeURIComponent(hash.slice(1)))
    ? undefined
    : 'the page has no such heading';
}

/** Problems of a page's Markdown. */
function problemsOf({
  path: page,
  alternate,
  title,
  codeBlocks,
}: Built): string[] {
  if (!alternate || !exists(alternate)) {
    return [`promises Markdown at ${alternate}, which is not there`];
  }
  const tree = markdown.parse(read(alternate));
  const problems: string[] = [];
  const [heading, about] = tree.children;
  if (
    heading?.type !== 'heading' ||
    heading.depth !== 1 ||
    oneLine(textOf(heading)) !== title
  ) {
    problems.push(`is not headed "${title}"`);
  }
  if (!about || !textOf(about).endsWith(`: ${origin}${page}`)) {
    problems.push('does not say which page it is');
  }
  let blocks = 0;
  visit(tree, (node) => {
    if (node.type === 'code') {
      blocks += 1;
    }
    if (node.type === 'html') {
      problems.push(`contains the tag ${node.value}`);
    }
    if (
      node.type === 'text' &&
      /^(?:import|export) .*(?:['"{]|default)/m.test(node.value)
    ) {
      problems.push(`contains the code ${node.value}`);
    }
    if (node.type === 'link' || node.type === 'image') {
      const lost = !/^(?:https?|mailto):/.test(node.url)
        ? 'it is not a complete URL'
        : node.url.startsWith(`${origin}/`)
          ? lostBecause(node.url)
          : undefined;
      if (lost) {
        problems.push(`links to ${node.url}: ${lost}`);
      }
    }
    if (node.type === 'image' && !node.alt) {
      problems.push(`shows ${node.url} without words`);
    }
  });
  if (blocks !== codeBlocks) {
    problems.push(`has ${blocks} code blocks, the page ${codeBlocks}`);
  }
  return problems;
}

test.describe('in the built files', () => {
  test.use({checkAccessibility: false}); // No page is opened.

  test('every page has Markdown with the same content', () => {
    expect(docPages().length).toBeGreaterThan(0);
    expect(otherPages().map(({path: page}) => page)).toEqual(
      expect.arrayContaining(['/help', '/versions', '/components/Button']),
    );
    expect(
      pages().flatMap((page) =>
        problemsOf(page).map((problem) => `${page.path} ${problem}`),
      ),
    ).toEqual([]);
  });

  test('the lists contain each page once: the docs of each version, and other pages in the latest', () => {
    const listed: string[] = [];
    for (const folder of ['', '3.9/']) {
      const list = read(`${folder}llms.txt`);
      const own = [...list.matchAll(/^- \[.+\]\((\S+)\): .{50}/gm)].map(
        ([, address = '']) => new URL(address).pathname,
      );
      const full = read(`${folder}llms-full.txt`);
      const places = own.map((alternate) => full.indexOf(read(alternate)));
      expect(places.filter((place) => place < 0)).toEqual([]);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      listed.push(...own);
    }
    expect(listed.sort()).toEqual(
      pages()
        .map(({alternate}) => alternate)
        .sort(),
    );
    expect(read('3.9/llms.txt')).not.toContain('/help.md');
  });

  test('the Markdown of the showcase has the code of every example, and no word of its tools', () => {
    const folder = path.resolve('src/pages/components');
    const examples = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /_examples\/.+\.tsx$/.test(file))
      .map((file) => ({
        alternate: `components/${path.dirname(path.dirname(file))}.md`,
        code: readFileSync(path.join(folder, file), 'utf8').trim(),
      }));
    expect(examples.length).toBeGreaterThan(0);
    expect(
      examples.filter(({alternate, code}) => !read(alternate).includes(code)),
    ).toEqual([]);
    for (const {alternate} of otherPages()) {
      expect(read(alternate!)).not.toMatch(
        /^.*(?:Copy page|View as Markdown|\[[x ]\]|Preview$|Filter$)/m,
      );
    }
  });

  test('every page has the metadata of its card', () => {
    const problems = pages().flatMap(({path: page, meta, title}) => {
      const one = (property: string) => meta.get(property)?.join() ?? '';
      const image = one('og:image');
      const file = image.slice(origin.length);
      const [width, height] =
        image.startsWith(`${origin}/`) && exists(file) ? pngSize(file) : [];
      return [
        one('og:title') ? '' : 'no title',
        one('og:description') ? '' : 'no description',
        width ? '' : `the picture "${image}", which is not there`,
        one('og:image:width') === String(width) &&
        one('og:image:height') === String(height)
          ? ''
          : 'another size of its picture',
        one('og:image:alt').startsWith(`${title}, OHIF`)
          ? ''
          : `the words "${one('og:image:alt')}" for its picture`,
      ]
        .filter(Boolean)
        .map((problem) => `${page} has ${problem}`);
    });
    expect(problems).toEqual([]);
    const cards = pages().map(({meta}) => meta.get('og:image')?.[0]);
    expect(new Set(cards).size).toBe(cards.length);
  });

  test('every doc page has its visible breadcrumbs as structured data', () => {
    const problems = docPages().flatMap((page) => {
      const data = JSON.parse(page.structuredData || '{}') as {
        '@type'?: string;
        itemListElement?: {position: number; name: string; item: string}[];
      };
      const items = data.itemListElement ?? [];
      const names = items.map(({name}) => name);
      // The page shows a picture of a house for the first.
      const shown = page.path === '/' ? names : names.slice(1);
      return [
        data['@type'] === 'BreadcrumbList' ? '' : 'no list of breadcrumbs',
        shown.join(' > ') === page.breadcrumbs.join(' > ')
          ? ''
          : `${names.join(' > ')}, but shows ${page.breadcrumbs.join(' > ')}`,
        items.every(({position}, i) => position === i + 1) ? '' : 'no order',
        ...items.map(({item}) =>
          item.startsWith(`${origin}/`) &&
          allPages?.has(item.slice(origin.length))
            ? ''
            : `${item}, which is no page's own address`,
        ),
        items.at(-1)?.item === origin + page.path
          ? ''
          : 'another page at the end',
      ]
        .filter(Boolean)
        .map((problem) => `${page.path} has ${problem}`);
    });
    expect(problems).toEqual([]);
  });
});

/** Width and height of a PNG, from its header. */
function pngSize(file: string): [number, number] {
  const bytes = readFileSync(path.join(buildFolder, file));
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** The button of the menu with the page's actions. */
const menu = (page: Page) => page.locator('summary[aria-label="More actions"]');

test('copying a page as Markdown is confirmed', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 360, height: 740});
  // Before the page's scripts have loaded: the click is kept.
  await page.goto('/faq/technical');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByText(/^Copied\./)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    read('faq/technical.md'),
  );
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
  await page.emulateMedia({media: 'screen'});
});

for (const file of ['help', 'versions', 'components/Button']) {
  test(`/${file}, no page of the docs, is copied just so`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `/${file}`);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByText(/^Copied\./)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      read(`${file}.md`),
    );
    await menu(page).click();
    await expect(
      page.getByRole('link', {name: 'View as Markdown'}),
    ).toHaveAttribute('href', `/${file}.md`);
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('link', {name: 'View as Markdown'}),
    ).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });
}

test('a failed copy shows the reason', async ({page, guards}) => {
  await open(page, '/faq/technical');
  const button = page.getByRole('button', {name: 'Copy page'});
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
  });
  await button.click();
  await expect(page.getByText(/browser did not allow/)).toBeVisible();

  // Not from an unhandled rejection.
  guards.expectProblem(/status of 404/);
  await page.route('**/*.md', (route) => route.fulfill({status: 404}));
  await button.click();
  await expect(page.getByText(/did not load/)).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false}); // Axe is a script.

  test('only the link to the Markdown is shown', async ({page}) => {
    await page.goto('/3.9/faq/technical');
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
    await menu(page).click();
    const link = page.getByRole('link', {name: 'View as Markdown'});
    const response = await page.request.get(
      (await link.getAttribute('href')) ?? '',
    );
    expect(response.headers()['content-type']).toBe(
      'text/markdown; charset=utf-8',
    );
    expect(await response.text()).toBe(read('3.9/faq/technical.md'));
  });
});
