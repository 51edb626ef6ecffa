/**
 * Turns the nodes of a syntax tree into values. Nothing is evaluated: literals, and constants of
 * the same file, are values; everything else is unknown.
 */
import type {AnyNode, Node} from 'acorn';
import {valueOf, type ListValue, type ObjectValue, type Value} from './model';

/** Initial values of the names that are declared once and never assigned. */
export type Constants = Map<string, Node>;

/** acorn-loose writes this name where something is missing. */
export const missingName = '✖';

const maxDepth = 100;

/** Turns nodes into values. */
export class Modeler {
  /** Values that could not be determined, one entry per place. */
  readonly unknown = new Map<
    string,
    {start: number; end: number; what: string}
  >();
  private readonly following = new Set<string>();
  /** Above zero, what is not known is not recorded. */
  private quiet = 0;

  /** @param shift what to subtract from the offsets of the nodes */
  constructor(
    private readonly text: string,
    private readonly constants: Constants,
    private readonly shift: number,
  ) {}

  private placeOf(node: Node) {
    return {start: node.start - this.shift, end: node.end - this.shift};
  }

  private notKnown(node: Node): Value {
    const place = this.placeOf(node);
    const source = this.text.slice(place.start, place.end).replace(/\s+/g, ' ');
    const what = source.length > 60 ? `${source.slice(0, 59)}…` : source;
    if (!this.quiet) {
      this.unknown.set(`${place.start}-${place.end}`, {...place, what});
    }
    return {...place, kind: 'unknown', what};
  }

  private string(node: Node, value: string, computed: boolean): Value {
    return {...this.placeOf(node), kind: 'string', value, computed};
  }

  private literal(node: AnyNode & {type: 'Literal'}): Value {
    const place = this.placeOf(node);
    if (node.regex) {
      return {...place, kind: 'regex', ...node.regex};
    }
    switch (typeof node.value) {
      case 'string':
        return this.string(node, node.value, false);
      case 'number':
        return {...place, kind: 'number', value: node.value};
      case 'boolean':
        return {...place, kind: 'boolean', value: node.value};
      default:
        return node.value === null
          ? {...place, kind: 'null'}
          : this.notKnown(node);
    }
  }

  private identifier(
    node: AnyNode & {type: 'Identifier'},
    depth: number,
  ): Value {
    if (node.name === 'undefined') {
      return {...this.placeOf(node), kind: 'undefined'};
    }
    const init = this.constants.get(node.name);
    if (!init || this.following.has(node.name)) {
      return this.notKnown(node);
    }
    this.following.add(node.name);
    const value = this.modelAt(init, depth + 1);
    this.following.delete(node.name);
    return value;
  }

  private template(
    node: AnyNode & {type: 'TemplateLiteral'},
    depth: number,
  ): Value {
    let joined = '';
    for (const [index, quasi] of node.quasis.entries()) {
      joined += quasi.value.cooked ?? '';
      const expression = node.expressions[index];
      if (expression) {
        const part = this.modelAt(expression, depth + 1);
        if (part.kind !== 'string' && part.kind !== 'number') {
          return this.notKnown(node);
        }
        joined += String(part.value);
      }
    }
    return this.string(node, joined, node.expressions.length > 0);
  }

  private binary(
    node: AnyNode & {type: 'BinaryExpression'},
    depth: number,
  ): Value {
    const left = this.modelAt(node.left, depth + 1);
    const right = this.modelAt(node.right, depth + 1);
    if (
      node.operator === '+' &&
      left.kind === 'string' &&
      right.kind === 'string'
    ) {
      return this.string(node, left.value + right.value, true);
    }
    if (left.kind === 'number' && right.kind === 'number') {
      const {value: a} = left;
      const {value: b} = right;
      const results: Record<string, number> = {
        '+': a + b,
        '-': a - b,
        '*': a * b,
        '/': a / b,
        '**': a ** b,
      };
      const value = results[node.operator];
      if (value !== undefined) {
        return {...this.placeOf(node), kind: 'number', value};
      }
    }
    return this.notKnown(node);
  }

  private unary(
    node: AnyNode & {type: 'UnaryExpression'},
    depth: number,
  ): Value {
    const place = this.placeOf(node);
    const value = this.modelAt(node.argument, depth + 1);
    if (node.operator === 'void') {
      return {...place, kind: 'undefined'};
    }
    if (node.operator === '-' && value.kind === 'number') {
      return {...place, kind: 'number', value: -value.value};
    }
    if (
      node.operator === '!' &&
      (value.kind === 'number' || value.kind === 'boolean')
    ) {
      return {...place, kind: 'boolean', value: !value.value};
    }
    return this.notKnown(node);
  }

  private list(
    node: AnyNode & {type: 'ArrayExpression'},
    depth: number,
  ): Value {
    const value: ListValue = {
      ...this.placeOf(node),
      kind: 'list',
      items: [],
      open: false,
    };
    for (const element of node.elements) {
      if (element?.type === 'SpreadElement') {
        const spread = this.modelAt(element.argument, depth + 1);
        if (spread.kind === 'list') {
          value.items = value.items.concat(spread.items);
          value.open ||= spread.open;
        } else {
          value.open = true;
        }
      } else if (element) {
        value.items.push(this.modelAt(element, depth + 1));
      }
    }
    return value;
  }

  private object(
    node: AnyNode & {type: 'ObjectExpression'},
    depth: number,
  ): Value {
    const value: ObjectValue = {
      ...this.placeOf(node),
      kind: 'object',
      properties: [],
      open: false,
    };
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const spread = this.modelAt(property.argument, depth + 1);
        if (spread.kind === 'object') {
          value.properties = value.properties.concat(spread.properties);
          value.open ||= spread.open;
        } else {
          value.open = true;
        }
        continue;
      }
      const key = this.keyOf(property, depth);
      if (key === undefined) {
        value.open = true;
      } else if (key !== missingName) {
        const place = this.placeOf(property.key);
        value.properties.push({
          ...this.placeOf(property),
          key,
          keyStart: place.start,
          keyEnd: place.end,
          value:
            property.kind === 'init'
              ? this.modelAt(property.value, depth + 1)
              : this.notKnown(property),
        });
      }
    }
    return value;
  }

  private keyOf(
    property: AnyNode & {type: 'Property'},
    depth: number,
  ): string | undefined {
    const {key, computed} = property;
    if (!computed && key.type === 'Identifier') {
      return key.name;
    }
    const value = this.modelAt(key, depth + 1);
    return value.kind === 'string' || value.kind === 'number'
      ? String(value.value)
      : undefined;
  }

  private member(
    node: AnyNode & {type: 'MemberExpression'},
    depth: number,
  ): Value {
    if (node.object.type !== 'Super') {
      // The whole expression is reported, not its first word.
      this.quiet++;
      const object = this.modelAt(node.object, depth + 1);
      this.quiet--;
      const {property} = node;
      const name =
        !node.computed && property.type === 'Identifier'
          ? property.name
          : property.type === 'Literal'
            ? String(property.value)
            : undefined;
      const found =
        object.kind === 'object' && name !== undefined && !object.open
          ? valueOf(object, name)
          : undefined;
      if (found) {
        return found;
      }
    }
    return this.notKnown(node);
  }

  private call(
    node: AnyNode & {type: 'CallExpression' | 'NewExpression'},
    depth: number,
  ): Value {
    const place = this.placeOf(node);
    const called = this.text.slice(
      node.callee.start - this.shift,
      node.callee.end - this.shift,
    );
    const [first, second] = node.arguments;
    if (called === 'Object.freeze' && first && first.type !== 'SpreadElement') {
      return this.modelAt(first, depth + 1);
    }
    if (called === 'RegExp' && first && first.type !== 'SpreadElement') {
      const pattern = this.modelAt(first, depth + 1);
      const flags =
        second && second.type !== 'SpreadElement'
          ? this.modelAt(second, depth + 1)
          : undefined;
      if (pattern.kind === 'string') {
        return {
          ...place,
          kind: 'regex',
          pattern: pattern.value,
          flags: flags?.kind === 'string' ? flags.value : '',
        };
      }
    }
    return this.notKnown(node);
  }

  private modelAt(node: Node, depth: number): Value {
    const typed = node as AnyNode;
    if (depth > maxDepth) {
      return this.notKnown(node);
    }
    switch (typed.type) {
      case 'Literal':
        return this.literal(typed);
      case 'Identifier':
        return this.identifier(typed, depth);
      case 'TemplateLiteral':
        return this.template(typed, depth);
      case 'BinaryExpression':
        return this.binary(typed, depth);
      case 'UnaryExpression':
        return this.unary(typed, depth);
      case 'ArrayExpression':
        return this.list(typed, depth);
      case 'ObjectExpression':
        return this.object(typed, depth);
      case 'MemberExpression':
        return this.member(typed, depth);
      case 'CallExpression':
      case 'NewExpression':
        return this.call(typed, depth);
      case 'ParenthesizedExpression':
        return this.modelAt(typed.expression, depth + 1);
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
        return {...this.placeOf(node), kind: 'function', node: typed};
      default:
        return this.notKnown(node);
    }
  }

  model(node: Node): Value {
    return this.modelAt(node, 0);
  }
}
