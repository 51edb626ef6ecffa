/** The configuration as data with positions, as modeler.ts reads it from the syntax tree. */
import type {AnyNode} from 'acorn';

type Place = {start: number; end: number};

export type StringValue = Place & {
  kind: 'string';
  value: string;
  /** Joined from parts, or from another place: an edit here would not change it. */
  computed: boolean;
};
export type ListValue = Place & {
  kind: 'list';
  items: Value[];
  /** It also contains what cannot be known. */
  open: boolean;
};
export type Property = Place & {
  key: string;
  keyStart: number;
  keyEnd: number;
  value: Value;
};
export type ObjectValue = Place & {
  kind: 'object';
  properties: Property[];
  /** It also contains what cannot be known, so a key that is not here may still be there. */
  open: boolean;
};
export type Value =
  | StringValue
  | ListValue
  | ObjectValue
  | (Place & {kind: 'number'; value: number})
  | (Place & {kind: 'boolean'; value: boolean})
  | (Place & {kind: 'null' | 'undefined'})
  | (Place & {kind: 'regex'; pattern: string; flags: string})
  | (Place & {kind: 'function'; node: AnyNode})
  | (Place & {kind: 'unknown'; what: string});

/** The last property of that name, which is the one that counts. */
export function propertyOf(
  object: ObjectValue | undefined,
  key: string,
): Property | undefined {
  const properties = object?.properties ?? [];
  for (let i = properties.length - 1; i >= 0; i--) {
    if (properties[i]!.key === key) {
      return properties[i];
    }
  }
  return undefined;
}

export function valueOf(
  object: ObjectValue | undefined,
  key: string,
): Value | undefined {
  return propertyOf(object, key)?.value;
}

/** The text of a key, if it is a string. */
export function stringOf(
  object: ObjectValue | undefined,
  key: string,
): StringValue | undefined {
  const value = valueOf(object, key);
  return value?.kind === 'string' ? value : undefined;
}

export function objectOf(
  object: ObjectValue | undefined,
  key: string,
): ObjectValue | undefined {
  const value = valueOf(object, key);
  return value?.kind === 'object' ? value : undefined;
}
