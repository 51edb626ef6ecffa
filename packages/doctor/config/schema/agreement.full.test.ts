/**
 * The types and the schema reject what the doctor finds, as far as it is a matter of shape, and
 * accept the rest: of the configurations that the platform ships, of the samples of the docs,
 * and of the examples of all rules.
 */
import path from 'node:path';
import {Ajv} from 'ajv';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
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

/** What only one of both can say, or neither. */
const exceptions: Record<string, boolean> = {
  // A type for "any other string" does not exist.
  'unknown-namespace firing 0 (3.10) types': false,
  // Its objects have the types of the platform's source.
  'development/types: platform/app/public/config/my-archive.js types': true,
  // An entry of a list, of which nothing is known.
  'migration-guide/3p8-to-3p9/data-sources: app-config.js: after (3.9), below window.config = {…}; types': true,
  // `{}`, which the next line replaces.
  'several-assignments firing 1 (3.10) types': true,
  // `[]`: a list with at least one element is not inferred below the object.
  'oidc-settings firing 4 (3.10) types': false,
};

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

/** Tells what is wrong with a text, or `undefined` if it is no JSON. */
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

const say = ({messageText}: ts.Diagnostic) =>
  ts.flattenDiagnosticMessageText(messageText, '\n');

/** Modules and names that a sample leaves out, twice the same key, and what its functions do. */
const elsewhere = new Set([
  1117, 1323, 1378, 2304, 2503, 2552, 2580, 2584, 2591, 2792, 2810,
]);

const libraries = new Map<string, ts.SourceFile | undefined>();

/** The compiler's errors in each text, or `undefined` if it is not a script. */
function compile(types: string, inputs: readonly Text[]) {
  const files = new Map([
    ['/app-config.d.ts', types],
    ['/browser.d.ts', 'declare const window: Window & typeof globalThis;'],
  ]);
  inputs.forEach(({code, partial}, i) => {
    const required = ['extensions', 'modes']
      .filter((key) => !code.includes(`${key}:`))
      .map((key) => `${key}: [], `);
    const text = partial
      ? code.replace(/^window\.config = \{/m, `$&${required.join('')}`)
      : code;
    const before = setsConfig.test(code)
      ? ''
      : 'window.config = {extensions: [], modes: []};\n';
    files.set(`/${i}.js`, before + text);
  });
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
  const errorsIn = (name: string) =>
    program.getSemanticDiagnostics(program.getSourceFile(name));
  expect(errorsIn('/app-config.d.ts').map(say)).toEqual([]);
  return inputs.map(({code: text}, i) =>
    program.getSyntacticDiagnostics(program.getSourceFile(`/${i}.js`)).length
      ? undefined
      : errorsIn(`/${i}.js`)
          .filter(({code}) => !elsewhere.has(code))
          .map(say)
          // The compiler takes `'closest'` for any string in an assignment below the object.
          .filter(
            (one) =>
              setsConfig.test(text) ||
              !one.includes("Type 'string' is not assignable to type '\""),
          ),
  );
}

/** What files of one program assign to the parts of `window.config` is joined. */
function compileAll(types: string, inputs: readonly Text[]) {
  const groups = new Map<string, Text[]>();
  inputs.forEach((text, i) => {
    const isFunction =
      /^window\.config = (async\b|function\b|\(.*=>|\w+ =>)/m.test(text.code);
    const group = isFunction ? String(i) : `sets ${setsConfig.test(text.code)}`;
    groups.set(group, [...(groups.get(group) ?? []), text]);
  });
  const judged = new Map(
    [...groups.values()].flatMap((group) =>
      compile(types, group).map((errors, i) => [group[i]!, errors] as const),
    ),
  );
  return inputs.map((text) => judged.get(text));
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
    const found: Record<string, (readonly unknown[] | undefined)[]> = {};

    beforeAll(() => {
      found.schema = inputs.map(validator(schema));
      found.types = compileAll(types, inputs);
    });

    it.each(['types', 'schema'])('the %s agree with the doctor', (name) => {
      const judged = found[name]!;
      const figures = {accepted: 0, rejected: 0, unread: 0};
      const different = judged.flatMap((errors, i) => {
        figures[
          errors ? (errors.length ? 'rejected' : 'accepted') : 'unread'
        ]++;
        const text = inputs[i]!.name;
        const wanted = exceptions[`${text} ${name}`] ?? expected[i];
        return errors && errors.length > 0 !== wanted ? [[text, errors]] : [];
      });
      expect(different).toEqual([]);
      expect(figures.accepted).toBeGreaterThan(3 * figures.unread);
    });

    it('judge every configuration that the platform ships', () => {
      const shipped = inputs.flatMap(({name}, i) =>
        name.startsWith('shipped ') ? [i] : [],
      );
      expect(shipped.length).toBeGreaterThan(20);
      expect(shipped.filter((i) => !found.types![i])).toEqual([]);
      expect(shipped.filter((i) => !found.schema![i])).toEqual([]);
    });

    it('say what was meant', () => {
      const keys = '{extensions: [], modes: [], useCursor: true}';
      const judged = compileAll(types, [
        {
          name: 'object',
          code: `/** @type {import('./app-config').AppConfig} */\nwindow.config = ${keys};`,
        },
        {
          name: 'function',
          code: `/** @type {import('./app-config').AppConfigFunction} */\nwindow.config = async () => { return ${keys}; };`,
        },
      ]);
      const meant = [expect.stringContaining("write 'useCursors'?")];
      expect(judged).toEqual([meant, meant]);
    });
  },
);
