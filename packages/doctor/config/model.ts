/** The configuration as data with positions, as run.ts reads it from the syntax tree. */
import type {AnyNode} from 'acorn';
import type {Scope} from './run';

type Place = {start: number; end: number};

/** A part of the file that is not checked, as it is written, and the reason. */
export type Gap = Place & {what: string; why: string};

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
  gaps?: Gap[];
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
  gaps?: Gap[];
  /** Only another file may have set it. */
  fromElsewhere?: true;
};
export type FunctionValue = Place & {
  kind: 'function';
  node: AnyNode;
  scope: Scope;
};
export type UnknownValue = Place & {
  kind: 'unknown';
  what: string;
  why: string;
  /** Of a string, what is known of it; each unknown part is a space. */
  partly?: string;
};
export type Value =
  | StringValue
  | ListValue
  | ObjectValue
  | (Place & {kind: 'number'; value: number})
  | (Place & {kind: 'boolean'; value: boolean})
  | (Place & {kind: 'null' | 'undefined'})
  | (Place & {kind: 'regex'; pattern: string; flags: string})
  | FunctionValue
  | UnknownValue;

/** What is known of an object when a file begins. */
export const openObject = (): ObjectValue => ({
  kind: 'object',
  start: 0,
  end: 0,
  properties: [],
  open: true,
});

export const propertiesOf = (value: Value | undefined): Property[] =>
  value?.kind === 'object' ? value.properties : [];

export const itemsOf = (value: Value | undefined): Value[] =>
  value?.kind === 'list' ? value.items : [];

/** The values inside a value, one level deep. */
export const innerOf = (value: Value): Value[] =>
  value.kind === 'object'
    ? value.properties.map((property) => property.value)
    : itemsOf(value);

/** An object and all objects in it. */
export function* objectsIn(value: Value): Generator<ObjectValue> {
  if (value.kind === 'object') {
    yield value;
  }
  for (const inner of innerOf(value)) {
    yield* objectsIn(inner);
  }
}

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
