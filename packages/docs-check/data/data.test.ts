/**
 * Checks that planted errors in reference data and its schemas are reported, on the right
 * line and with the correct value.
 */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkSchemas} from './data';

const draft = 'https://json-schema.org/draft/2020-12/schema';

const schema = {
  $schema: draft,
  type: 'object',
  additionalProperties: false,
  required: ['$schema', 'entries'],
  properties: {
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
          meaning: {type: 'string', minLength: 5, description: 'A meaning.'},
        },
      },
    },
  },
};
const data = (...entries: object[]) => ({
  $schema: './schemas/a.schema.json',
  entries,
});
const right = {name: 'b', tier: 'exact', width: null, meaning: 'a word'};

function rootWith(files: Record<string, unknown>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'data-'));
  for (const [place, value] of Object.entries(files)) {
    const file = path.join(root, place);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(
      file,
      typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    );
  }
  return root;
}

const messages = (files: Record<string, unknown>) =>
  checkSchemas(rootWith(files)).map(
    (p) =>
      `${p.file}:${p.line} ${p.message}${p.nearest ? ` -> ${p.nearest}` : ''}`,
  );

const withEntries = (...entries: object[]) =>
  messages({
    'docs/_data/a.json': data(...entries),
    'docs/_data/schemas/a.schema.json': schema,
  });

test('data that fits its schema is not reported, in a folder below either', () => {
  expect(
    messages({
      'docs/_data/a.json': data(right),
      'docs/_data/services/b.json': {
        ...data(right),
        $schema: '../schemas/a.schema.json',
      },
      'docs/_data/schemas/a.schema.json': schema,
      'versioned_docs/version-3.9/_data/a.json': {
        ...data(right),
        $schema: '../../../docs/_data/schemas/a.schema.json',
      },
    }),
  ).toEqual([]);
});

test('a missing key is named, with the path to where it belongs', () => {
  expect(withEntries(right, {name: 'c'})).toEqual([
    "docs/_data/a.json:10 entries[1] must have required property 'tier'.",
  ]);
});

test('a misspelt key is reported at its line, with the keys that there are', () => {
  expect(withEntries({...right, meanig: 'x'})).toEqual([
    'docs/_data/a.json:9 entries[0] must not have the key "meanig". Keys: name, tier, width, meaning. -> meaning',
  ]);
});

test('a value that is not one of the choices is reported with them', () => {
  expect(withEntries({...right, tier: 'sure'})).toEqual([
    'docs/_data/a.json:6 entries[0].tier must be one of "exact", "near".',
  ]);
});

test('a value of another type is reported', () => {
  expect(withEntries({...right, width: '3'})).toEqual([
    'docs/_data/a.json:7 entries[0].width must be number,null.',
  ]);
});

test('a text that is too short is reported', () => {
  expect(withEntries({...right, meaning: 'x'}).join()).toMatch(
    /entries\[0\]\.meaning must NOT have fewer than 5 characters/,
  );
});

test('reports each error of a file, not only the first', () => {
  expect(withEntries({name: 1, tier: 'sure'}, {})).toHaveLength(4);
});

test('a file without a schema is reported', () => {
  expect(
    messages({
      'docs/_data/a.json': {entries: []},
      'docs/_data/b.json': data(right),
      'docs/_data/schemas/a.schema.json': schema,
    }),
  ).toEqual([
    'docs/_data/a.json:1 must begin with "$schema" and the path of a schema. Schemas: a.schema.json.',
  ]);
});

test('reports a missing schema with the nearest name', () => {
  expect(
    messages({
      'docs/_data/a.json': {
        ...data(right),
        $schema: './schemas/aa.schema.json',
      },
      'docs/_data/b.json': data(right),
      'docs/_data/schemas/a.schema.json': schema,
    }),
  ).toEqual([
    'docs/_data/a.json:1 $schema is "./schemas/aa.schema.json", which is not a schema. Schemas: a.schema.json. -> a.schema.json',
  ]);
});

test('a second schema next to the data of a version is reported: schemas exist once', () => {
  expect(
    messages({
      'docs/_data/a.json': data(right),
      'docs/_data/schemas/a.schema.json': schema,
      'versioned_docs/version-3.9/_data/a.json': data(right),
      'versioned_docs/version-3.9/_data/schemas/a.schema.json': schema,
    }).join(),
  ).toMatch(/must begin with "\$schema" and the path of a schema/);
});

test('what is not JSON is reported', () => {
  expect(
    messages({
      'docs/_data/a.json': '{\n  "a": 1,\n}',
      'docs/_data/b.json': data(right),
      'docs/_data/schemas/a.schema.json': schema,
    }).join(),
  ).toMatch(/^docs\/_data\/a\.json:3 is not JSON/);
});

test('a schema that lets any key pass, or leaves one without a description, is reported', () => {
  const open = structuredClone(schema);
  delete (open.properties.entries.items as {additionalProperties?: boolean})
    .additionalProperties;
  delete (
    open.properties.entries.items.properties.name as {description?: string}
  ).description;
  expect(
    messages({
      'docs/_data/a.json': data(right),
      'docs/_data/schemas/a.schema.json': open,
    }).map((m) => m.replace(/^\S+ /, '')),
  ).toEqual([
    'properties.entries.items lists its keys and lets others pass: add "additionalProperties": false.',
    'properties.entries.items.properties.name has no "description" to say what it holds.',
  ]);
});

test('a schema of another draft is reported', () => {
  expect(
    messages({
      'docs/_data/a.json': data(right),
      'docs/_data/schemas/a.schema.json': {
        ...schema,
        $schema: 'http://json-schema.org/draft-07/schema#',
      },
    }).map((m) => m.replace(/^\S+ /, '')),
  ).toEqual([
    'is not a valid schema: no schema with key or ref "http://json-schema.org/draft-07/schema#".',
  ]);
});

test('a schema that no file names is reported', () => {
  expect(
    messages({
      'docs/_data/a.json': data(right),
      'docs/_data/schemas/a.schema.json': schema,
      'docs/_data/schemas/old.schema.json': schema,
    }),
  ).toEqual([
    'docs/_data/schemas/old.schema.json:1 is a schema that no data file refers to: remove it, or refer to it.',
  ]);
});

test('a run over one file does not look at the others', () => {
  const root = rootWith({
    'docs/_data/a.json': data(right),
    'docs/_data/b.json': {},
    'docs/_data/schemas/a.schema.json': schema,
  });
  expect(checkSchemas(root, [path.join(root, 'docs/_data/a.json')])).toEqual(
    [],
  );
});
