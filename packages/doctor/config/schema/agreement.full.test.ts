/**
 * The schema rejects what the doctor finds, as far as it is a matter of shape, and accepts the
 * rest: of the configurations that the platform ships, of the samples of the docs, and of the
 * examples of all rules. The types, which are made from it, do so for those that are shipped.
 */
import path from 'node:path';
import {Ajv} from 'ajv';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {latest, releases, type VersionId} from '../../../../config/releases';
import {knowledgeFor, releaseData} from '../../cli/release-data';
import {configSamples, isPart} from '../../cli/config-samples';
import {shippedConfigs, written} from '../../cli/shipped-configs';
import {checkConfig} from '../check';
import type {Value} from '../model';
import {parseConfig} from '../parse';
import {aboutRules} from '../rules/about';
import {platformSources, schemaFile, schemaOf} from './schema';
import {typesFile} from './types';

const root = path.resolve(__dirname, '../../../..');

/** Rules whose findings are all a matter of shape. */
const ofShape = new Set([
  'incomplete-source',
  'missing-required',
  'old-key',
  'unknown-field',
  'unknown-key',
  'unknown-namespace',
  'unknown-option',
  'wrong-type',
  'wrong-value',
]);

/** Texts that break shape in a way that other rules find. */
const alsoOfShape = new Set([
  'shipped multiple.js (3.10)',
  'customization-shape firing 0 (3.10)',
  ...[2, 3, 5].map((i) => `dead-option firing ${i} (3.10)`),
  'dead-option firing 4 (3.9)',
  'misplaced-key firing 2 (3.10)',
  'misplaced-key firing 3 (3.10)',
  'oidc-settings firing 4 (3.10)',
  'oidc-settings firing 5 (3.10)',
  'other-release-key firing 1 (3.9)',
]);

type Text = {name: string; code: string; partial?: boolean};

/** Others are for a place below it. */
const setsConfig = /^window\.config\s*=/m;

/** `undefined` for what a JSON file cannot have. */
function jsonOf(value: Value): unknown {
  switch (value.kind) {
    case 'object':
      return Object.fromEntries(
        value.properties.map(({key, value: inner}) => [key, jsonOf(inner)]),
      );
    case 'list':
      return value.items.flatMap((item) => jsonOf(item) ?? []);
    case 'string':
    case 'number':
    case 'boolean':
      return value.value;
    default:
      return value.kind === 'null' ? null : undefined;
  }
}

/** Parts of it are in variables, which a JSON file does not have. */
const isOpen = (value: Value): boolean =>
  value.kind === 'object'
    ? value.open || value.properties.some((one) => isOpen(one.value))
    : value.kind === 'list'
      ? value.open || value.items.some(isOpen)
      : value.kind === 'unknown';

/** Tells what is wrong with a text, or `undefined` if it is not JSON. */
function validator(schema: ReturnType<typeof schemaOf>) {
  const ajv = new Ajv({allErrors: true, allowUnionTypes: true});
  ajv.addVocabulary([
    ...['markdownDescription', 'deprecationMessage'],
    ...['doNotSuggest', 'errorMessage'],
  ]);
  const validate = ajv.compile(JSON.parse(schemaFile(schema)) as object);
  return ({code, partial}: Text) => {
    const {root: found, problems, isPart: cut} = parseConfig(code);
    if (!found || problems.length || isOpen(found.value)) {
      return undefined;
    }
    validate(JSON.parse(JSON.stringify(jsonOf(found.value))));
    return (validate.errors ?? []).filter(
      ({keyword, instancePath}) =>
        !(
          keyword === 'required' &&
          instancePath === '' &&
          [partial, cut, !setsConfig.test(code)].includes(true)
        ),
    );
  };
}

const options: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  noImplicitAny: false,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
  moduleDetection: ts.ModuleDetectionKind.Force,
};

/** The doctor tells so itself, as a fault of the text and not of its shape. */
const sameKeyTwice = 1117;

const libraries = new Map<string, ts.SourceFile | undefined>();

/** The compiler's errors in a configuration. */
function compile(types: string, code: string): string[] {
  const files = new Map([
    ['/app-config.d.ts', types],
    ['/browser.d.ts', 'declare const window: Window & typeof globalThis;'],
    ['/app-config.js', code],
  ]);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) => {
    if (files.has(name)) {
      return ts.createSourceFile(name, files.get(name)!, target);
    }
    libraries.set(name, libraries.get(name) ?? read(name, target));
    return libraries.get(name);
  };
  host.fileExists = (name) => files.has(name);
  const program = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({code: number}) => number !== sameKeyTwice)
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const examples = Object.entries(aboutRules).flatMap(([rule, about]) =>
  (['firing', 'silent'] as const).flatMap((kind) =>
    about()[kind].map(({code, release = latest.line}, i) => ({
      ...{code, release},
      name: `${rule} ${kind} ${i}`,
    })),
  ),
);
const samples = configSamples(root);

const inputsOf = (id: VersionId, line: string): Text[] =>
  [
    ...shippedConfigs(id).map(({name, config}) => ({
      name: `shipped ${name}`,
      code: written(config).text,
    })),
    ...examples.filter(({release}) => release === line),
  ]
    .map(({name, code}): Text => ({name: `${name} (${line})`, code}))
    .concat(
      samples
        // A sample of another release is judged as that release.
        .filter(({version, title}) =>
          /(before|after) \(/.test(title)
            ? title.includes(` (${line})`)
            : version === id,
        )
        .map(({page, title, code}) => ({
          ...{name: `${page}: ${title}`, code},
          partial: isPart(title),
        })),
    );

describe.each(releases.map(({id, line}) => [line, id] as const))(
  'of %s',
  (line, id) => {
    const schema = schemaOf(releaseData(id), 'https://docs.example.org');
    const types = typesFile(schema, platformSources(releaseData(id)));
    const inputs = inputsOf(id, line);
    const expected = inputs.map(
      ({name, code, partial}) =>
        alsoOfShape.has(name) ||
        checkConfig(code, knowledgeFor(id)).findings.some(
          ({rule}) =>
            ofShape.has(rule) && !(partial && rule === 'missing-required'),
        ),
    );

    it('the schema agrees with the doctor', () => {
      const judged = inputs.map(validator(schema));
      const figures = {accepted: 0, rejected: 0, unread: 0};
      const different = judged.flatMap((errors, i) => {
        figures[
          errors ? (errors.length ? 'rejected' : 'accepted') : 'unread'
        ]++;
        return errors && errors.length > 0 !== expected[i]
          ? [[inputs[i]!.name, errors]]
          : [];
      });
      expect(different).toEqual([]);
      expect(figures.accepted).toBeGreaterThan(3 * figures.unread);
    });

    it('both judge every configuration that the platform ships', () => {
      const shipped = inputs.filter(({name}) => name.startsWith('shipped '));
      expect(shipped.length).toBeGreaterThan(20);
      const validate = validator(schema);
      expect(shipped.filter((text) => !validate(text))).toEqual([]);
      const rejected = shipped.filter(
        ({code}) => compile(types, code).length > 0,
      );
      expect(rejected.map(({name}) => name)).toEqual(
        shipped.flatMap(({name}) =>
          expected[inputs.findIndex((text) => text.name === name)]
            ? [name]
            : [],
        ),
      );
    });

    it.each([
      ['AppConfig', (keys: string) => keys],
      [
        'AppConfigFunction',
        (keys: string) => `async () => { return ${keys}; }`,
      ],
    ])('the type %s says what was meant', (type, write) => {
      const keys = '{extensions: [], modes: [], useCursor: true}';
      const code = `/** @type {import('./app-config').${type}} */\nwindow.config = ${write(keys)};`;
      expect(compile(types, code)).toEqual([
        expect.stringContaining("write 'useCursors'?"),
      ]);
    });
  },
);
