/**
 * Reference data (`_data/` in the docs folder) against the JSON Schema that each file names, and the schemas against what
 * the pages need of them: a title or a description that is missing there is a table header that is missing here.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020, type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import ts from 'typescript';
import {latest} from '../../../config/releases';
import {docsVersions} from '../facts/index';
import {nearestOf} from '../facts/nearest';
import type {Problem} from '../report';
import {dataFiles, dataFolders} from './folders';

const draft = 'https://json-schema.org/draft/2020-12/schema';

type Schema = {
  $schema?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  description?: unknown;
  [keyword: string]: unknown;
};

type Step = string | number;

/** `entries[3].type`, as the message names it. */
const pathText = (steps: Step[]) =>
  steps.reduce<string>(
    (text, step) =>
      typeof step === 'number'
        ? `${text}[${step}]`
        : /^[\w$]+$/.test(step)
          ? `${text}${text ? '.' : ''}${step}`
          : `${text}[${JSON.stringify(step)}]`,
    '',
  ) || 'the file';

const stepsOf = (pointer: string, data: unknown): Step[] => {
  let value = data;
  return pointer
    .split('/')
    .slice(1)
    .map((raw) => {
      const key = raw.replace(/~1/g, '/').replace(/~0/g, '~');
      const step = Array.isArray(value) ? Number(key) : key;
      value = (value as Record<Step, unknown>)[step];
      return step;
    });
};

/** The line of the value at this path, or of the last part of the path that is there. */
function lineOf(source: string, steps: Step[]): number {
  const file = ts.parseJsonText('data.json', source);
  let node: ts.Node | undefined = file.statements[0]?.expression;
  for (const step of steps) {
    let next: ts.Node | undefined;
    if (node && ts.isArrayLiteralExpression(node)) {
      next = node.elements[Number(step)];
    } else if (node && ts.isObjectLiteralExpression(node)) {
      next = node.properties.find(
        (p): p is ts.PropertyAssignment =>
          ts.isPropertyAssignment(p) &&
          ts.isStringLiteral(p.name) &&
          p.name.text === step,
      )?.initializer;
    }
    if (!next) {
      break;
    }
    node = next;
  }
  return node
    ? file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
    : 1;
}

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};

/** What is wrong, and what would be right. */
function say(error: ErrorObject): {
  what: string;
  nearest?: string | null;
  key?: string;
} {
  const {keyword, params, parentSchema, data} = error;
  const choices = (values: unknown[]) =>
    values.map((v) => JSON.stringify(v)).join(', ');
  switch (keyword) {
    case 'required':
      return {what: `has no "${params.missingProperty}", which must be there`};
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const key = String(
        params.additionalProperty ?? params.unevaluatedProperty,
      );
      const known = Object.keys((parentSchema as Schema).properties ?? {});
      return {
        what: `has the key "${key}", which the schema does not know. Keys: ${known.join(', ')}`,
        nearest: nearestOf(key, known),
        key,
      };
    }
    case 'enum':
      return {
        what: `is ${shown(data)}. Choices: ${choices(params.allowedValues as unknown[])}`,
      };
    case 'const':
      return {
        what: `is ${shown(data)} and must be ${JSON.stringify(params.allowedValue)}`,
      };
    case 'type':
      return {
        what: `is ${/^[aeo]/.test(kindOf(data)) ? 'an' : 'a'} ${kindOf(data)} and must be ${String(params.type).replace(/,/g, ' or ')}`,
      };
    default:
      return {what: `is ${shown(data)}: it ${error.message ?? keyword}`};
  }
}

/** Every object that lists its keys closes the list, and every key says what it holds. */
function schemaFaults(schema: Schema): {steps: Step[]; what: string}[] {
  const faults: {steps: Step[]; what: string}[] = [];
  const walk = (value: unknown, steps: Step[], inProperties: boolean) => {
    if (!value || typeof value !== 'object') {
      return;
    }
    if (!Array.isArray(value) && !inProperties) {
      const {properties, additionalProperties} = value as Schema;
      if (properties) {
        if (additionalProperties !== false) {
          faults.push({
            steps,
            what: 'lists its keys and lets others pass: add "additionalProperties": false',
          });
        }
        for (const [key, property] of Object.entries(properties)) {
          if (!property.description && !property.$ref) {
            faults.push({
              steps: [...steps, 'properties', key],
              what: 'has no "description" to say what it holds',
            });
          }
        }
      }
    }
    for (const [key, inner] of Object.entries(value)) {
      walk(
        inner,
        [...steps, Array.isArray(value) ? Number(key) : key],
        !inProperties && key === 'properties',
      );
    }
  };
  walk(schema, [], false);
  return faults;
}

/**
 * @param wanted path of each file to check, absolute; without it every file, and schemas that no file names are reported
 */
export function checkSchemas(root: string, wanted?: string[]): Problem[] {
  const data = new ReferenceData(root);
  for (const version of docsVersions) {
    for (const file of dataFiles(root, version)) {
      if (!wanted || wanted.includes(file)) {
        data.check(file);
      }
    }
  }
  if (!wanted) {
    data.checkUnused();
  }
  return data.problems;
}

type Parsed = {source: string; value: unknown};

/** Errors of these keywords only repeat that something inside them is wrong. */
const outerKeywords = ['if', 'anyOf', 'oneOf', 'allOf'];

/** The data of all versions, and their schemas, which exist once. */
class ReferenceData {
  readonly problems: Problem[] = [];
  // A schema's own mistakes are problems to report, like those of the data; `x-cell` is for the tables.
  private readonly ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    logger: false,
  }).addKeyword('x-cell');
  private readonly validators = new Map<string, ValidateFunction | null>();
  private readonly schemaFolder: string;
  private readonly schemas: string[];
  private readonly used = new Set<string>();

  constructor(private readonly root: string) {
    this.schemaFolder = path.join(root, dataFolders[latest.id], 'schemas');
    this.schemas = existsSync(this.schemaFolder)
      ? readdirSync(this.schemaFolder).filter((file) =>
          file.endsWith('.schema.json'),
        )
      : [];
  }

  private report(
    file: string,
    line: number,
    message: string,
    nearest?: string | null,
  ): void {
    this.problems.push({
      file: path.relative(this.root, file),
      line,
      check: 'data',
      message,
      ...(nearest ? {nearest} : {}),
    });
  }

  private parse(file: string): Parsed | null {
    const source = readFileSync(file, 'utf8');
    try {
      return {source, value: JSON.parse(source)};
    } catch (error) {
      const message = (error as Error).message.split('\n')[0]!;
      const offset = /position (\d+)/.exec(message)?.[1];
      const line = offset
        ? source.slice(0, Number(offset)).split('\n').length
        : 1;
      this.report(file, line, `is not JSON: ${message}`);
      return null;
    }
  }

  private validatorOf(file: string): ValidateFunction | null {
    let validator = this.validators.get(file);
    if (validator === undefined) {
      const parsed = this.parse(file);
      validator = parsed && this.compile(file, parsed);
      this.validators.set(file, validator);
    }
    return validator;
  }

  private compile(
    file: string,
    {source, value}: Parsed,
  ): ValidateFunction | null {
    const schema = value as Schema;
    if (schema.$schema !== draft) {
      this.report(
        file,
        lineOf(source, ['$schema']),
        `$schema is ${shown(schema.$schema)} and must be "${draft}".`,
      );
    }
    for (const {steps, what} of schemaFaults(schema)) {
      this.report(file, lineOf(source, steps), `${pathText(steps)} ${what}.`);
    }
    try {
      return this.ajv.compile({...schema, $schema: draft});
    } catch (error) {
      const {message} = error as Error;
      this.report(file, 1, `is not a valid schema: ${message}.`);
      return null;
    }
  }

  /** The path of the schema that a file names, if there is one. */
  private schemaOf(file: string, {source, value}: Parsed): string | null {
    const named = (value as {$schema?: unknown} | null)?.$schema;
    const offer = `Schemas: ${this.schemas.join(', ') || 'none'}.`;
    if (typeof named !== 'string') {
      this.report(
        file,
        1,
        `names no schema: begin with "$schema": "./schemas/${path.basename(file, '.json')}.schema.json". ${offer}`,
      );
      return null;
    }
    const schema = path.resolve(path.dirname(file), named);
    if (path.dirname(schema) !== this.schemaFolder || !existsSync(schema)) {
      this.report(
        file,
        lineOf(source, ['$schema']),
        `$schema is "${named}", which is not a schema. ${offer}`,
        nearestOf(path.basename(named), this.schemas),
      );
      return null;
    }
    return schema;
  }

  check(file: string): void {
    const parsed = this.parse(file);
    const schema = parsed && this.schemaOf(file, parsed);
    if (!schema) {
      return;
    }
    this.used.add(path.basename(schema));
    const validate = this.validatorOf(schema);
    if (!validate || validate(parsed.value)) {
      return;
    }
    const errors = validate.errors ?? [];
    for (const error of errors) {
      const inside = `${error.schemaPath}/`;
      const isRepeated =
        outerKeywords.includes(error.keyword) &&
        errors.some(({schemaPath}) => schemaPath.startsWith(inside));
      if (!isRepeated) {
        this.reportError(file, parsed, error);
      }
    }
  }

  private reportError(
    file: string,
    {source, value}: Parsed,
    error: ErrorObject,
  ): void {
    const steps = stepsOf(error.instancePath, value);
    const {what, nearest, key} = say(error);
    this.report(
      file,
      lineOf(source, key === undefined ? steps : [...steps, key]),
      `${pathText(steps)} ${what}.`,
      nearest,
    );
  }

  checkUnused(): void {
    for (const name of this.schemas.filter((file) => !this.used.has(file))) {
      this.report(
        path.join(this.schemaFolder, name),
        1,
        'is a schema that no data file refers to: remove it, or refer to it.',
      );
    }
  }
}
