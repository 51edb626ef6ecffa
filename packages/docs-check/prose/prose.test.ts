/**
 * Tests every term, every rule, and every place where prose could be hidden from a linter.
 */
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {format} from '../report';
import {proseProblems, sourceOf} from './prose';
import {proseFiles} from './prose-files';
import {terms} from './sentence-rules';

const root = path.join(import.meta.dirname, '../../..');

const problemsOf = (file: string, text: string) =>
  proseProblems([sourceOf(root, file, text)]);

const inPage = async (body: string) =>
  (await problemsOf('docs/page.mdx', body)).map(
    ({check, line, name}) =>
      `${line} ${check.replace('prose/', '')}${name ? ` ${name}` : ''}`,
  );

describe.each(terms)('$id', ({id, where, reports, passes}) => {
  const pageOf = (text: string) => (where === 'heading' ? `## ${text}` : text);

  test.each(reports)('is reported: %s', async (text) => {
    expect(await inPage(pageOf(text))).toContainEqual(
      expect.stringMatching(`^1 ${id} `),
    );
  });

  test.each(passes)('is not reported: %s', async (text) => {
    expect(await inPage(pageOf(text))).toEqual([]);
  });
});

test('a term of today is not reported in frozen pages', async () => {
  const text = 'Give it an array of texts.';
  expect(await problemsOf('docs/page.mdx', text)).toHaveLength(1);
  expect(await problemsOf('versioned_docs/version-3.9/page.mdx', text)).toEqual(
    [],
  );
});

test('a page that does not parse is a problem of that page', async () => {
  expect(await problemsOf('src/pages/help.md', 'Text.\n\n</div>\n')).toEqual([
    expect.objectContaining({
      file: 'src/pages/help.md',
      line: 3,
      message: expect.stringMatching(/^does not parse: ./) as string,
    }),
  ]);
});

test('a message has the file, the line, the words, and what to write', async () => {
  const [problem] = await problemsOf(
    'docs/page.mdx',
    'One line.\n\nThe file lies there.',
  );
  expect(format(problem!)).toBe(
    'docs/page.mdx:3  prose/lie  `lies`: is not written here. Write: is in.',
  );
});

const planted = 'The file lies there.';

/** Places in a page, with the line on which the planted sentence is. */
const places: [string, string, number][] = [
  ['front matter', `---\ntitle: Page\ndescription: ${planted}\n---\n`, 3],
  ['a keyword', `---\nkeywords:\n  - viewer\n  - ${planted}\n---\n`, 4],
  ['a keyword in a row', `---\nkeywords: [viewer, '${planted}']\n---\n`, 2],
  ['the title of a sample', `\`\`\`js title="${planted}"\n\`\`\``, 1],
  ['a card', `<Cards>\n\n- [Docs](./a.mdx): ${planted}\n\n</Cards>`, 3],
  ['a heading', `## ${planted}`, 1],
  ['the second line of a paragraph', `One line.\n${planted}`, 2],
  ['a list', `- One item.\n- ${planted}`, 2],
  ['a list in a list', `- One item.\n  - ${planted}`, 2],
  ['a table', `| Column |\n| --- |\n| ${planted} |`, 3],
  ['a quotation', `> ${planted}`, 1],
  ['an admonition', `:::note\n\n${planted}\n\n:::`, 3],
  ['the title of an admonition', `:::note[${planted}]\n\nText.\n\n:::`, 1],
  ['bold text', `**${planted}**`, 1],
  ['the text of a link', `[${planted}](./page.mdx)`, 1],
  ['a footnote', `Some text.[^1]\n\n[^1]: ${planted}`, 3],
];

test.each(places)('reads %s', async (_place, page, line) => {
  expect(await inPage(page)).toEqual([`${line} lie lies`]);
});

test.each(['Tabs', 'ReferenceTable', 'details', 'figure'])(
  'reads the content and the attributes of <%s>',
  async (name) => {
    const attributes = ['title', 'caption', 'alt', 'label', 'description'];
    for (const attribute of attributes) {
      expect(await inPage(`<${name} ${attribute}="${planted}" />`)).toEqual([
        '1 lie lies',
      ]);
    }
    expect(await inPage(`<${name}>\n\n${planted}\n\n</${name}>`)).toEqual([
      '3 lie lies',
    ]);
    expect(await inPage(`Text <${name}>that lies there</${name}>.`)).toEqual([
      '1 lie lies',
    ]);
  },
);

test.each([
  ['The veiwer opens.', '1 spelling veiwer'],
  // 36 words
  [`The page ${'is very '.repeat(16)}is very.`, '1 long-sentence'],
])('reports %s', async (page, found) => {
  expect(await inPage(page)).toEqual([found]);
});

test.each([
  ['code', 'Set `stands lies anew`.'],
  [
    'a keyword that people type into a search',
    '---\nkeywords: [segment colours, login, take a picture]\n---\n',
  ],
  [
    'a path in the title of a sample',
    '```js title="my-own/liesThere.js: before (3.9)"\n```',
  ],
  ['a sample', '```js\n// whoever stands there\n```'],
  ['a quoted message', 'The log says "the server answers anew".'],
  ['a label of the user interface', 'Select **Log in**.'],
  ['a URL', 'Open https://example.com/address/licence.'],
  ['the target of a link', '[Viewer](./behaviour.mdx)'],
  ['an expression', '<Diagram of={whoeverStands} />'],
  [
    'a long text alternative',
    `<ViewerPicture alt="${'a long and '.repeat(20)}" />`,
  ],
  [
    'a sentence of 35 words',
    `The page is ${'very long and '.repeat(10)}very long.`,
  ],
])('does not read %s', async (_what, page) => {
  expect(await inPage(page)).toEqual([]);
});

const category = proseFiles(root, [], []).find((name) =>
  name.endsWith('_category_.json'),
)!;
const dataFile = 'docs/_data/planted.json';

const arrows = ['2 prose/arrow', '2 prose/arrow'];
const named = {name: 'lies', example: 'lies', note: planted, since: '3.9'};
const versions = ['3.9 and 3.10', 'early betas of 3.10'];

test.each<[string, object, string[]]>([
  // Names and examples are not prose; `versions` is joined as on the page.
  [dataFile, {entries: [named]}, ['6 prose/lie']],
  [
    dataFile,
    {entries: versions.map((v) => ({versions: v}))},
    ['4 prose/versions-both'],
  ],
  [category, {label: '3.9 -> 3.10 (NEW)', position: 3}, arrows],
])('reads of %s the texts of %j', async (file, data, found) => {
  const problems = await problemsOf(file, JSON.stringify(data, null, 2));
  expect(problems.map(({line, check}) => `${line} ${check}`)).toEqual(found);
});
