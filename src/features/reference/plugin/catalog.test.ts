import path from 'node:path';
import {visit} from 'unist-util-visit';
import {beforeAll, expect, test} from 'vitest';
import {textAfter, treeAfter} from '../../../../tests/support/remark-page';
import {
  temporaryFolder,
  writeFiles,
} from '../../../../tests/support/written-files';
import {firstSentence} from './catalog';
import type {DescribedRelease} from './changes';
import referenceData from './remark';

const root = temporaryFolder();
let releases: DescribedRelease[];

const schema = {
  properties: {
    methods: {
      items: {
        properties: {
          method: {title: 'Method', 'x-cell': 'code'},
          task: {
            title: 'Task',
            enum: ['Show', 'Close', 'Subscription and lifecycle'],
          },
          parameters: {title: 'Parameters', 'x-cell': 'code'},
          returns: {title: 'Returns'},
          description: {title: 'What it does'},
          type: {title: 'Type', 'x-cell': 'code'},
          default: {title: 'Default', 'x-cell': 'code'},
          values: {title: 'Values'},
          example: {title: 'Example'},
          fields: {title: 'Fields'},
        },
      },
    },
  },
};

const long = 'It is long. '.repeat(30).trim();

const methods = [
  {
    method: 'hide',
    task: 'Close',
    parameters: [],
    returns: '`void`',
    description: 'Closes it.',
  },
  {
    method: 'show',
    task: 'Show',
    parameters: ['options', 'late?'],
    types: ['Options', ''],
    returns: 'the id',
    returnType: 'string',
    description: `Opens a dialog. ${long}`,
  },
];

const values = [
  {
    method: 'screens',
    task: 'Show',
    description: 'The windows.',
    example: 'screens: []',
    fields: [
      {
        name: 'id',
        type: 'string',
        required: true,
        description: 'Name of the window.',
      },
    ],
  },
  {
    method: 'cine',
    task: 'Show',
    description: 'Speed.',
    example: 'cine: 1',
  },
];

const write = (folder: string, name: string, entries: object[]) =>
  writeFiles(path.join(root, folder, '_data'), {
    'schemas/s.schema.json': schema,
    [`${name}.json`]: {
      $schema: './schemas/s.schema.json',
      service: 'dialogs',
      methods: entries,
    },
  });

beforeAll(() => {
  write('docs', 'dialogs', methods);
  write('old', 'dialogs', methods.slice(0, 1));
  write('docs', 'twice', [...methods, {...methods[0], task: 'Show'}]);
  write('docs', 'types', [{...methods[1], types: ['Options']}]);
  write('docs', 'values', values);
  write(
    'docs',
    'common',
    methods.map((one) => ({...one, task: 'Subscription and lifecycle'})),
  );
  write('docs', 'bare', [{...methods[0], description: ''}]);
  releases = ['docs', 'old'].map((docs, i) => ({
    id: docs,
    line: `3.${10 - i}`,
    // From the root of the site, where the plugin looks for it.
    docs: path.relative(
      path.resolve(__dirname, '../../../..'),
      path.join(root, docs),
    ),
  }));
});

function treeOf(mdx: string) {
  const page = [
    referenceData(releases),
    path.join(root, 'docs/page.mdx'),
    mdx,
  ] as const;
  return {tree: treeAfter(...page), text: textAfter(...page)};
}

const catalog = (data: string, more = '') =>
  `<ReferenceCatalog data="${data}" list="methods" entry="method" by="task" level="3" signature="parameters" purpose="description" fields="returns" ${more} />`;

const keys = (more: string) =>
  `<ReferenceCatalog data="values" list="methods" entry="method" prefix="" purpose="description" ${more} />`;

test('a catalog has a heading for each group, and signatures with types', () => {
  const {tree, text} = treeOf(catalog('dialogs'));
  expect(text).toContain('### Show');
  expect(text.indexOf('### Show')).toBeLessThan(text.indexOf('### Close'));
  expect(text).toContain(
    '<CatalogEntry id="dialogs.show" signature="show(options: Options, late?): string" mark="New in 3.10">',
  );
  expect(text).toContain('<CatalogEntry id="dialogs.hide" signature="hide()">');
  expect(text).toContain('Opens a dialog.\n');
  expect(text).toMatch(/<CatalogMore of="show">\s+It is long\./);
  expect(text).toMatch(
    /<\/CatalogMore>\s+<small>Returns: <\/small>the id\s+<\/CatalogEntry>/,
  );
  expect(text).not.toContain('void');
  const ids: unknown[] = [];
  visit(tree, 'heading', ({data}) => {
    ids.push((data as {hProperties?: {id?: string}}).hProperties?.id);
  });
  expect(ids).toEqual(['dialogs-show', 'dialogs-close']);
});

test('methods that nearly every service has are folded to their names, below their heading', () => {
  const {text} = treeOf(catalog('common'));
  expect(text).toMatch(
    /### Subscription and lifecycle\s+<CatalogFold names="hide, show">\s+<CatalogList>/,
  );
  expect(treeOf(catalog('dialogs')).text).not.toContain('CatalogFold');
});

test('a guide has the names instead, with links to the entries', () => {
  const {text} = treeOf(
    '<ReferenceLinks data="dialogs" list="methods" entry="method" by="task" to="./reference.mdx" />',
  );
  expect(text).toBe(
    '* Show: [`show`](./reference.mdx#dialogs.show)\n* Close: [`hide`](./reference.mdx#dialogs.hide)\n',
  );
});

test.each([
  [catalog('twice'), /two entries have the anchor "dialogs\.hide"/],
  [catalog('types'), /show has 2 parameters and 1 types/],
  [catalog('bare'), /hide has no "description"/],
  [
    catalog('dialogs').replace('level="3"', 'level="5"'),
    /Unknown level="5"\. Levels: 2, 3\./,
  ],
  [
    catalog('dialogs').replace('purpose="description"', ''),
    /ReferenceCatalog has no purpose="…"/,
  ],
  [
    '<ReferenceLinks data="dialogs" list="methods" entry="method" />',
    /ReferenceLinks has no to="…"/,
  ],
])('%s stops the build', (mdx, message) => {
  expect(() => treeOf(mdx)).toThrow(message);
});

test('another key distinguishes entries with the same name', () => {
  const {text} = treeOf(catalog('twice', 'also="task"'));
  expect(text).toContain('id="dialogs.hide-Close"');
  expect(text).toContain('id="dialogs.hide-Show"');
});

test('the first sentence ends where the next one begins', () => {
  expect(firstSentence('One. Two `a. B` three.')).toEqual([
    'One.',
    'Two `a. B` three.',
  ]);
  expect(firstSentence('Use `a. B` or [x. Y](z). More.')).toEqual([
    'Use `a. B` or [x. Y](z).',
    'More.',
  ]);
  expect(firstSentence('Only one')).toEqual(['Only one', '']);
});

test('an example and the fields of a value are folded, each field with an anchor', () => {
  const {text} = treeOf(keys('inside="example, fields"'));
  expect(text).toMatch(
    /<CatalogMore of="screens" has="fields">\s+```js\s+screens: \[\]\s+```/,
  );
  expect(text).toContain(
    '<CatalogEntry id="screens.id" signature="id" of="screens">',
  );
  expect(text).toMatch(
    /<CatalogFacts>\s+\*\*Required\*\*\s+Type: `string`\s+<\/CatalogFacts>/,
  );
  expect(text).toContain('Name of the window.');
  expect(text).toContain('<CatalogMore of="cine" has="example">');
});

test('pages that do not ask for them have no fields', () => {
  expect(treeOf(keys('')).text).not.toContain('CatalogMore');
});

test('fields without an example stop the build', () => {
  expect(() => treeOf(keys('inside="fields"'))).toThrow(
    'screens has fields, but no example of them.',
  );
});
