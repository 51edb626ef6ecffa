import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import {parsePage} from '../source/page';
import {
  checkPageItself,
  checkPageList,
  checkUnique,
  readPageList,
  type PageList,
} from './pages';

const matter = (more = '') =>
  `---\ntitle: T\ndescription: A description that is long enough to fit the search result of a page.\nkeywords:\n  - word\n${more}---\n\n`;
const page = (source: string, name = 'x') =>
  parsePage(`/site/docs/${name}.md`, '/site', source);
const messages = (source: string) =>
  checkPageItself(page(source)).map((p) =>
    `${p.line} ${p.name ?? ''} ${p.message}`.replace(/ {2,}/g, ' '),
  );

function site(...files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), 'Words.');
  }
  return root;
}

const list = (path: string, section = 'faq'): PageList => ({
  done: ['faq', 'components'],
  pages: [{path, title: 'T', section, versions: ['current', '3.9']}],
});

test('a page of a section that is done is missing in each version that lacks it', () => {
  const root = site('docs/faq/general.mdx');
  expect(checkPageList(root, list('faq/general')).map((p) => p.file)).toEqual([
    join('versioned_docs', 'version-3.9', 'faq', 'general.md'),
  ]);
  expect(checkPageList(root, {...list('faq/general'), done: []})).toEqual([]);
});

test('the index of a folder can be index, or carry the name of the folder', () => {
  expect(
    checkPageList(
      site('docs/faq/index.md', 'versioned_docs/version-3.9/faq/faq.md'),
      list('faq/index'),
    ),
  ).toEqual([]);
});

test('pages of the site are looked for below src/pages', () => {
  expect(
    checkPageList(
      site('src/pages/components/Button/index.mdx'),
      list('components/Button', 'components'),
    ),
  ).toEqual([]);
  expect(
    checkPageList(site(), list('components/Button', 'components')),
  ).toHaveLength(1);
});

test('a page in a version that the list does not give it is reported, done or not', () => {
  const root = site(
    'docs/deployment/azure.md',
    'versioned_docs/version-3.9/deployment/azure.md',
  );
  const pages: PageList['pages'] = [
    {
      path: 'deployment/azure',
      title: 'Azure',
      section: 'deployment',
      versions: ['current'],
    },
  ];
  for (const done of [[], ['deployment']]) {
    expect(checkPageList(root, {done, pages})).toMatchObject([
      {
        file: join('versioned_docs', 'version-3.9', 'deployment', 'azure.md'),
        message: expect.stringContaining(
          'is in 3.9, but pages.yaml gives "deployment/azure" to current only',
        ) as string,
      },
    ]);
  }
});

test('the list of the repository names sections that exist', () => {
  expect(readPageList().pages.length).toBeGreaterThan(150);
});

test('every section of the list is done: without its page, each of its entries is missed', () => {
  const {pages} = readPageList();
  const missed = checkPageList(site()).map(
    ({message}) => /"(.*)" of the section/.exec(message)?.[1],
  );
  expect(new Set(missed)).toEqual(
    // The search theme brings its page.
    new Set(pages.filter((p) => p.path !== 'search').map((p) => p.title)),
  );
});

test('a valid page has nothing to report', () => {
  expect(messages(`${matter()}Words.\n\n## A\n\n### B\n\nWords.\n`)).toEqual(
    [],
  );
});

test('front matter keys are checked by name and by kind', () => {
  expect(
    messages(
      `${matter('sidebar_positon: 1\nsidebar_label: 3\nformer_anchors: [a]\n')}Words.\n`,
    ),
  ).toEqual([
    expect.stringMatching(
      /^6 sidebar_positon is no front matter key\. Valid keys: .*sidebar_position/,
    ),
    '7 sidebar_label must be a text.',
    '8 former_anchors must be a list of "old-anchor: present-anchor".',
  ]);
});

test('headings do not skip a level, and each section says something', () => {
  expect(
    messages(`${matter()}Words.\n\n### A\n\n## B\n\n## C\n\nWords.\n`),
  ).toEqual([
    '10 "A" skips a heading level (h1 to h3).',
    '10 the section "A" is empty.',
    '12 the section "B" is empty.',
  ]);
});

test('two pages do not share a description', () => {
  expect(
    checkUnique([page(`${matter()}a`, 'a'), page(`${matter()}b`, 'b')]),
  ).toMatchObject([{file: 'docs/b.md', name: 'description'}]);
});
