/** A part of a configuration, such as one data source, as the configuration that it belongs to. */
import {
  propertyOf,
  type ListValue,
  type ObjectValue,
  type Property,
  type Value,
} from './model';

const property = (key: string, value: Value): Property => ({
  start: value.start,
  end: value.end,
  key,
  keyStart: value.start,
  keyEnd: value.start,
  value,
});

const objectWith = (key: string, value: Value): ObjectValue => ({
  kind: 'object',
  start: value.start,
  end: value.end,
  properties: [property(key, value)],
  open: true,
});

const listOf = (value: Value): ListValue => ({
  kind: 'list',
  start: value.start,
  end: value.end,
  items: [value],
  open: true,
});

const isSource = (value: Value) =>
  value.kind === 'object' &&
  (propertyOf(value, 'namespace') ?? propertyOf(value, 'sourceName')) !==
    undefined;

/** The kind of data source that reads such options. */
const dicomweb = (options: ObjectValue): Property =>
  property('namespace', {
    kind: 'string',
    start: options.start,
    end: options.start,
    value: '@ohif/extension-default.dataSourcesModule.dicomweb',
    computed: true,
  });

const isCommand = ({value}: Property) =>
  value.kind === 'object' &&
  value.properties.some(({key}) => key.startsWith('$'));

/**
 * @param isPart it was written without the object or list around it
 * @returns undefined if the value is no part of a configuration
 */
export function wholeOf(
  value: Value,
  isPart: boolean,
): ObjectValue | undefined {
  if (value.kind === 'list') {
    const [first] = value.items;
    return first && isSource(first)
      ? objectWith('dataSources', isPart ? {...value, open: true} : value)
      : undefined;
  }
  if (value.kind !== 'object') {
    return undefined;
  }
  const has = (key: string) => propertyOf(value, key) !== undefined;
  if (has('dataSources') || has('extensions') || has('modes')) {
    return isPart ? {...value, open: true} : value;
  }
  if (isSource(value)) {
    return objectWith('dataSources', listOf(value));
  }
  if (has('qidoRoot') || has('wadoRoot')) {
    const entry = objectWith('configuration', {...value, open: true});
    entry.properties.push(dicomweb(value));
    return objectWith('dataSources', listOf(entry));
  }
  if (
    value.properties.length &&
    value.properties.every((one) => one.key.includes('.') || isCommand(one))
  ) {
    return objectWith('customizationService', value);
  }
  return isPart ? {...value, open: true} : value;
}
