/** Follows an expression to what it is: `d.create` of `const {uiDialogService: d} = services`. */
import type {SyntaxNode} from '@lezer/common';
import type {Binding, Bindings} from './bindings';
import {moduleOf, stringOf, textOf, unwrapped, type Source} from './source';

/** The names that lead to a value, and what the first of them is. */
export type Reference = {
  path: string[];
  /** free: not defined in the file. call: what a function returned. made: created here. */
  root: 'free' | 'parameter' | 'import' | 'call' | 'made' | 'this' | 'unknown';
  module?: string;
  /** For a name that holds what a call returned: the path of the call, as `path` has the name. */
  origin?: string[];
};

export type Context = {source: Source; bindings: Bindings};

const unknown: Reference = {path: [], root: 'unknown'};

const made = new Set([
  'NewExpression',
  'ObjectExpression',
  'ArrayExpression',
  'ArrowFunction',
  'FunctionExpression',
  'ClassExpression',
  'String',
  'Number',
  'TemplateString',
  'BooleanLiteral',
  'RegExp',
]);

/** @param depth how many definitions were followed: a cycle must end */
export function resolve(
  context: Context,
  expression: SyntaxNode,
  depth = 0,
): Reference {
  const node = unwrapped(expression);
  if (depth > 30) {
    return unknown;
  }
  switch (node.name) {
    case 'this':
      return {path: ['this'], root: 'this'};
    case 'VariableName':
    case 'VariableDefinition':
    case 'JSXIdentifier':
    case 'JSXBuiltin':
      return resolveName(context, textOf(context.source, node), node, depth);
    case 'MemberExpression':
    case 'JSXMemberExpression': {
      const object = node.firstChild;
      const name = memberNameOf(context.source, node);
      if (!object || name === null) {
        return unknown;
      }
      const field = context.bindings.fieldOf(object, name);
      return field
        ? resolveField(context, name, field, depth)
        : withKeys(resolve(context, object, depth + 1), [name]);
    }
    case 'CallExpression':
      return resolveCall(context, node, depth);
    case 'BinaryExpression': {
      // `a ?? b` and `a || b` are mostly `a`.
      const operator = node.firstChild?.nextSibling;
      return operator?.name === 'LogicOp' && node.firstChild
        ? resolve(context, node.firstChild, depth + 1)
        : unknown;
    }
    default:
      return made.has(node.name) ? {path: [], root: 'made'} : unknown;
  }
}

/** What the keys of a value are. */
export const withKeys = (
  value: Reference,
  keys: readonly string[],
): Reference => ({
  ...value,
  path: [...value.path, ...keys],
  ...(value.origin ? {origin: [...value.origin, ...keys]} : {}),
});

/** `this.dialogs`: it can be known by its name, or by what the class puts into it. */
function resolveField(
  context: Context,
  name: string,
  init: SyntaxNode,
  depth: number,
): Reference {
  const value = resolve(context, init, depth + 1);
  return value.root === 'made' && value.path.length === 0
    ? value
    : {
        root: value.module === undefined ? 'this' : value.root,
        path: ['this', name],
        ...(value.module === undefined ? {} : {module: value.module}),
        ...(value.path.length ? {origin: value.origin ?? value.path} : {}),
      };
}

const memberNames = new Set([
  'PropertyName',
  'PrivatePropertyName',
  'JSXIdentifier',
]);

/** `b` of `a.b`, `a?.b`, and `a['b']`; null if it is computed. */
function memberNameOf(source: Source, node: SyntaxNode): string | null {
  const last = node.lastChild;
  if (last && memberNames.has(last.name)) {
    return textOf(source, last);
  }
  const inside = last?.name === ']' ? last.prevSibling : null;
  return inside ? stringOf(source, inside) : null;
}

function resolveCall(
  context: Context,
  node: SyntaxNode,
  depth: number,
): Reference {
  const callee = node.firstChild;
  if (!callee) {
    return unknown;
  }
  if (textOf(context.source, callee) === 'require') {
    const argument = node.getChild('ArgList')?.getChild('String');
    const module = argument && moduleOf(context.source, argument);
    if (module) {
      return {path: ['*'], root: 'import', module};
    }
  }
  const {path, origin, root, module} = resolve(context, callee, depth + 1);
  return {
    path: [...(origin ?? path), '()'],
    root: root === 'made' ? 'made' : 'call',
    ...(module === undefined ? {} : {module}),
  };
}

function resolveName(
  context: Context,
  name: string,
  node: SyntaxNode,
  depth: number,
): Reference {
  const binding = context.bindings.find(name, node.from);
  if (!binding) {
    return {path: [name], root: 'free'};
  }
  switch (binding.kind) {
    case 'import':
      return {
        path: [
          binding.imported === 'default' ? name : (binding.imported ?? name),
        ],
        root: 'import',
        module: binding.module ?? '',
      };
    case 'parameter':
      return {
        path: binding.keys.length
          ? binding.keys
          : [isService(binding.type) ? binding.type : name],
        root: 'parameter',
      };
    case 'value':
      return resolveValue(context, binding, depth);
    default:
      return {path: [name], root: 'made'};
  }
}

function resolveValue(
  context: Context,
  {name, keys, init, type}: Binding,
  depth: number,
): Reference {
  const value = init ? resolve(context, init, depth + 1) : unknown;
  if (keys.length) {
    return withKeys(value, keys);
  }
  const isCall = value.path.at(-1) === '()';
  if (value.path.length > 0 && !isCall) {
    return value;
  }
  return {
    ...value,
    path: [isService(type) ? type : name],
    ...(isCall ? {origin: value.path} : {}),
  };
}

const isService = (type: string | undefined): type is string =>
  type !== undefined && /(?:Service|Manager)$/.test(type);
