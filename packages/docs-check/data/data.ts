/**
 * Reference data (`_data/` in the docs folder) against the JSON Schema that each file names, and the schemas against what
 * the pages need of them: a title or a description that is missing there is a table header that is missing here.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020';
import {latest} from '../../../config/releases';
import {filesBelow} from '../core/read-files';
import {docsVersions} from '../facts/index';
import {nearestOf} from '../facts/nearest';
import {reporter, type Problem} from '../report';
import {dataFiles, dataFolders} from './folders';
import {parseJson, schemaFaults} from './schema-faults';

type Schema = {
  properties?: Record<string, {description?: string; $ref?: string}>;
  additionalProperties?: unknown;
};

/** Every object that lists its keys closes the list, and every key says what it holds. */
function openParts(schema: unknown, place = ''): string[] {
  if (!schema || typeof schema !== 'object') {
    return [];
  }
  const {properties = {}, ...others} = schema as Schema;
  const isOpen =
    'properties' in schema && others.additionalProperties !== false;
  return [
    ...(isOpen
      ? [
          `${place} lists its keys and lets others pass: add "additionalProperties": false.`,
        ]
      : []),
    ...Object.entries(properties).flatMap(([key, value]) => [
      ...(value.description || value.$ref
        ? []
        : [
            `${place}.properties.${key} has no "description" to say what it holds.`,
          ]),
      ...openParts(value, `${place}.properties.${key}`),
    ]),
    ...Object.entries(others).flatMap(([key, value]) =>
      openParts(value, `${place}.${key}`),
    ),
  ];
}

type Report = (
  file: string,
  line: number,
  message: string,
  nearest?: string | null,
) => void;

/** The parsed content of a JSON file; undefined if it is not JSON. */
function read(file: string, report: Report): {text: string; value?: unknown} {
  const text = readFileSync(file, 'utf8');
  const parsed = parseJson(text);
  if ('message' in parsed) {
    report(file, parsed.line, `${parsed.message}.`);
  }
  return {text, ...parsed};
}

function compile(
  ajv: Ajv2020,
  file: string,
  report: Report,
): ValidateFunction | undefined {
  const {value} = read(file, report);
  openParts(value).forEach((message) =>
    report(file, 1, message.replace(/^\./, '')),
  );
  try {
    return value ? ajv.compile(value) : undefined;
  } catch (error) {
    report(file, 1, `is not a valid schema: ${(error as Error).message}.`);
    return undefined;
  }
}

/**
 * @param wanted path of each file to check, absolute; without it every file, and schemas that no file names are reported
 */
export function checkSchemas(root: string, wanted?: string[]): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (file, line, message, nearest) => {
    const place = path.relative(root, file);
    problems.push(reporter('data')(place, line, message, {nearest}));
  };
  const folder = path.join(root, dataFolders[latest.id], 'schemas');
  const schemas = filesBelow(folder, /\.schema\.json$/);
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    logger: false,
  }).addKeyword('x-cell'); // It is for the tables.
  const all = `Schemas: ${schemas.join(', ') || 'none'}.`;
  const validators = new Map<string, ValidateFunction | undefined>();
  const check = (file: string): void => {
    const {text, value} = read(file, report);
    if (!value) {
      return;
    }
    const {$schema: named = ''} = value as {$schema?: string};
    const name = path.basename(named);
    if (path.resolve(file, '..', named) !== path.join(folder, name)) {
      const must = 'must begin with "$schema" and the path of a schema.';
      report(file, 1, `${must} ${all}`);
    } else if (!schemas.includes(name)) {
      const message = `$schema is "${named}", which is not a schema. ${all}`;
      report(file, 1, message, nearestOf(name, schemas));
    } else {
      if (!validators.has(name)) {
        validators.set(name, compile(ajv, path.join(folder, name), report));
      }
      const validate = validators.get(name);
      validate?.(value);
      for (const fault of schemaFaults(text, validate?.errors ?? [])) {
        const {line, where, message, nearest} = fault;
        report(file, line, `${where} ${message}.`, nearest);
      }
    }
  };
  docsVersions
    .flatMap((version) => dataFiles(root, version))
    .filter((file) => !wanted || wanted.includes(file))
    .forEach(check);
  for (const name of wanted ? [] : schemas) {
    if (!validators.has(name)) {
      const message =
        'is a schema that no data file refers to: remove it, or refer to it.';
      report(path.join(folder, name), 1, message);
    }
  }
  return problems;
}
