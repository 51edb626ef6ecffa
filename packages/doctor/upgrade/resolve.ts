/** Follows an expression to what it is: `d.create` of `const {uiDialogService: d} = services`. */
import type {SyntaxNode} from '@lezer/common';
import type {Binding, Bindings} from './bindings';
import {stringOf, textOf, unwrapped, type Source} from './source';

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
      const of = resolve(context, object, depth + 1);
      return {
        ...of,
        path: [...of.path, name],
        ...(of.origin ? {origin: [...of.origin, name]} : {}),
      };
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

/** `b` of `a.b`, `a?.b`, and `a['b']`; null if it is computed. */
function memberNameOf(source: Source, node: SyntaxNode): string | null {
  const last = node.lastChild;
  if (last?.name === 'PropertyName' || last?.name === 'JSXIdentifier') {
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
    const module = argument && stringOf(context.source, argument);
    if (module) {
      return {path: ['*'], root: 'import', module};
    }
  }
  const of = resolve(context, callee, depth + 1);
  return {
    path: [...(of.origin ?? of.path), '()'],
    root: of.root === 'made' ? 'made' : 'call',
    ...(of.module === undefined ? {} : {module: of.module}),
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
  const of = init ? resolve(context, init, depth + 1) : unknown;
  if (keys.length) {
    return {
      ...of,
      path: [...of.path, ...keys],
      ...(of.origin ? {origin: [...of.origin, ...keys]} : {}),
    };
  }
  const isCall = of.path.at(-1) === '()';
  if (of.path.length > 0 && !isCall) {
    return of;
  }
  return {
    ...of,
    path: [isService(type) ? type : name],
    ...(isCall ? {origin: of.path} : {}),
  };
}

const isService = (type: string | undefined): type is string =>
  type !== undefined && /(?:Service|Manager)$/.test(type);
