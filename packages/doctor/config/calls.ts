/** What calls return and change: functions of the same file, and some of the language. */
import {parseExpressionAt, type AnyNode, type Node} from 'acorn';
import {bind} from './assignments';
import {evaluate} from './expressions';
import {
  itemsOf,
  propertyOf,
  type FunctionValue,
  type ListValue,
  type Value,
} from './model';
import {contains, maxDepth, type Run, type Scope} from './run';
import {runBody} from './statements';

type Call = AnyNode & {type: 'CallExpression' | 'NewExpression'};

/** Calls a function of the file. Recursion is not followed. */
function invoke(
  run: Run,
  fn: FunctionValue,
  values: readonly Value[],
  at: Node,
  self?: Value,
): Value {
  const {node, scope: parent} = fn;
  if (
    run.calling.includes(node) ||
    run.depth > maxDepth ||
    !(
      node.type === 'FunctionExpression' ||
      node.type === 'ArrowFunctionExpression' ||
      node.type === 'FunctionDeclaration'
    ) ||
    node.generator
  ) {
    return run.unknown(at);
  }
  run.called.add(node);
  run.calling.push(node);
  const scope: Scope = {names: new Map(), parent};
  if (self && node.type !== 'ArrowFunctionExpression') {
    scope.names.set('this', self);
  }
  node.params.forEach((parameter, index) => {
    const value: Value =
      parameter.type === 'RestElement'
        ? {
            ...run.placeOf(at),
            kind: 'list',
            items: values.slice(index),
            open: false,
          }
        : (values[index] ?? {...run.placeOf(parameter), kind: 'undefined'});
    bind(run, parameter, value, scope);
  });
  const result =
    node.type === 'ArrowFunctionExpression' && node.expression
      ? evaluate(run, node.body, scope)
      : runBody(run, node.body, scope);
  run.calling.pop();
  return result ?? {...run.placeOf(at), kind: 'undefined'};
}

/** Calls a function with values that are not known, as the viewer or the browser would. */
export function invokeUnknown(run: Run, fn: FunctionValue): Value {
  const {node} = fn;
  const params = 'params' in node ? node.params : [];
  return invoke(
    run,
    fn,
    params.map((parameter) => run.unknown(parameter)),
    node,
  );
}

/** `Object.assign(target, …)`. */
function assignAll(run: Run, node: Call, values: Value[]): Value {
  const [target, ...sources] = values;
  if (target?.kind !== 'object') {
    return run.unknown(node);
  }
  for (const source of sources) {
    if (source.kind === 'object') {
      source.properties.forEach((property) => run.put(target, property));
      run.joinOpen(target, source);
    } else if (source.kind === 'unknown') {
      run.leaveOpen(target, source);
    }
  }
  // A new object has the place of the call: the parts are edited where they are written.
  return target;
}

/** The value in `JSON.parse('…')`, if each character of the literal is one of the JSON. */
function parsedJson(run: Run, node: Call, scope: Scope): Value {
  const [argument] = node.arguments as AnyNode[];
  const raw =
    argument?.type === 'Literal'
      ? argument.raw?.slice(1, -1)
      : argument?.type === 'TemplateLiteral' && !argument.expressions.length
        ? argument.quasis[0]?.value.raw
        : undefined;
  if (!argument || raw === undefined || raw.includes('\\')) {
    return run.unknown(node);
  }
  const shift = argument.start + 1;
  try {
    JSON.parse(raw);
    // The same offsets as in the file.
    const tree = parseExpressionAt(`${' '.repeat(shift)}${raw}`, shift, {
      ecmaVersion: 'latest',
    });
    return evaluate(run, tree, scope);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return run.unknown(node, 'the text is not JSON');
    }
    throw error;
  }
}

type Builtin = (
  run: Run,
  node: Call,
  values: Value[],
  scope: Scope,
) => Value | undefined;

const same: Builtin = (_run, _node, [first]) => first;

/** Functions of the language, by the text of the call. */
const builtins: Record<string, Builtin> = {
  __proto__: null as never,
  'Object.freeze': same,
  'Object.seal': same,
  structuredClone: same,
  'Promise.resolve': same,
  'Object.assign': assignAll,
  'JSON.parse': (run, node, values, scope) =>
    // `JSON.parse(JSON.stringify(value))` copies.
    values[0]?.kind === 'object' || values[0]?.kind === 'list'
      ? values[0]
      : parsedJson(run, node, scope),
  'JSON.stringify': (run, node, [first]) =>
    first?.kind === 'object' || first?.kind === 'list'
      ? first
      : run.unknown(node),
  'Object.defineProperty': (run, node, [target, key, description]) => {
    const value =
      description?.kind === 'object'
        ? propertyOf(description, 'value')
        : undefined;
    if (target?.kind === 'object' && key?.kind === 'string' && value) {
      run.put(target, {...value, key: key.value});
    }
    return target;
  },
  RegExp: (run, node, [pattern, flags]) =>
    pattern?.kind === 'string'
      ? {
          ...run.placeOf(node),
          kind: 'regex',
          pattern: pattern.value,
          flags: flags?.kind === 'string' ? flags.value : '',
        }
      : undefined,
};

/** Methods of lists. */
function listMethod(
  run: Run,
  node: Call,
  list: ListValue,
  name: string,
  values: Value[],
): Value | undefined {
  const copy = (items: Value[], open = list.open): ListValue =>
    run.sized({...list, items, open});
  const [first] = values;
  const each = (item: Value) =>
    first?.kind === 'function'
      ? invoke(run, first, [item], node)
      : run.unknown(node);
  switch (name) {
    case 'push':
    case 'unshift': {
      const added = values.filter((value) => !contains(value, list));
      list.items =
        name === 'push' ? [...list.items, ...added] : [...added, ...list.items];
      list.open ||= run.unsure > 0;
      run.sized(list);
      return run.unknown(node);
    }
    case 'concat':
      return copy(
        values.reduce<Value[]>(
          (all, value) =>
            all.concat(value.kind === 'list' ? value.items : [value]),
          list.items,
        ),
        list.open ||
          values.some((value) =>
            value.kind === 'list' ? value.open : value.kind === 'unknown',
          ),
      );
    case 'map':
    case 'flatMap':
      return copy(list.items.map(each));
    case 'forEach':
      list.items.forEach(each);
      return run.unknown(node);
    case 'slice':
    case 'reverse':
    case 'sort':
      return copy(list.items, list.open || values.length > 0);
    case 'filter':
      return copy(
        list.items.filter(({kind}) => kind !== 'undefined' && kind !== 'null'),
        list.open || first?.kind === 'function',
      );
    default:
      return undefined;
  }
}

/** A call of something that the file does not contain. */
function unknownCall(run: Run, node: Call, values: Value[]): Value {
  const name = run.source(node.callee);
  for (const value of values) {
    if (value.kind === 'function') {
      run.unsure++;
      invokeUnknown(run, value);
      run.unsure--;
    } else if (
      (value.kind === 'object' || value.kind === 'list') &&
      value !== run.global &&
      !name.startsWith('console.')
    ) {
      const why = 'what the function does with it is not known';
      run.leaveOpen(value, run.gap(node, why));
    }
  }
  return run.unknown(node);
}

/** `fn.call(…)`, the methods of lists, and what is passed on to `then`. */
function methodCall(
  run: Run,
  node: Call,
  owner: Value,
  name: string,
  values: Value[],
): Value | undefined {
  const [first, ...rest] = values;
  if (owner.kind === 'list') {
    return listMethod(run, node, owner, name, values);
  }
  if (owner.kind !== 'function') {
    return name === 'then' && owner.kind !== 'unknown'
      ? first?.kind === 'function'
        ? invoke(run, first, [owner], node)
        : owner
      : undefined;
  }
  const [list] = rest;
  switch (first && name) {
    case 'call':
      return invoke(run, owner, rest, node, first);
    case 'apply':
      return invoke(run, owner, itemsOf(list), node, first);
    case 'bind':
      return owner;
    default:
      return undefined;
  }
}

export function call(run: Run, node: Call, scope: Scope): Value {
  const {callee} = node;
  const values = node.arguments.flatMap((argument) => {
    if (argument.type !== 'SpreadElement') {
      return [evaluate(run, argument, scope)];
    }
    const inner = evaluate(run, argument.argument, scope);
    return inner.kind === 'list' && !inner.open
      ? inner.items
      : [run.unknown(argument)];
  });
  if (callee.type === 'Super') {
    return run.unknown(node);
  }
  const builtin = builtins[run.source(callee)];
  if (builtin) {
    return builtin(run, node, values, scope) ?? run.unknown(node);
  }
  if (callee.type === 'MemberExpression' && callee.object.type !== 'Super') {
    const owner = evaluate(run, callee.object, scope);
    const name =
      callee.property.type === 'Identifier' ? callee.property.name : '';
    const result = methodCall(run, node, owner, name, values);
    if (result) {
      return result;
    }
  }
  const fn = evaluate(run, callee, scope);
  return fn.kind === 'function'
    ? invoke(run, fn, values, node)
    : unknownCall(run, node, values);
}
