/** The values of expressions. */
import type {AnyNode, Node} from 'acorn';
import {assign} from './assignments';
import {call} from './calls';
import {list, object} from './literals';
import {propertyOf, type ObjectValue, type Value} from './model';
import {maxDepth, plainName, truth, type Run, type Scope} from './run';

type Of<Type extends AnyNode['type']> = AnyNode & {type: Type};

/** What a template of a deployment replaces before a browser sees the file. */
const placeholder =
  /\$\{[^}]*\}|\{\{.*?\}\}|<%.*?%>|%[A-Z][A-Z_]{2,}%|__[A-Z][A-Z_]+__|@[A-Z][A-Z_]+@|\$[A-Z][A-Z_]{2,}|<[A-Z][A-Z_]{2,}>/gs;

const isReplaced =
  'it is a placeholder, which something replaces before a browser reads the file';

function string(run: Run, node: Node, value: string, computed: boolean): Value {
  const partly = value.replace(placeholder, ' ');
  return partly === value
    ? {...run.placeOf(node), kind: 'string', value, computed}
    : run.unknown(node, isReplaced, partly);
}

function literal(run: Run, node: Of<'Literal'>): Value {
  const place = run.placeOf(node);
  if (node.regex) {
    return {...place, kind: 'regex', ...node.regex};
  }
  switch (typeof node.value) {
    case 'string':
      return string(run, node, node.value, false);
    case 'number':
      return {...place, kind: 'number', value: node.value};
    case 'boolean':
      return {...place, kind: 'boolean', value: node.value};
    default:
      return node.value === null ? {...place, kind: 'null'} : run.unknown(node);
  }
}

/** What Node.js has and no browser. */
const ofNode = new Set(['process', 'require', '__dirname', '__filename']);

const globals = new Set(['window', 'globalThis', 'self', 'top', 'parent']);

function identifier(run: Run, node: Of<'Identifier'>, scope: Scope): Value {
  const {name} = node;
  const own = run.lookUp(name, scope);
  if (own) {
    return own;
  }
  if (name === 'undefined') {
    return {...run.placeOf(node), kind: 'undefined'};
  }
  if (globals.has(name)) {
    return run.global;
  }
  if (ofNode.has(name) && !propertyOf(run.global, name)) {
    run.absent.push({...run.placeOf(node), name});
  }
  return globalMember(run, node, name);
}

/** `config` of the global object; a file may add to what an earlier one has set. */
function globalMember(run: Run, node: Node, name: string): Value {
  const property = propertyOf(run.global, name);
  if (property) {
    if (name === 'config' && run.last) {
      run.last.isRead = true;
    }
    return property.value;
  }
  if (globals.has(name)) {
    return run.global;
  }
  if (name !== 'config') {
    return run.unknown(node);
  }
  const place = run.placeOf(node);
  const value: ObjectValue = {
    ...place,
    kind: 'object',
    properties: [],
    open: true,
    fromElsewhere: true,
  };
  run.global.properties.push({
    ...place,
    key: name,
    keyStart: place.start,
    keyEnd: place.end,
    value,
  });
  return value;
}

/** What is known of a text: the unknown parts are spaces. */
function textOf(value: Value): {text: string; known: boolean} {
  return value.kind === 'string' ||
    value.kind === 'number' ||
    value.kind === 'boolean'
    ? {text: String(value.value), known: true}
    : {
        text: (value.kind === 'unknown' ? value.partly : undefined) ?? ' ',
        known: false,
      };
}

function joined(run: Run, node: Node, parts: Value[]): Value {
  const texts = parts.map(textOf);
  const text = texts.map((part) => part.text).join('');
  if (texts.every(({known}) => known)) {
    return string(run, node, text, true);
  }
  const why = parts.find((part) => part.kind === 'unknown')?.why;
  return run.unknown(node, why, text);
}

function template(run: Run, node: Of<'TemplateLiteral'>, scope: Scope): Value {
  const parts = node.quasis.flatMap((quasi, index) => {
    const expression = node.expressions[index];
    return [
      {
        ...run.placeOf(quasi),
        kind: 'string' as const,
        value: quasi.value.cooked ?? '',
        computed: true,
      },
      ...(expression ? [evaluate(run, expression, scope)] : []),
    ];
  });
  const value = joined(run, node, parts);
  return value.kind === 'string' && parts.length === 1
    ? {...value, computed: false}
    : value;
}

const comparisons: Record<string, (a: unknown, b: unknown) => boolean> = {
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};

function binary(run: Run, node: Of<'BinaryExpression'>, scope: Scope): Value {
  if (node.left.type === 'PrivateIdentifier') {
    return run.unknown(node);
  }
  const left = evaluate(run, node.left, scope);
  const right = evaluate(run, node.right, scope);
  const place = run.placeOf(node);
  const compare = comparisons[node.operator];
  if (compare && 'value' in left && 'value' in right) {
    return {...place, kind: 'boolean', value: compare(left.value, right.value)};
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
    return value === undefined
      ? run.unknown(node)
      : {...place, kind: 'number', value};
  }
  const isText = (value: Value) =>
    value.kind === 'string' ||
    (value.kind === 'unknown' && value.partly !== undefined);
  return node.operator === '+' && (isText(left) || isText(right))
    ? joined(run, node, [left, right])
    : run.unknown(node);
}

/** What `typeof` says of values that the doctor knows. */
const typeNames: Partial<Record<Value['kind'], string>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  list: 'object',
  object: 'object',
  function: 'function',
  undefined: 'undefined',
};

function unary(run: Run, node: Of<'UnaryExpression'>, scope: Scope): Value {
  const place = run.placeOf(node);
  if (node.operator === 'typeof' && node.argument.type === 'Identifier') {
    run.askedFor.add(node.argument.name);
  }
  const value = evaluate(run, node.argument, scope);
  switch (node.operator) {
    case 'void':
      return {...place, kind: 'undefined'};
    case '-':
      return value.kind === 'number'
        ? {...place, kind: 'number', value: -value.value}
        : run.unknown(node);
    case '!': {
      const known = truth(value);
      return known === undefined
        ? run.unknown(node)
        : {...place, kind: 'boolean', value: !known};
    }
    case 'typeof': {
      const name = typeNames[value.kind];
      return name && !('fromElsewhere' in value)
        ? {...place, kind: 'string', value: name, computed: true}
        : run.unknown(node);
    }
    case 'delete':
      if (node.argument.type === 'MemberExpression') {
        const object = evaluate(run, node.argument.object, scope);
        const key = keyOfMember(run, node.argument, scope);
        if (object.kind === 'object' && key !== undefined) {
          object.properties = object.properties.filter(
            (property) => property.key !== key,
          );
        }
      }
      return run.unknown(node);
    default:
      return run.unknown(node);
  }
}

export function keyOfMember(
  run: Run,
  node: AnyNode & {type: 'MemberExpression'},
  scope: Scope,
): string | undefined {
  if (!node.computed || node.property.type === 'PrivateIdentifier') {
    return plainName(node);
  }
  const value = evaluate(run, node.property, scope);
  return value.kind === 'string' || value.kind === 'number'
    ? String(value.value)
    : undefined;
}

function member(run: Run, node: Of<'MemberExpression'>, scope: Scope): Value {
  if (node.object.type === 'Super') {
    return run.unknown(node);
  }
  const owner = evaluate(run, node.object, scope);
  const key = keyOfMember(run, node, scope);
  if (key === undefined) {
    return run.unknown(node);
  }
  if (owner === run.global) {
    return globalMember(run, node, key);
  }
  if (owner.kind === 'list') {
    return (
      (owner.open ? undefined : owner.items[Number(key)]) ?? run.unknown(node)
    );
  }
  if (owner.kind !== 'object') {
    return run.unknown(node);
  }
  const found = propertyOf(owner, key);
  if (found && !run.unsure) {
    return found.value;
  }
  return owner.open || found
    ? (found?.value ?? run.unknown(node))
    : {...run.placeOf(node), kind: 'undefined'};
}

/** The same question, whether it is asked directly or negated. */
export function decideOn(run: Run, test: Node, value: Value): boolean {
  const known = truth(value);
  if (known !== undefined) {
    return known;
  }
  const {start, end} = run.placeOf(test);
  const [, nots = '', asked = ''] = /^((?:!\s*)*)(.*)$/s.exec(
    run.text
      .slice(start, end)
      .replace(/^\((.*)\)$/s, '$1')
      .trim(),
  )!;
  const isNegated = nots.replace(/\s/g, '').length % 2 === 1;
  const way = run.decide(asked.replace(/\s+/g, ' '), 2) === 0;
  return isNegated ? !way : way;
}

function logical(run: Run, node: Of<'LogicalExpression'>, scope: Scope): Value {
  const left = evaluate(run, node.left, scope);
  if (left.kind === 'object' && left.fromElsewhere && node.operator !== '&&') {
    // `window.config || {…}`: what another file has set, or this.
    const right = evaluate(run, node.right, scope);
    if (right.kind === 'object') {
      right.properties.forEach((property) => run.put(left, property));
    }
    return left;
  }
  if (node.operator === '??') {
    if (left.kind === 'null' || left.kind === 'undefined') {
      return evaluate(run, node.right, scope);
    }
    return left.kind !== 'unknown' || decideOn(run, node.left, left)
      ? left
      : evaluate(run, node.right, scope);
  }
  const isTrue = decideOn(run, node.left, left);
  if (isTrue === (node.operator === '&&')) {
    return evaluate(run, node.right, scope);
  }
  return isTrue || truth(left) !== undefined
    ? left
    : {...run.placeOf(node.left), kind: 'undefined'};
}

const ofFunction = (
  run: Run,
  node: Of<
    'FunctionExpression' | 'ArrowFunctionExpression' | 'FunctionDeclaration'
  >,
  scope: Scope,
): Value => ({...run.placeOf(node), kind: 'function', node, scope});

/** How each kind of expression is evaluated; any other is not known. */
const evaluators: {
  [Type in AnyNode['type']]?: (run: Run, node: Of<Type>, scope: Scope) => Value;
} = {
  Literal: literal,
  Identifier: identifier,
  ThisExpression: (run, _, scope) => run.lookUp('this', scope) ?? run.global,
  TemplateLiteral: template,
  BinaryExpression: binary,
  UnaryExpression: unary,
  LogicalExpression: logical,
  ConditionalExpression: (run, {test, consequent, alternate}, scope) =>
    evaluate(
      run,
      decideOn(run, test, evaluate(run, test, scope)) ? consequent : alternate,
      scope,
    ),
  ArrayExpression: list,
  ObjectExpression: object,
  MemberExpression: member,
  CallExpression: call,
  NewExpression: call,
  AssignmentExpression: assign,
  SequenceExpression: (run, {expressions}, scope) =>
    expressions.map((one) => evaluate(run, one, scope)).at(-1)!,
  AwaitExpression: (run, {argument}, scope) => evaluate(run, argument, scope),
  ChainExpression: (run, {expression}, scope) =>
    evaluate(run, expression, scope),
  ParenthesizedExpression: (run, {expression}, scope) =>
    evaluate(run, expression, scope),
  FunctionExpression: ofFunction,
  ArrowFunctionExpression: ofFunction,
  FunctionDeclaration: ofFunction,
};

export function evaluate(run: Run, node: Node, scope: Scope): Value {
  run.step();
  if (run.depth > maxDepth) {
    return run.unknown(node, 'it is nested too deeply');
  }
  run.depth++;
  const known = evaluators[node.type as AnyNode['type']] as
    ((run: Run, node: Node, scope: Scope) => Value) | undefined;
  const value = known?.(run, node, scope) ?? run.unknown(node);
  run.depth--;
  return value;
}
