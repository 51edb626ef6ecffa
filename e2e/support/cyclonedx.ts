/** What the schema of CycloneDX 1.6, as its own library has it, says against a bill of materials. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv, {type AnySchemaObject} from 'ajv';

const schemas = path.join(
  path.dirname(require.resolve('@cyclonedx/cyclonedx-library/package.json')),
  'res/schema',
);
const schema = (name: string) =>
  JSON.parse(
    readFileSync(path.join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8'),
  ) as AnySchemaObject;

const ajv = new Ajv({strict: false, validateFormats: false});
for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs']) {
  // They name each other by file.
  ajv.addSchema(
    schema(name),
    `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`,
  );
}
const validate = ajv.compile(schema('bom-1.6'));

/** One line for each fault; none in a valid bill. */
export function faultsOf(bill: unknown): string[] {
  return validate(bill)
    ? []
    : (validate.errors ?? []).map(
        ({instancePath, message}) => `${instancePath} ${message}`,
      );
}
