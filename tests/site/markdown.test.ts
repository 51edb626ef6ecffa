/**
 * Machine-readable output in the built files: each page's Markdown, the lists of them,
 * Open Graph images, and breadcrumbs, compared with the pages.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {buildFolder, fileOfPath} from '../support/built-site';
import {oneLine, pages, theSite, type Built} from './pages';

const read = (file: string) =>
  readFileSync(path.join(buildFolder, file), 'utf8');
const exists = (file: string) => existsSync(path.join(buildFolder, file));

const docPages = () => pages().filter(({isDoc}) => isDoc);
/** The pages of src/pages; the search page is not in the sitemap. */
const otherPages = () => pages().filter(({isDoc}) => !isDoc);

/** The URL of the site, from its pages. */
const origin = new URL(theSite().pages.get('/')?.canonical[0] ?? '').origin;

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
  const page = theSite().pages.get(
    file.replace(/\.md$/, '').replace(/^\/index$/, '/'),
  );
  // The comparisons of pages are not in the sitemap.
  if (!page && !exists(file) && !exists(`${file}.html`)) {
    return 'the file does not exist';
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
    // A value that a template did not have. In a message, it is within a sentence.
    if (node.type === 'text' && /(?:^|\. )undefined\.?$/.test(node.value)) {
      problems.push(`shows a missing value: ${node.value}`);
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
      .map(({alternate}) => alternate!)
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

test('the Markdown of a page has its badges and its evidence', () => {
  expect(read('site-design.md')).toContain(
    'release (since 3.10.0-beta.71), the second removed after one (until 3.9.3),',
  );
  const text = read('configuration/dataSources/merge.md');
  expect(text).toMatch(
    /named `dicomweb` \(\[unconfirmed\]\(\S+#source-merge-needs-dicomweb\)\)\./,
  );
  expect(text).toMatch(/^## Sources$/m);
  expect(text).toContain('OHIF/Viewers#4327');
});

test('the Markdown of a page has a term of the glossary, and not its definition', () => {
  const page = '/user-guide/viewer/measurement-tracking';
  const main = load(readFileSync(fileOfPath(page), 'utf8'))('main');
  const term = main.find('button[popovertarget]').first().text();
  const definition = main.find('[popover]').first().text();
  expect(term).not.toBe('');
  expect(definition.length).toBeGreaterThan(30);
  const text = read(`${page}.md`);
  expect(text).toContain(term);
  expect(text).not.toContain(definition.slice(0, 30));
});

test('every page has the metadata of its card', () => {
  const problems = pages().flatMap(({path: page, meta}) => {
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
      one('og:image:alt') ? '' : 'no words for its picture',
    ]
      .filter(Boolean)
      .map((problem) => `${page} has ${problem}`);
  });
  expect(problems).toEqual([]);
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
        theSite().pages.has(item.slice(origin.length))
          ? ''
          : `${item}, which is not the canonical address of a page`,
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

/** Width and height of a PNG, from its header. */
function pngSize(file: string): [number, number] {
  const bytes = readFileSync(path.join(buildFolder, file));
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
