import path from 'node:path';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {textAfter, treeAfter} from '../../../../tests/support/remark-page';
import {temporaryFolder} from '../../../../tests/support/written-files';
import {changeOf} from './changes';
import {dataFolderOf} from '../../../../plugins/content/reference-data/data';
import referenceData from './remark';

const schema = {
  properties: {
    entries: {items: {$ref: '#/$defs/parameter'}},
    empty: {items: {$ref: '#/$defs/parameter'}},
  },
  $defs: {
    parameter: {
      properties: {
        name: {title: 'Parameter', 'x-cell': 'code'},
        group: {title: 'Group'},
        repeat: {title: 'May repeat'},
        values: {title: 'Values', 'x-cell': 'code'},
        meaning: {title: 'Meaning'},
      },
    },
  },
};

const root = temporaryFolder({
  'docs/_data/schemas/parameters.schema.json': schema,
  'docs/_data/parameters.json': {
    $schema: './schemas/parameters.schema.json',
    entries: [
      {
        name: 'lng',
        group: 'all',
        repeat: false,
        values: ['de', 'fr'],
        meaning: 'The language, a code such as `de`; see [Language](./x.md).',
      },
      {name: 'token', group: 'sign-in', meaning: 'A token'},
      {name: 'broken', group: 'bad', meaning: 'one\n\ntwo'},
      {name: 'late', group: '401; a reload helps', meaning: 'A time'},
    ],
    empty: [],
  },
  'docs/_data/bare.json': {entries: []},
  'docs/_data/schemas/steps.schema.json': {
    properties: {
      entries: {
        items: {
          properties: {
            slug: {title: 'Slug'},
            kind: {title: 'Kind'},
            old: {title: 'Before', 'x-cell': 'code'},
            new: {title: 'After', 'x-cell': 'code'},
            why: {title: 'What happens'},
          },
        },
      },
    },
  },
  'docs/_data/steps.json': {
    $schema: './schemas/steps.schema.json',
    entries: [
      {slug: 'hide', kind: 'renamed', old: 'gone()', new: 'here()', why: 'So.'},
      {slug: 'add', kind: 'added', old: '–', new: 'come()', why: 'Now.'},
    ],
  },
  'docs/_data/schemas/service.schema.json': {
    properties: {
      methods: {
        items: {properties: {method: {title: 'Method', 'x-cell': 'code'}}},
      },
    },
  },
  'docs/_data/dialogs.json': {
    $schema: './schemas/service.schema.json',
    service: 'dialogs',
    methods: [{method: 'show'}, {method: 'hide'}, {method: 'reset'}],
  },
  'docs/guide/dialogs.mdx': '',
  'docs/guide/plain.md': '',
  'docs/_data/changes.json': {
    entries: [
      {
        to: '3.10',
        page: 'guide/dialogs',
        anchor: 'open',
        covers: ['added method dialogs.show', 'changed method dialogs.hide'],
      },
      {to: '3.10', page: 'guide/gone', covers: ['changed event x.GONE']},
      {
        to: '3.9',
        page: 'guide/dialogs',
        covers: ['removed method dialogs.reset'],
      },
      {to: '3.9', covers: ['changed method dialogs.reset']},
      {to: '3.9', page: 'guide/plain', covers: ['added method dialogs.ask']},
    ],
  },
});

/** The page's text after the plugin. */
const page = path.join(root, 'docs/configuration/url.mdx');
const render = (mdx: string): string => textAfter(referenceData(), page, mdx);

describe('ReferenceTable', () => {
  it('renders a table with the titles of the schema, code where the schema asks for it, and dashes for missing values', () => {
    const cells = render(
      '<ReferenceTable data="parameters" columns="name, repeat, values, meaning" where="group=all" />\n\n' +
        '<ReferenceTable data="parameters" columns="name, values" where="group=sign-in" />',
    )
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.replace(/\s+/g, ' '));
    expect(cells).toEqual([
      '| Parameter | May repeat | Values | Meaning |',
      expect.stringMatching(/^\|[ -]+\|/),
      '| `lng` | no | `de`, `fr` | The language, a code such as `de`; see [Language](./x.md). |',
      '| Parameter | Values |',
      expect.stringMatching(/^\|[ -]+\|/),
      '| `token` | – |',
    ]);
  });

  it('puts a second value of a cell below the first, where there is one', () => {
    expect(
      render(
        '<ReferenceTable data="parameters" columns="name, meaning + values" where="group=all" />\n\n' +
          '<ReferenceTable data="parameters" columns="name, meaning + values" where="group=sign-in" />',
      ).match(/[^ ]+ (?:<small>.*<\/small>|A token) \|$/gm),
    ).toEqual([
      '[Language](./x.md). <small>`de`, `fr`</small> |',
      '| A token |',
    ]);
  });
});

it('a cached text is not affected by changes that an earlier page made to it', () => {
  const table = () =>
    treeAfter(
      referenceData(),
      page,
      '<ReferenceTable data="parameters" columns="meaning" where="group=all" />',
    );
  const first = table();
  const before = structuredClone(first);
  visit(first, 'link', (link) => {
    link.url = 'elsewhere';
  });
  expect(first).not.toEqual(before);
  expect(table()).toEqual(before);
});

describe('ReferenceSections', () => {
  it('renders one heading per entry with its fields, and multiple values as a list', () => {
    expect(
      render(
        '<ReferenceSections data="parameters" heading="name" fields="values, meaning" where="group=all" />',
      ),
    ).toBe(
      '### `lng`\n\n**Values:**\n\n* `de`\n* `fr`\n\n**Meaning:** The language, a code such as `de`; see [Language](./x.md).\n',
    );
  });
});

it('finds a value with a semicolon', () => {
  expect(
    render(
      '<ReferenceSections data="parameters" heading="name" fields="meaning" where="group=401; a reload helps; name=late" />',
    ),
  ).toBe('### `late`\n\n**Meaning:** A time\n');
});

describe('ReferenceSections with search="…"', () => {
  const sections = (search: string) =>
    render(
      `<ReferenceSections data="parameters" heading="name" fields="meaning" where="group=sign-in" search="${search}" />`,
    );

  it('leaves entries of another page out of the search index', () => {
    expect(sections('elsewhere')).toBe(
      '<div data-search-skip="index">\n  ### `token`\n\n  **Meaning:** A token\n</div>\n',
    );
  });

  it('accepts no other value', () => {
    expect(() => sections('never')).toThrow(
      'Unknown search="never". The only value is "elsewhere"',
    );
  });
});

describe('ReferenceSections with facts="…"', () => {
  it('renders the facts that an entry has as a definition list', () => {
    expect(
      render(
        '<ReferenceSections data="parameters" heading="name" facts="group, values, meaning" where="group=sign-in" />',
      ).replace(/\n\s*/g, ' '),
    ).toBe(
      '### `token` <dl className="facts"> <dt> Group </dt> <dd> sign-in </dd> <dt> Meaning </dt> <dd> A token </dd> </dl> ',
    );
  });
});

describe('ReferenceSections with each="…"', () => {
  it('puts each section into such an element, with the values of the keys', () => {
    expect(
      render(
        '<ReferenceSections data="parameters" heading="name" fields="meaning" where="group=sign-in" each="Entry: group, values" />',
      ),
    ).toBe(
      '<Entry group="sign-in">\n  ### `token`\n\n  **Meaning:** A token\n</Entry>\n',
    );
  });
});

describe('ReferenceTerms', () => {
  it('is a definition list whose terms have anchors', () => {
    expect(
      render(
        '<ReferenceTerms data="parameters" term="name" definition="meaning" fields="group, values" where="group=sign-in" />',
      ),
    ).toBe(
      '<dl>\n  <GlossaryTerm id="token" term="token" />\n\n  <dd>\n    A token\n\n    Group: sign-in\n  </dd>\n</dl>\n',
    );
  });
});

describe('an error names the page, the line, and the valid choices', () => {
  it.each([
    [
      '<ReferenceTable data="paramters" columns="name" />',
      /url\.mdx:1: unknown reference data "paramters".*bare, changes, dialogs, parameters/,
    ],
    [
      '<ReferenceTable data="parameters" list="rows" columns="name" />',
      /no list "rows"\. Its lists: entries, empty/,
    ],
    [
      '<ReferenceTable data="parameters" list="empty" columns="name" />',
      /"empty" of parameters\.json is empty/,
    ],
    [
      '<ReferenceTable data="parameters" columns="nmae" />',
      /no key "nmae"\. Their keys: name, group, repeat, values, meaning/,
    ],
    [
      '<ReferenceTable data="parameters" columns="name" where="group=none" />',
      /no entry .* group=none\. Values of group: all, sign-in, bad, 401; a reload helps/,
    ],
    [
      '<ReferenceTable data="parameters" columns="name" where="group=all; name=token" />',
      /no entry .* group=all; name=token\. Values of name where the other conditions match: lng/,
    ],
    [
      '<ReferenceTable data="parameters" columns="name" where="group" />',
      /where="group" .* "group" is not "key=value"/,
    ],
    [
      '<ReferenceTable data="parameters" columns="name" where="grp=all" />',
      /no key "grp"/,
    ],
    ['<ReferenceTable data="parameters" />', /has no columns/],
    ['<ReferenceTable columns="name" />', /has no data/],
    [
      '<ReferenceTable data="parameters" columns="name" filter="x" />',
      /accepts only attributes .* data, list, columns, where/,
    ],
    [
      '<ReferenceTable data="parameters" columns={["name"]} />',
      /accepts only attributes with plain text/,
    ],
    ['<ReferenceTable data="bare" columns="name" />', /has no schema/],
    [
      '<ReferenceTable data="parameters" columns="meaning" where="group=bad" />',
      /one paragraph of inline Markdown/,
    ],
    [
      '<ReferenceSections data="parameters" heading="name" fields="meaning" level="7" />',
      /level="7"/,
    ],
    [
      '<ReferenceSections data="parameters" heading="name" fields="meaning" each="entry: group" />',
      /each="entry: group" is not the name of a component/,
    ],
    [
      '<ReferenceSections data="parameters" heading="name" fields="meaning" each="Entry: kind" />',
      /no key "kind"/,
    ],
    ['<ReferenceTerms data="parameters" fields="meaning" />', /has no term/],
  ])('%s', (mdx, message) => {
    expect(() => render(mdx)).toThrow(message);
  });
});

describe('where data is', () => {
  it('is in the _data folder of the page’s version', () => {
    const folder = path.join(root, 'docs/_data');
    expect(dataFolderOf(path.join(root, 'docs/page.mdx'))).toBe(folder);
    expect(dataFolderOf(path.join(root, 'docs/a/docs/b.mdx'))).toBe(folder);
  });

  it('is missing for a page that is not a doc', () => {
    expect(() => dataFolderOf(path.join(root, 'pages/help.md'))).toThrow(
      'found no folder _data',
    );
  });
});

it('a table with tick="…" has a box in each row, under the value of that key', () => {
  const table = render(
    '<ReferenceTable data="parameters" columns="name" where="group=all" tick="name" />',
  );
  expect(table).toContain('| Done');
  expect(table).toMatch(/<UpgradeTick id="lng" label="lng" *\/> *\| `lng`/);
  expect(() =>
    render('<ReferenceTable data="parameters" columns="name" tick="values" />'),
  ).toThrow('without values cannot be ticked');
});

it('a list of changes with boxes has the code after below the code before', () => {
  const table = render(
    '<ReferenceTable data="steps" columns="kind, old, new, why" tick="slug" />',
  ).replace(/ +/g, ' ');
  expect(table).toContain('| Done | Change |');
  expect(table).toContain(
    '/> <small>renamed</small> | <del>`gone()`</del> <ins>`here()`</ins> So. |',
  );
  expect(table).toContain('<small>added</small> | <ins>`come()`</ins> Now. |');
});

it('marks a changed method with a link to the guide, unless it exists again or has no guide', () => {
  const table = render(
    '<ReferenceTable data="dialogs" list="methods" columns="method" />',
  );
  expect(table).toContain('`show` [New in 3.10](../guide/dialogs.mdx#open)');
  expect(table).toContain(
    '`hide` [Changed in 3.10](../guide/dialogs.mdx#open)',
  );
  expect(table).toMatch(/\| `reset` +\|/);
});

it('a page of plain Markdown is also found, even from its own folder', () => {
  expect(
    changeOf(
      path.join(root, 'docs/_data'),
      path.join(root, 'docs/guide/page.mdx'),
      'dialogs.ask',
    ),
  ).toEqual({text: 'New in 3.9', url: './plain.md'});
});

it('marks nothing in a version without a list of changes', () => {
  expect(
    changeOf(
      path.join(root, 'docs/guide'),
      path.join(root, 'docs/page.mdx'),
      'dialogs.show',
    ),
  ).toBeUndefined();
});

it('a change whose page is gone stops the build', () => {
  expect(() =>
    changeOf(
      path.join(root, 'docs/_data'),
      path.join(root, 'docs/page.mdx'),
      'x.GONE',
    ),
  ).toThrow('guide/gone for the change of x.GONE does not exist');
});
