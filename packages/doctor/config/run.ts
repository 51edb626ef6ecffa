/**
 * One run through a file: its statements are followed in order, as a browser would, but only
 * with values that the file itself contains. Nothing of the file is executed. Where the way depends
 * on what cannot be known, a decision is taken; worlds.ts makes one run for each.
 */
import type {AnyNode, Node} from 'acorn';
import {
  innerOf,
  openObject,
  type Gap,
  type ListValue,
  type ObjectValue,
  type Property,
  type UnknownValue,
  type Value,
} from './model';

export type Scope = {names: Map<string, Value>; parent: Scope | undefined};

/** What is set as the configuration by one statement. */
export type Assigned = {
  value: Value;
  start: number;
  end: number;
  /** The file reads it again, so that another assignment may contain it. */
  isRead: boolean;
};

export type Absent = {start: number; end: number; name: string};

/** Nodes inside nodes, counting calls; the stack of the browser has room for more. */
export const maxDepth = 150;
/** Nodes that one run visits at most; a file of 5 MB has about as many. */
const maxSteps = 1_500_000;
/** Values inside one value, counting what several places share. */
const maxSize = 300_000;

/** The run has taken too long. */
export class Exhausted extends Error {}

export class Run {
  readonly gaps: Gap[] = [];
  readonly assigned: Assigned[] = [];
  readonly global = openObject();
  readonly top: Scope = {names: new Map(), parent: undefined};
  /** Choices that the run had, with the number of ways. */
  readonly asked = new Map<string, number>();
  /** Where the file reads what only Node.js has. */
  readonly absent: Absent[] = [];
  /** Names that the file asks for with `typeof`. */
  readonly askedFor = new Set<string>();
  readonly called = new Set<Node>();
  readonly calling: Node[] = [];
  depth = 0;
  /** Above zero, it is not known how often something runs. */
  unsure = 0;
  private steps = 0;
  private readonly sizes = new WeakMap<Value, number>();

  constructor(
    readonly text: string,
    private readonly original: (offset: number) => number,
    private readonly decisions: ReadonlyMap<string, number>,
  ) {}

  step(): void {
    if (++this.steps > maxSteps) {
      throw new Exhausted('steps');
    }
  }

  placeOf(node: Node) {
    return {start: this.original(node.start), end: this.original(node.end)};
  }

  /** The text of a node, in one line. */
  source(node: Node): string {
    const {start, end} = this.placeOf(node);
    const line = this.text.slice(start, end).replace(/\s+/g, ' ');
    return line.length > 60 ? `${line.slice(0, 59)}…` : line;
  }

  gap(node: Node, why: string): Gap {
    return {...this.placeOf(node), what: this.source(node), why};
  }

  unknown(
    node: Node,
    why = 'the file computes it',
    partly?: string,
  ): UnknownValue {
    return {
      ...this.gap(node, why),
      kind: 'unknown',
      ...(partly === undefined ? {} : {partly}),
    };
  }

  /** Notes that a value also contains what is not known. */
  leaveOpen(value: ListValue | ObjectValue, ...gaps: Gap[]): void {
    value.open = true;
    value.gaps = [...(value.gaps ?? []), ...gaps];
  }

  /** Notes that a value contains what is not known of another one. */
  joinOpen(
    into: ListValue | ObjectValue,
    {open, gaps = []}: ListValue | ObjectValue,
  ): void {
    into.open ||= open;
    into.gaps = [...(into.gaps ?? []), ...gaps];
  }

  /** Which of several ways to go; the same question gets the same answer. */
  decide(question: string, ways: number): number {
    this.asked.set(question, ways);
    return this.decisions.get(question) ?? 0;
  }

  /** Refuses values that share so many parts that a walk through them would not end. */
  sized<V extends Value>(value: V): V {
    const size = innerOf(value).reduce(
      (sum, one) => sum + (this.sizes.get(one) ?? 1),
      1,
    );
    if (size > maxSize) {
      throw new Exhausted('size');
    }
    this.sizes.set(value, size);
    return value;
  }

  /** `object.key = value`. Keys of the same literal stay side by side. */
  put(object: ObjectValue, property: Property): void {
    if (contains(property.value, object)) {
      return;
    }
    if (this.unsure) {
      object.open = true;
    }
    const isOwn = ({start, end}: Property) =>
      object !== this.global && start > object.start && end < object.end;
    object.properties = object.properties.filter(
      (other) =>
        other.key !== property.key || (isOwn(other) && isOwn(property)),
    );
    object.properties.push(property);
    this.sized(object);
    if (object === this.global && property.key === 'config') {
      const {value, start, end} = property;
      this.assigned.push({value, start, end, isRead: false});
    }
  }

  /** The last of the values that the file sets as its configuration. */
  get last(): Assigned | undefined {
    return this.assigned.at(-1);
  }

  lookUp(name: string, scope: Scope): Value | undefined {
    for (let at: Scope | undefined = scope; at; at = at.parent) {
      const value = at.names.get(name);
      if (value) {
        return value;
      }
    }
    return undefined;
  }
}

/** A value and all in it, each once. */
function* allIn(value: Value): Generator<Value> {
  const seen = new Set<Value>();
  const stack = [value];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (!seen.has(next)) {
      seen.add(next);
      yield next;
      stack.push(...innerOf(next));
    }
  }
}

/** Whether a value contains another one, or is it; a cycle would have no end. */
export const contains = (value: Value, other: Value): boolean =>
  [...allIn(value)].includes(other);

/** Whether a value counts as true; undefined if that is not known. */
export function truth(value: Value): boolean | undefined {
  switch (value.kind) {
    case 'string':
      return value.value !== '';
    case 'number':
      return value.value !== 0 && !Number.isNaN(value.value);
    case 'boolean':
      return value.value;
    case 'null':
    case 'undefined':
      return false;
    case 'unknown':
      return undefined;
    case 'object':
      return value.fromElsewhere ? undefined : true;
    default:
      return true;
  }
}

/** The parts of a value that are not known, in the order in which they are found. */
export function gapsOf(value: Value): Gap[] {
  const gaps: Gap[] = [];
  for (const one of allIn(value)) {
    if (one.kind === 'unknown') {
      gaps.push(one);
    } else if (one.kind === 'list' || one.kind === 'object') {
      gaps.push(...(one.gaps ?? []));
    }
  }
  return gaps;
}

/** The name that a property has in the source, if it is written there. */
export function plainName(node: AnyNode & {type: 'MemberExpression'}) {
  return !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;
}
