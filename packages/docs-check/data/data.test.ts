/** Errors in reference data and its schemas are reported, on their line and with the right value. */
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/written-files';
import {checkSchemas} from './data';

const properties = {
  $schema: {type: 'string', description: 'Path of this schema.'},
  entries: {
    description: 'One entry a row.',
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'tier'],
      properties: {
        name: {type: 'string', description: 'A name.', 'x-cell': 'code'},
        tier: {enum: ['exact', 'near'], description: 'A proof.'},
        width: {type: ['number', 'null'], description: 'A width.'},
      },
    },
  },
};
const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  additionalProperties: false,
  required: ['$schema', 'entries'],
  properties,
};
const right = {name: 'b', tier: 'exact', width: null};
const $schema = './schemas/a.schema.json';
const data = {$schema, entries: [right]};
const older = 'versioned_docs/version-3.9/_data';

const rootWith = (files: Record<string, unknown>) =>
  temporaryFolder(
    Object.fromEntries(
      Object.entries({
        'docs/_data/a.json': data,
        'docs/_data/schemas/a.schema.json': schema,
        ...files,
      }).map(([place, value]) => [
        place,
        typeof value === 'string' ? value : JSON.stringify(value, null, 2),
      ]),
    ),
  );

/** What is said if these files are different. */
const messages = (files: Record<string, unknown>) =>
  checkSchemas(rootWith(files)).map(
    ({file, line, message, nearest}) =>
      `${file}:${line} ${message}${nearest ? ` -> ${nearest}` : ''}`,
  );

test('data that fits its schema is right, in a folder below and of another version', () => {
  const below = {...data, $schema: '../schemas/a.schema.json'};
  const ofOlder = {
    ...data,
    $schema: '../../../docs/_data/schemas/a.schema.json',
  };
  expect(
    messages({
      'docs/_data/services/b.json': below,
      [`${older}/a.json`]: ofOlder,
    }),
  ).toEqual([]);
});

test.each<[object[], string[]]>([
  [[right, {name: 'c'}], [":9 entries[1] must have required property 'tier'."]],
  [
    [{...right, widths: 1}],
    [
      ':8 entries[0] must not have the key "widths". Keys: name, tier, width. -> width',
    ],
  ],
  [
    [{...right, tier: 'sure'}],
    [':6 entries[0].tier must be one of "exact", "near".'],
  ],
  [
    [{...right, width: '3'}, {tier: 'near'}],
    [
      ':7 entries[0].width must be number,null.',
      ":9 entries[1] must have required property 'name'.",
    ],
  ],
])('the entries %j are reported', (entries, said) => {
  expect(messages({'docs/_data/a.json': {$schema, entries}})).toEqual(
    said.map((text) => `docs/_data/a.json${text}`),
  );
});

const place = 'docs/_data/schemas/a.schema.json';
const b = 'docs/_data/b.json';
const other = {...data, $schema: './schemas/aa.schema.json'};
const open = {...schema, additionalProperties: undefined};
const bare = {...properties, $schema: {type: 'string'}};
const draft = 'http://json-schema.org/draft-07/schema#';
const second = {
  [`${older}/a.json`]: data,
  [`${older}/schemas/a.schema.json`]: schema,
};

test.each<[Record<string, unknown>, RegExp]>([
  [
    {[b]: {entries: []}},
    /b\.json:1 must begin with "\$schema" and the path of a schema\. Schemas: a\.schema\.json\.$/,
  ],
  [
    {[b]: other},
    /is not a schema\. Schemas: a\.schema\.json\. -> a\.schema\.json$/,
  ],
  [second, /3\.9\/_data\/a\.json:1 must begin with "\$schema"/],
  [{[b]: '{\n  "a": 1,\n}'}, /b\.json:3 is not JSON/],
  [{[place]: open}, /lists its keys and lets others pass/],
  [
    {[place]: {...schema, properties: bare}},
    /properties\.\$schema has no "description"/,
  ],
  [{[place]: {...schema, $schema: draft}}, /is not a valid schema/],
  [
    {'docs/_data/schemas/old.schema.json': schema},
    /old\.schema\.json:1 is a schema that no data file refers to/,
  ],
])('%j is reported', (files, says) => {
  expect(messages(files)).toEqual([expect.stringMatching(says)]);
});

test('a run over one file does not look at the others', () => {
  const root = rootWith({'docs/_data/b.json': {}});
  const wanted = [path.join(root, 'docs/_data/a.json')];
  expect(checkSchemas(root, wanted)).toEqual([]);
});
