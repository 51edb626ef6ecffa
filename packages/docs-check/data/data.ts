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
import type {Problem} from '../report';
import {dataFiles, dataFolders} from './folders';
import {parseJson, schemaFaults} from './schema-faults';

/** Every object that lists its keys closes the list, and every key says what it holds. */
function openParts(schema: unknown, place = ''): string[] {
  if (!schema || typeof schema !== 'object') {
    return [];
  }
  const {properties, additionalProperties} = schema as {
    properties?: Record<string, {description?: string; $ref?: string}>;
    additionalProperties?: unknown;
  };
  return [
    ...(properties && additionalProperties !== false
      ? [
          `${place} lists its keys and lets others pass: add "additionalProperties": false.`,
        ]
      : []),
    ...Object.entries(properties ?? {})
      .filter(([, {description, $ref}]) => !description && !$ref)
      .map(
        ([key]) =>
          `${place}.properties.${key} has no "description" to say what it holds.`,
      ),
    ...Object.entries(properties ?? {}).flatMap(([key, value]) =>
      openParts(value, `${place}.properties.${key}`),
    ),
    ...Object.entries(schema)
      .filter(([key]) => key !== 'properties')
      .flatMap(([key, value]) => openParts(value, `${place}.${key}`)),
  ];
}

type Report = (
  file: string,
  line: number,
  message: string,
  nearest?: string | null,
) => void;

function compile(
  ajv: Ajv2020,
  file: string,
  report: Report,
): ValidateFunction | null {
  const parsed = parseJson(readFileSync(file, 'utf8'));
  if (!('value' in parsed)) {
    report(file, parsed.line, `${parsed.message}.`);
    return null;
  }
  openParts(parsed.value).forEach((message) =>
    report(file, 1, message.replace(/^\./, '')),
  );
  try {
    return ajv.compile(parsed.value as object);
  } catch (error) {
    const {message} = error as Error;
    report(file, 1, `is not a valid schema: ${message}.`);
    return null;
  }
}

/**
 * @param wanted path of each file to check, absolute; without it every file, and schemas that no file names are reported
 */
export function checkSchemas(root: string, wanted?: string[]): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (file, line, message, nearest = null) =>
    problems.push({
      file: path.relative(root, file),
      line,
      check: 'data',
      message,
      ...(nearest ? {nearest} : {}),
    });
  const folder = path.join(root, dataFolders[latest.id], 'schemas');
  const schemas = filesBelow(folder, /\.schema\.json$/);
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    logger: false,
  }).addKeyword('x-cell'); // It is for the tables.
  const validators = new Map<string, ValidateFunction | null>();
  const check = (file: string): void => {
    const text = readFileSync(file, 'utf8');
    const parsed = parseJson(text);
    if (!('value' in parsed)) {
      report(file, parsed.line, `${parsed.message}.`);
      return;
    }
    const {$schema: named = ''} = parsed.value as {$schema?: string};
    const name = path.basename(named);
    if (path.resolve(file, '..', named) !== path.join(folder, name)) {
      report(
        file,
        1,
        `must begin with "$schema" and the path of a schema. Schemas: ${schemas.join(', ') || 'none'}.`,
      );
    } else if (!schemas.includes(name)) {
      report(
        file,
        1,
        `$schema is "${named}", which is not a schema. Schemas: ${schemas.join(', ')}.`,
        nearestOf(name, schemas),
      );
    } else {
      if (!validators.has(name)) {
        validators.set(name, compile(ajv, path.join(folder, name), report));
      }
      const validate = validators.get(name);
      if (validate && !validate(parsed.value)) {
        for (const fault of schemaFaults(text, validate.errors ?? [])) {
          const {line, where, message, nearest} = fault;
          report(file, line, `${where} ${message}.`, nearest);
        }
      }
    }
  };
  docsVersions
    .flatMap((version) => dataFiles(root, version))
    .filter((file) => !wanted || wanted.includes(file))
    .forEach(check);
  if (!wanted) {
    for (const name of schemas.filter((schema) => !validators.has(schema))) {
      report(
        path.join(folder, name),
        1,
        'is a schema that no data file refers to: remove it, or refer to it.',
      );
    }
  }
  return problems;
}
