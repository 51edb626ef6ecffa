import {propertiesOf, type Value} from '../model';
import type {Edit, Fix} from '../../types';
import {ruleOf, type About} from '../rule';
import {dicomwebOf} from '../sources';
import {withKeys, withOptions} from './example';

const names: Record<Value['kind'], string> = {
  string: 'string',
  list: 'array',
  object: 'object',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
  undefined: 'undefined',
  regex: 'object',
  function: 'function',
  unknown: 'unknown',
};

/** Types of the reference, in words. */
export const words: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a string',
  number: 'a number',
  boolean: '`true` or `false`',
  function: 'a function',
  null: '`null`',
};

const inWords = (type: string) =>
  type
    .split('|')
    .map((part) => words[part.trim()] ?? part.trim())
    .join(' or ');

/** Whether a value may have a type of the reference, such as `object | array`. */
function fits(value: Value, type: string): boolean {
  const is = names[value.kind];
  return (
    is === 'unknown' ||
    // A key that is there with one of these behaves like a missing one.
    is === 'null' ||
    is === 'undefined' ||
    type.split('|').some((part) => {
      const wanted = part.trim();
      return wanted === is || !(wanted in words);
    })
  );
}

/** The rule's own reason is about strings. */
const reasonOf = (value: Value) =>
  value.kind === 'string'
    ? undefined
    : `The viewer does not convert values: it uses ${inWords(names[value.kind])} as if it were the other.`;

type Field = {name: string; values?: string[]};

/** `{option: 'never'}` for `'never'`. */
function asField(value: Value, fields: readonly Field[]): Fix | undefined {
  const field =
    value.kind === 'string' && !value.computed
      ? fields.find(({values}) => values?.includes(value.value))
      : undefined;
  const [start, end] = [value.start, value.end];
  return (
    field && {
      title: `Write it as "${field.name}"`,
      edits: [
        {start, end: start, text: `{${field.name}: `},
        {start: end, end, text: '}'},
      ],
    }
  );
}

/** `'true'` and `'3'` without their quotation marks. */
function unquoted(value: Value, type: string): Edit[] | undefined {
  if (value.kind !== 'string' || value.computed) {
    return undefined;
  }
  const right =
    (type === 'boolean' && /^(true|false)$/.test(value.value)) ||
    (type === 'number' && /^\d{1,15}$/.test(value.value));
  return right
    ? [{start: value.start, end: value.end, text: value.value}]
    : undefined;
}

export const rule = ruleOf({
  id: 'wrong-type',
  why: 'The viewer does not convert values: a string such as "false" counts as true.',
  page: 'configuration/configurationFiles#startup-keys',
  check({config, sources, knowledge, report}) {
    const look = (
      name: string,
      value: Value,
      type: string,
      page?: string,
      fields?: readonly Field[],
    ) => {
      if (!fits(value, type)) {
        const edits = unquoted(value, type);
        const fix = fields
          ? asField(value, fields)
          : edits && {title: 'Remove the quotation marks', edits};
        report({
          at: value,
          message: `"${name}" must be ${inWords(type)}; this is ${inWords(names[value.kind])}.`,
          severity: fields ? 'warning' : undefined,
          why: fields
            ? 'The viewer uses only the fields of this object, so this value has no effect.'
            : reasonOf(value),
          page,
          fix,
        });
      }
    };
    for (const {key, value} of config.properties) {
      const known = knowledge.keys[key];
      if (known && !known.dead) {
        look(key, value, known.type, undefined, known.fields);
        const fields = new Map(
          known.fields?.map((field) => [field.name, field]),
        );
        for (const inner of propertiesOf(value)) {
          const field = fields.get(inner.key);
          if (field) {
            look(`${key}.${inner.key}`, inner.value, field.type);
          }
        }
      }
    }
    for (const {properties} of dicomwebOf(sources)) {
      for (const {key, value} of properties) {
        const known = knowledge.options[key];
        if (known && !known.dead) {
          look(
            key,
            value,
            known.type,
            'configuration/dataSources/dicom-web#fetching',
          );
        }
        for (const inner of propertiesOf(value)) {
          const option = knowledge.options[`${key}.${inner.key}`];
          if (option) {
            look(
              `${key}.${inner.key}`,
              inner.value,
              option.type,
              'configuration/dataSources/dicom-web#bulk-data',
            );
          }
        }
      }
    }
  },
});

export const about = (): About => ({
  title: 'A value of the wrong type',
  threads: {
    none: 'the viewer shows no message for a value of another type, so nobody sees a cause to report.',
  },
  firing: [
    withKeys("useCPURendering: ¦'false',"),
    withKeys('maxNumRequests: 100,'),
    withKeys("investigationalUseDialog: 'never',"),
    withOptions("supportsWildcard: ¦'true',"),
    withOptions('bulkDataURI: {enabled: 1},'),
    withKeys('studyPrefetcher: {enabled: ¦1},'),
  ],
  silent: [
    withKeys(
      "useCPURendering: false,\nmaxNumRequests: {interaction: 100},\ninvestigationalUseDialog: {option: 'never'},",
    ),
    'window.config = {modes: [], extensions: [], routerBasename: null, maxCacheSize: 3 * 1024 ** 3};\n',
  ],
});
