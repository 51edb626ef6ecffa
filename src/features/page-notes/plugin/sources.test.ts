import path from 'node:path';
import {expect, test} from 'vitest';
import {textAfter} from '../../../../tests/support/remark-page';
import {temporaryFolder} from '../../../../tests/support/written-files';
import {onDependency} from '../../../../plugins/content/dependencies';
import pageSources from './sources';

const commit = '0123456789012345678901234567890123456789';

const root = temporaryFolder({
  'docs/_data/sources.json': {
    $schema: './schemas/sources.schema.json',
    entries: [
      {
        page: 'guide/a',
        claim: 'one',
        statement: 'The key `a` works.',
        unconfirmed: true,
        read: [
          {release: '3.9.3', path: 'src/a.ts'},
          {release: '3.10.0', path: 'src/b.ts', commit},
          {release: '3.10.1', commit, repository: 'some/fork'},
        ],
        tried: 'It was not run.',
        links: ['OHIF/Viewers#1', '[Text](https://example.org/x)'],
      },
      {
        page: 'guide/b',
        claim: 'two',
        statement: 'The options.',
        read: [],
        rows: {data: 'archives', label: 'name'},
      },
      {
        page: 'guide/c',
        claim: 'three',
        statement: 'The options.',
        read: [],
        rows: {data: 'archives', label: 'title'},
      },
    ],
  },
  'docs/_data/archives.json': {
    $schema: './schemas/archives.schema.json',
    entries: [
      {name: 'first', source: ['OHIF/Viewers#2', 'a file']},
      {name: 'second', source: 'Dockerfile'},
    ],
  },
  'docs/_data/schemas/archives.schema.json': {
    properties: {
      entries: {
        items: {properties: {name: {'x-cell': 'code'}, source: {}}},
      },
    },
  },
});

const render = (mdx: string, page = 'guide/a'): string =>
  textAfter(pageSources, path.join(root, `docs/${page}.mdx`), mdx);

test('lists the evidence of each claim at the end of its page', () => {
  expect(render('Text <Unconfirmed claim="one" />.')).toBe(
    `Text <Unconfirmed claim="one" />.

<PageSources>
  <PageSource claim="one">
    **The key \`a\` works.** <Unconfirmed />

    <SourceDetail kind="read">
      * 3.9.3, \`src/a.ts\`
      * 3.10.0, \`src/b.ts\`, [OHIF/Viewers@0123456](https://github.com/OHIF/Viewers/blob/${commit}/src/b.ts)
      * 3.10.1, [some/fork@0123456](https://github.com/some/fork/tree/${commit}/)
    </SourceDetail>

    <SourceDetail kind="tried">
      It was not run.
    </SourceDetail>

    <SourceDetail kind="links">
      * [OHIF/Viewers#1](https://github.com/OHIF/Viewers/issues/1)
      * [Text](https://example.org/x)
    </SourceDetail>
  </PageSource>
</PageSources>
`,
  );
});

test('the sources of the entries of another file are listed', () => {
  expect(render('Text.', 'guide/b')).toContain(
    `    <SourceDetail kind="rows">
      * \`first\`: [OHIF/Viewers#2](https://github.com/OHIF/Viewers/issues/2), a file
      * \`second\`: Dockerfile
    </SourceDetail>`,
  );
});

test('a page without claims has no such section', () => {
  expect(render('Text.', 'guide/d')).toBe('Text.\n');
});

test.each([
  [
    '\n\nText <Unconfirmed claim="tow" />.',
    'guide/a',
    /a\.mdx:3: _data\/sources\.json has no entry .* "tow"\. Its claims: one\./,
  ],
  ['<Unconfirmed claim="one" />', 'guide/d', /Its claims: none\./],
  [
    '## Heading <Since version="3.10" />',
    'guide/d',
    /:1: <Since> is in a heading/,
  ],
  [
    'Text.',
    'guide/c',
    /entries of archives\.json have no "title".*Their keys: name, source\./,
  ],
])('%s on %s stops the build', (mdx, page, message) => {
  expect(() => render(mdx, page)).toThrow(message);
});

test('a page depends on the claims, their schema, and the files whose entries it lists', () => {
  const files = (page: string) => {
    const heard: string[] = [];
    onDependency(path.join(root, `docs/${page}.mdx`), 'client', (file) =>
      heard.push(path.relative(root, file)),
    );
    render('Text.', page);
    return [...new Set(heard)];
  };
  const common = [
    'docs/_data/sources.json',
    'docs/_data/schemas/sources.schema.json',
  ];
  expect(files('guide/b')).toEqual([
    ...common,
    'docs/_data/archives.json',
    'docs/_data/schemas/archives.schema.json',
  ]);
  expect(files('guide/d')).toEqual(common);
  expect(files('../src/pages/index')).toEqual([]);
});
