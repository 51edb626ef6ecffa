/**
 * What programs read: each doc page's Markdown, the lists of them, cards and breadcrumbs,
 * compared with the built pages; and the button and the link that give a reader the same.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
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

type Built = {path: string; html: string; $: CheerioAPI};
let allPages: Built[] | undefined;

/** The pages of the sitemap, read once a worker. */
function pages(): Built[] {
  allPages ??= sitemapPaths().map((page) => {
    const html = readFileSync(fileOfPath(page), 'utf8');
    return {path: page, html, $: load(html)};
  });
  return allPages;
}

const docPages = () => pages().filter(({$}) => $('.theme-doc-markdown').length);

/** Where the site says that it is. */
const origin = () => {
  const canonical = load(read('index.html'))('link[rel="canonical"]');
  return new URL(canonical.attr('href') ?? '').origin;
};

const twinOf = ({$}: Built) =>
  $('link[rel="alternate"][type="text/markdown"]').attr('href');

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
  const page = file.replace(/(?:\/index)?\.md$/, '') || '/';
  if (!exists(file) && !existsSync(fileOfPath(page))) {
    return 'there is no such file';
  }
  if (hash) {
    const id = decodeURIComponent(hash.slice(1));
    const html = readFileSync(fileOfPath(page), 'utf8');
    return [` id=${id} `, ` id=${id}>`, ` id="${id}"`].some((at) =>
      html.includes(at),
    )
      ? undefined
      : 'the page has no such heading';
  }
  return undefined;
}

/** What is wrong with the Markdown of a page. */
function problemsOf(page: Built): string[] {
  const twin = twinOf(page);
  if (!twin || !exists(twin)) {
    return [`promises Markdown at ${twin}, which is not there`];
  }
  const text = read(twin);
  const tree = markdown.parse(text);
  const problems: string[] = [];
  const [heading, about] = tree.children;
  const title = oneLine(page.$('h1').text());
  if (
    heading?.type !== 'heading' ||
    heading.depth !== 1 ||
    oneLine(textOf(heading)) !== title
  ) {
    problems.push(`is not headed "${title}"`);
  }
  if (!about || !textOf(about).includes(origin() + page.path)) {
    problems.push('does not say which page it is');
  }
  let codeBlocks = 0;
  visit(tree, (node) => {
    codeBlocks += node.type === 'code' ? 1 : 0;
    if (node.type === 'html') {
      problems.push(`contains the tag ${node.value}`);
    }
    if (
      node.type === 'text' &&
      /^(?:import|export) .*['"{]/m.test(node.value)
    ) {
      problems.push(`contains the code ${node.value}`);
    }
    if (node.type === 'link' || node.type === 'image') {
      const lost = !/^(?:https?|mailto):/.test(node.url)
        ? 'it is no whole address'
        : node.url.startsWith(`${origin()}/`)
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
  if (codeBlocks !== page.$('.theme-code-block').length) {
    problems.push(
      `has ${codeBlocks} code blocks, another number than the page`,
    );
  }
  return problems;
}

test.describe('in the built files', () => {
  test.use({checkAccessibility: false}); // No page is opened.

  test('every doc page has Markdown that says the same', () => {
    expect(docPages().length).toBeGreaterThan(0);
    expect(
      docPages().flatMap((page) =>
        problemsOf(page).map((problem) => `${page.path} ${problem}`),
      ),
    ).toEqual([]);
  });

  test('the lists of each version name each of its doc pages once', () => {
    const listed: string[] = [];
    for (const folder of ['', '3.9/']) {
      const own: string[] = [];
      visit(markdown.parse(read(`${folder}llms.txt`)), 'listItem', (item) => {
        visit(item, 'link', ({url}) => void own.push(new URL(url).pathname));
        // The link, then a colon and the page's description.
        expect(textOf(item)).toMatch(/.+: .{50}/);
      });
      const full = read(`${folder}llms-full.txt`);
      const places = own.map((twin) => full.indexOf(read(twin)));
      expect(places.filter((place) => place < 0)).toEqual([]);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      listed.push(...own);
    }
    expect(listed.sort()).toEqual(docPages().map(twinOf).sort());
  });

  test('every page says what a card of it shows', () => {
    const problems = pages().flatMap((page) => {
      const meta = (property: string) =>
        page.$(`meta[property="${property}"]`).attr('content') ?? '';
      const image = meta('og:image');
      const file = image.slice(origin().length);
      const [width, height] =
        image.startsWith(`${origin()}/`) && exists(file)
          ? pngSize(readFileSync(path.join(buildFolder, file)))
          : [];
      const title = oneLine(page.$('h1').first().text());
      const isDoc = page.$('.theme-doc-markdown').length > 0;
      return [
        meta('og:title') ? '' : 'no title',
        meta('og:description') ? '' : 'no description',
        width ? '' : `the picture "${image}", which is not there`,
        meta('og:image:width') === String(width) &&
        meta('og:image:height') === String(height)
          ? ''
          : 'another size of its picture',
        meta('og:image:alt').includes(isDoc ? title : 'OHIF')
          ? ''
          : `the words "${meta('og:image:alt')}" for its picture`,
        page.$('meta[property="og:image:alt"]').length === 1
          ? ''
          : 'not one text for its picture',
      ]
        .filter(Boolean)
        .map((problem) => `${page.path} has ${problem}`);
    });
    expect(problems).toEqual([]);
    const cards = docPages().map(({$}) =>
      $('meta[property="og:image"]').attr('content'),
    );
    expect(new Set(cards).size).toBe(cards.length);
  });

  test('every doc page tells search engines the breadcrumbs that it shows', () => {
    const problems = docPages().flatMap(({path: page, $}) => {
      const data = JSON.parse(
        $('script[type="application/ld+json"]').text() || '{}',
      ) as {
        '@type'?: string;
        itemListElement?: {position: number; name: string; item: string}[];
      };
      const items = data.itemListElement ?? [];
      const shown = $('.theme-doc-breadcrumbs .breadcrumbs__item')
        .toArray()
        .map((item) => oneLine($(item).text()))
        .filter(Boolean);
      const names = items.map(({name}) => name);
      const withoutHome = page === '/' ? names : names.slice(1);
      return [
        data['@type'] === 'BreadcrumbList' ? '' : 'no list of breadcrumbs',
        withoutHome.join(' > ') === shown.join(' > ')
          ? ''
          : `${names.join(' > ')}, but shows ${shown.join(' > ')}`,
        items.every(({position}, i) => position === i + 1) ? '' : 'no order',
        ...items.map(({item}) =>
          item.startsWith(`${origin()}/`) &&
          !/.\/$/.test(new URL(item).pathname) &&
          existsSync(fileOfPath(new URL(item).pathname))
            ? ''
            : `the address ${item}`,
        ),
        items.at(-1)?.item === origin() + page ? '' : 'another page at the end',
      ]
        .filter(Boolean)
        .map((problem) => `${page} has ${problem}`);
    });
    expect(problems).toEqual([]);
  });
});

/** Width and height of a PNG, from its header. */
function pngSize(bytes: Buffer): [number, number] {
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('a reader copies a page as Markdown, and is told so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 360, height: 740});
  // Before the page's scripts are there: the click is kept.
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

test('a reader is told why nothing was copied', async ({page, guards}) => {
  await open(page, '/faq/technical');
  const button = page.getByRole('button', {name: 'Copy page'});
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
  });
  await button.click();
  await expect(page.getByText(/browser did not allow/)).toBeVisible();

  guards.expectProblem(/404/);
  await page.route('**/*.md', (route) => route.fulfill({status: 404}));
  await button.click();
  await expect(page.getByText(/did not load/)).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false}); // Axe is a script.

  test('the Markdown is a link away, and no button promises more', async ({
    page,
  }) => {
    await page.goto('/3.9/faq/technical');
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
    const [response] = await Promise.all([
      page.waitForResponse('**/3.9/faq/technical.md'),
      page.getByRole('link', {name: 'View as Markdown'}).click(),
    ]);
    expect(response.headers()['content-type']).toBe(
      'text/markdown; charset=utf-8',
    );
    await expect(page.getByText('# Technical FAQ')).toBeVisible();
  });
});
