/** What a JSON Schema finds in a text, with the lines: JSON is read as YAML. */
import type {ErrorObject} from 'ajv';
import {LineCounter, parseDocument} from 'yaml';
import {nearestOf} from '../facts/nearest';
import type {Fault} from '../report';

/** `where`: `entries[3].type`; `name`: a key that the schema does not know. */
export type SchemaFault = Fault & {where: string};

/** Errors of these keywords only repeat that something inside them is wrong. */
const outer = ['if', 'anyOf', 'oneOf', 'allOf'];

/** More than these are no help. */
const mostKeys = 20;

const stepsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

function messageOf({keyword, message, params}: ErrorObject): string {
  const {allowedValues} = params as {allowedValues?: unknown[]};
  return keyword === 'enum'
    ? `must be one of ${allowedValues!.map((value) => JSON.stringify(value)).join(', ')}`
    : (message ?? keyword);
}

/** @param errors of a validator that was compiled with `verbose` */
export function schemaFaults(
  text: string,
  errors: readonly ErrorObject[],
): SchemaFault[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const lineOf = (steps: (string | number)[]): number => {
    const node = document.getIn(steps, true) as {range?: number[]} | undefined;
    return node?.range ? lines.linePos(node.range[0]!).line : 1;
  };
  const isOuter = ({keyword, instancePath}: ErrorObject) =>
    outer.includes(keyword) &&
    errors.some(
      (other) =>
        !outer.includes(other.keyword) &&
        other.instancePath.startsWith(instancePath),
    );
  const faults = errors
    .filter((error) => !isOuter(error))
    .map((error): SchemaFault => {
      const steps = stepsOf(error.instancePath);
      const where =
        steps
          .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
          .join('')
          .replace(/^\./, '') || 'the file';
      const {additionalProperty: name} = error.params as {
        additionalProperty?: string;
      };
      if (name === undefined) {
        return {line: lineOf(steps), where, message: messageOf(error)};
      }
      const {properties = {}} = error.parentSchema as {properties?: object};
      const keys = Object.keys(properties);
      const known = keys.length > mostKeys ? '' : `. Keys: ${keys.join(', ')}`;
      return {
        line: lineOf([...steps, name]),
        where,
        message: `must not have the key "${name}"${known}`,
        name,
        nearest: nearestOf(name, keys),
      };
    });
  // One for each line and key: alternatives of the schema repeat it.
  const byKey = faults.map(
    (fault) => [`${fault.line} ${fault.name ?? fault.message}`, fault] as const,
  );
  return [...new Map(byKey).values()];
}

/** @returns the value, or where and why the text is not JSON */
export function parseJson(text: string): {value: unknown} | Fault {
  try {
    return {value: JSON.parse(text)};
  } catch (error) {
    const message = (error as Error).message.split('\n')[0]!;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    const line = text.slice(0, position).split('\n').length;
    return {line, message: `is not JSON: ${message}`};
  }
}
