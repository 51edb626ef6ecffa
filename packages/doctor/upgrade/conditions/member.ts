/** Members of services and managers, with the arguments of the call. */
import type {SyntaxNode} from '@lezer/common';
import type {Certainty} from '../../types';
import {
  expressionOf,
  listOf,
  matches,
  type Arguments,
  type MemberCondition,
} from '../matcher';
import {resolve, type Context, type Reference} from '../resolve';
import {stringOf, textOf, unwrapped, type Source} from '../source';
import {certaintyOf, hitAt, lower, rewriteIs, type Hit, type Site} from './hit';
import {
  argumentsOf,
  keyText,
  literalOf,
  outward,
  propertiesOf,
} from './objects';
import {callEdits, keepEdits, renameEdits} from '../rewrites/calls';

/** A name that is unique enough without its owner. */
const distinctive = 12;

const sameOwner = (a: string, b: string) =>
  a === b ||
  (/(?:Service|Manager)$/.test(a) && a.toLowerCase() === b.toLowerCase());

/**
 * How sure it is that a reference is the member: null if it is not. `d.create` is
 * `uiDialogService.create` if `d` is that property of something, or a parameter or a name
 * without definition that is called so; not if `d` is created in the file.
 */
function certaintyOfMember(
  reference: Reference,
  member: string,
  from?: string,
): Certainty | null {
  const {origin, ...named} = reference;
  return (
    certaintyOfPath(named, member, from) ??
    (origin ? certaintyOfPath({...named, path: origin}, member, from) : null)
  );
}

function certaintyOfPath(
  reference: Reference,
  member: string,
  from: string | undefined,
): Certainty | null {
  const wanted = member.split('.');
  const {path, root, module} = reference;
  const start = path.length - wanted.length;
  if (
    start < 0 ||
    !wanted.every(
      (name, i) => sameOwner(name, path[start + i] ?? '') || name === '*',
    )
  ) {
    const bare =
      root === 'free' &&
      path.length === 1 &&
      wanted.length === 2 &&
      path[0] === wanted[1] &&
      (path[0]?.length ?? 0) >= distinctive;
    return bare ? 'likely' : null;
  }
  if (root === 'import') {
    return certaintyOfImport(reference, start, from);
  }
  if (root === 'made') {
    return start > 0 ? 'likely' : null;
  }
  if (start > 0 || module) {
    return 'sure';
  }
  // A lower-case name such as `segmentation` can be anything.
  const known =
    wanted.length === 1 ||
    /(?:Service|Manager|Manager\w*)$/.test(wanted[0] ?? '');
  return known && root !== 'unknown' && root !== 'call' ? 'sure' : 'likely';
}

function certaintyOfImport(
  {module}: Reference,
  start: number,
  from: string | undefined,
): Certainty | null {
  if (from !== undefined) {
    // Another module has a function of its own that is called the same.
    return matches(from, module ?? '') ? 'sure' : null;
  }
  return /^@(?:ohif|cornerstonejs)\//.test(module ?? '') || start > 0
    ? 'sure'
    : 'likely';
}

/** How sure it is that a callee is one of the members; `*` is any. */
export function certaintyOfArgument(
  context: Context,
  callee: SyntaxNode | null,
  wanted: string | string[],
): Certainty | null {
  if (!callee || wanted === '*') {
    return callee && 'sure';
  }
  const reference = resolve(context, callee);
  return (
    listOf(wanted)
      .map((member) => certaintyOfMember(reference, member))
      .find((one) => one !== null) ?? null
  );
}

/** The call that a node is the callee of. */
function callOf(node: SyntaxNode): SyntaxNode | null {
  let callee = outward(node);
  if (callee.parent?.name === 'InstantiationExpression') {
    callee = callee.parent;
  }
  const call = callee.parent;
  return call?.name === 'CallExpression' &&
    call.firstChild?.from === callee.from &&
    call.firstChild.to === callee.to
    ? call
    : null;
}

/** Whether the arguments look like that. */
function fits(source: Source, nodes: SyntaxNode[], wanted: Arguments): boolean {
  const {min = 0, max = Infinity, shape = [], keys = {}, lacks = {}} = wanted;
  if (nodes.some(({name}) => name === 'Spread')) {
    return false;
  }
  if (nodes.length < min || nodes.length > max) {
    return false;
  }
  const keysAt = (index: string) => {
    const node = nodes[Number(index)];
    const object = node && unwrapped(node);
    return object?.name === 'ObjectExpression'
      ? propertiesOf(object).map((one) => keyText(source, one) ?? '…')
      : null;
  };
  return (
    shape.every((one, i) => one === null || fitsShape(source, nodes[i], one)) &&
    Object.entries(keys).every(([i, names]) =>
      keysAt(i)?.some((key) => names.includes(key)),
    ) &&
    Object.entries(lacks).every(([i, names]) => {
      const present = keysAt(i);
      return (
        present !== null &&
        !present.some((key) => key === '…' || names.includes(key))
      );
    })
  );
}

function fitsShape(
  source: Source,
  node: SyntaxNode | undefined,
  shape: string,
): boolean {
  if (!node) {
    return false;
  }
  if (shape.startsWith('~')) {
    return matches(shape.slice(1), textOf(source, node));
  }
  if (shape.startsWith('/')) {
    const value = stringOf(source, unwrapped(node));
    return value !== null && expressionOf(shape).test(value);
  }
  return shape.startsWith('!')
    ? literalOf(node) !== shape.slice(1)
    : literalOf(node) === shape;
}

function isUsed(
  node: SyntaxNode,
  call: SyntaxNode | null,
  use: string,
): boolean {
  switch (use) {
    case 'value':
      return call === null;
    case 'result':
      return (
        call !== null &&
        // A function that only calls it mostly returns what nobody reads.
        !/^(?:ExpressionStatement|ArrowFunction)$/.test(
          outward(call).parent?.name ?? '',
        ) &&
        outward(call).parent?.getChild('ArrayPattern') === null
      );
    default:
      return outward(call ?? node).prevSibling?.name === 'Spread';
  }
}

/** The key of a list that spreads it, which the finding about the key marks, too. */
function listKey(node: SyntaxNode): SyntaxNode | null {
  const list = outward(node).parent;
  const holder = list?.name === 'ArrayExpression' ? outward(list).parent : null;
  return holder?.name === 'Property' ? holder.firstChild : null;
}

/** Which name the finding marks: the last one of a member, the key of a pattern. */
function markOf(
  node: SyntaxNode,
  call: SyntaxNode | null,
  use: string | undefined,
): SyntaxNode {
  const key = use === 'spread' ? listKey(call ?? node) : null;
  if (key) {
    return key;
  }
  switch (node.name) {
    case 'MemberExpression':
    case 'JSXMemberExpression':
      return node.lastChild?.name === ']'
        ? (node.lastChild.prevSibling ?? node)
        : (node.lastChild ?? node);
    case 'PatternProperty':
    case 'MethodType':
    case 'PropertyType':
      return node.firstChild ?? node;
    default:
      return node;
  }
}

/** Tests a member, a name, a property of a pattern, or of a type. */
export function memberHit(
  {context, node, condition}: Site<MemberCondition>,
  reference: Reference,
): Hit | null {
  const {source} = context;
  const {args, use, from, fix} = condition;
  const found = listOf(condition.member)
    .map((member) => certaintyOfMember(reference, member, from))
    .filter((one) => one !== null);
  const [first] = found;
  if (!first) {
    return null;
  }
  const isDefinition =
    node.name === 'PatternProperty' || node.name.endsWith('Type');
  const call = isDefinition ? null : callOf(node);
  if (args && !(call && fits(source, argumentsOf(call), args))) {
    return null;
  }
  if (use && (isDefinition || !isUsed(node, call, use))) {
    return null;
  }
  const certainty = lower(
    found.includes('sure') ? 'sure' : first,
    certaintyOf(condition),
  );
  const mark = markOf(node, call, use);
  const edits = !fix
    ? undefined
    : rewriteIs(fix, 'rename')
      ? renameEdits(source, node, fix.rename)
      : rewriteIs(fix, 'call') && call
        ? callEdits(source, node, call, fix.call)
        : rewriteIs(fix, 'keep') && call
          ? keepEdits(source, call, fix.keep)
          : undefined;
  return hitAt(mark, certainty, edits);
}

/** The path of a property of a type: `uiDialogService.dismissAll` of `{uiDialogService: {dismissAll(): void}}`. */
function typePath(source: Source, node: SyntaxNode): string[] {
  const path: string[] = [];
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    const name =
      at.name === 'PropertyType' || at.name === 'MethodType'
        ? at.firstChild
        : null;
    if (name) {
      path.unshift(textOf(source, name));
    }
  }
  return path;
}

/** The target of a member expression; null for other nodes and for parts of a longer expression. */
export function referenceOf(
  context: Context,
  node: SyntaxNode,
): Reference | null {
  switch (node.name) {
    case 'MemberExpression':
    case 'JSXMemberExpression':
      return resolve(context, node);
    case 'VariableName':
      return node.parent?.name === 'ImportGroup' ||
        node.parent?.name === 'ExportGroup'
        ? null
        : resolve(context, node);
    case 'PropertyType':
    case 'MethodType': {
      const path = typePath(context.source, node);
      return path.length > 1 ? {path, root: 'parameter'} : null;
    }
    default:
      return null;
  }
}
