/** Where each name of a file comes from. */
import type {SyntaxNode} from '@lezer/common';
import {addTo} from '../grouped';
import {childrenOf, moduleOf, stringOf, textOf, type Source} from './source';

export type Binding = {
  kind: 'import' | 'parameter' | 'value' | 'other';
  name: string;
  /** Keys of the pattern that it is taken out with, from the outside in. */
  keys: string[];
  /** Its initial value. */
  init: SyntaxNode | null;
  /** For an import: the module, and the name there (`default`, `*`). */
  module?: string;
  imported?: string;
  /** Last part of its type, if it is annotated. */
  type?: string;
  /** Where the name is valid. */
  from: number;
  to: number;
};

export type Bindings = {
  /** Resolves a name at an offset. */
  find: (name: string, offset: number) => Binding | undefined;
  /** What the class around `this` first puts into that field; undefined for another object. */
  fieldOf: (object: SyntaxNode, name: string) => SyntaxNode | undefined;
};

const scopes = new Set([
  'Script',
  'Block',
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
  'MethodType',
  'FunctionSignature',
  'Property',
  'ForStatement',
  'CatchClause',
  'ClassDeclaration',
  'ClassExpression',
  'SwitchBody',
]);

function scopeOf(node: SyntaxNode | null): SyntaxNode | null {
  let scope = node;
  while (scope && !scopes.has(scope.name)) {
    scope = scope.parent;
  }
  return scope;
}

/** The node after `=` that follows a definition, before the next comma. */
function after(node: SyntaxNode, name: string): SyntaxNode | null {
  for (let next = node.nextSibling; next; next = next.nextSibling) {
    if (next.name === ',') {
      return null;
    }
    if (next.name === name) {
      return name === 'Equals' ? next.nextSibling : next;
    }
  }
  return null;
}

/** `AppTypes.UIDialogService` of `: AppTypes.UIDialogService`, as its last name. */
function typeNameOf(source: Source, node: SyntaxNode): string | undefined {
  const annotation = after(node, 'TypeAnnotation');
  const last = annotation?.lastChild;
  return last?.name === 'TypeName'
    ? textOf(source, last)
    : last?.name === 'IndexedType'
      ? /\w+$/.exec(textOf(source, last))?.[0]
      : undefined;
}

/** The key of a property of a pattern, as a string. */
function keyOf(source: Source, property: SyntaxNode): string {
  const first = property.firstChild;
  if (!first || first.name === 'Spread') {
    return '…';
  }
  return first.name === 'String'
    ? (stringOf(source, first) ?? '')
    : textOf(source, first);
}

/** Climbs out of patterns; returns the outermost one and the keys on the way. */
function outOfPatterns(source: Source, definition: SyntaxNode) {
  const keys: string[] = [];
  let node = definition;
  for (let parent = node.parent; parent; parent = node.parent) {
    if (parent.name === 'PatternProperty') {
      const key = keyOf(source, parent);
      // The rest of an object has the keys of the object.
      if (key !== '…') {
        keys.unshift(key);
      }
    } else if (parent.name === 'ArrayPattern') {
      keys.unshift('[]');
    } else if (parent.name !== 'ObjectPattern') {
      break;
    }
    node = parent;
  }
  return {node, keys};
}

function importOf(
  source: Source,
  definition: SyntaxNode,
  statement: SyntaxNode,
): Pick<Binding, 'module' | 'imported'> {
  const from = statement.getChild('String');
  const before = definition.prevSibling;
  const imported =
    before?.name === 'as' && before.prevSibling
      ? before.prevSibling.name === 'Star'
        ? '*'
        : textOf(source, before.prevSibling)
      : definition.parent?.name === 'ImportGroup'
        ? textOf(source, definition)
        : 'default';
  return {
    imported,
    module: (from && moduleOf(source, from)) ?? '',
  };
}

function bindingOf(source: Source, definition: SyntaxNode): Binding | null {
  const {node, keys} = outOfPatterns(source, definition);
  const parent = node.parent;
  if (!parent) {
    return null;
  }
  const name = textOf(source, definition);
  const scope = scopeOf(
    parent.name === 'FunctionDeclaration' || parent.name === 'ClassDeclaration'
      ? parent.parent
      : parent,
  );
  const binding: Binding = {
    kind: 'other',
    name,
    keys,
    init: null,
    from: scope?.from ?? 0,
    to: scope?.to ?? source.code.length,
  };
  const type = typeNameOf(source, node);
  if (type) {
    binding.type = type;
  }
  switch (parent.name) {
    case 'ImportGroup':
    case 'ImportDeclaration': {
      const statement = parent.name === 'ImportGroup' ? parent.parent : parent;
      return statement
        ? {
            ...binding,
            kind: 'import',
            ...importOf(source, definition, statement),
          }
        : null;
    }
    case 'ParamList':
      return {...binding, kind: 'parameter'};
    case 'ForOfSpec':
    case 'ForInSpec':
      return {...binding, kind: 'value'};
    case 'VariableDeclaration':
      return {...binding, kind: 'value', init: after(node, 'Equals')};
    default:
      return binding;
  }
}

/** The key of a field: the same name can be in several classes of a file. */
function fieldKey(node: SyntaxNode, name: string): string {
  let parent = node.parent;
  while (parent && parent.name !== 'ClassBody') {
    parent = parent.parent;
  }
  return `${parent?.from ?? ''} ${name}`;
}

/** The name and the value of a field: `this.a = b`, `a = b` in a class, `constructor(private a)`. */
function fieldDefinition(
  source: Source,
  node: SyntaxNode,
): readonly [string, SyntaxNode] | null {
  if (node.name === 'VariableDefinition') {
    const isField = /^(?:Privacy|readonly)$/.test(node.prevSibling?.name ?? '');
    return isField ? [textOf(source, node), node] : null;
  }
  const [first] = childrenOf(node);
  const definition =
    node.name === 'AssignmentExpression'
      ? first?.name === 'MemberExpression' && first.firstChild?.name === 'this'
        ? first.lastChild
        : null
      : (node.getChild('PropertyDefinition') ??
        node.getChild('PrivatePropertyDefinition'));
  const value = node.getChild('Equals')?.nextSibling;
  const isSet = value && !['null', 'undefined'].includes(textOf(source, value));
  return definition && isSet ? [textOf(source, definition), value] : null;
}

/**
 * The binding with the innermost scope around an offset; of those of one scope, the last. Where
 * a name is defined a thousand times, it looks at the scopes around the offset only.
 */
function innermost(
  bindings: readonly Binding[],
): (offset: number) => Binding | undefined {
  const sorted = [...bindings].sort((a, b) => a.from - b.from);
  /** Index of the binding before it whose scope is still open where its own begins, or -1. */
  const around: number[] = [];
  for (const [i, {from}] of sorted.entries()) {
    let before = i - 1;
    while (before >= 0 && sorted[before]!.to < from) {
      before = around[before]!;
    }
    around.push(before);
  }
  return (offset) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.from <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    let at = low - 1;
    while (at >= 0 && sorted[at]!.to < offset) {
      at = around[at]!;
    }
    return sorted[at];
  };
}

/** Reads all definitions of a file once. */
export function bindingsOf(source: Source): Bindings {
  const byName = new Map<string, Binding[]>();
  const assigned = new Map<string, SyntaxNode>();
  const fields = new Map<string, SyntaxNode>();
  const addField = (node: SyntaxNode) => {
    const [name, value] = fieldDefinition(source, node) ?? [];
    const key = name === undefined ? '' : fieldKey(node, name);
    if (value && !fields.has(key)) {
      fields.set(key, value);
    }
  };
  source.tree.iterate({
    enter(ref) {
      if (ref.name === 'VariableDefinition') {
        const binding = bindingOf(source, ref.node);
        if (binding) {
          addTo(byName, binding.name, binding);
        }
        addField(ref.node);
      } else if (ref.name === 'AssignmentExpression') {
        const [left, , right] = childrenOf(ref.node);
        if (left?.name === 'VariableName' && right) {
          assigned.set(textOf(source, left), right);
        }
        addField(ref.node);
      } else if (ref.name === 'PropertyDeclaration') {
        addField(ref.node);
      }
    },
  });
  for (const bindings of byName.values()) {
    for (const binding of bindings) {
      if (binding.kind === 'value' && !binding.init && !binding.keys.length) {
        binding.init = assigned.get(binding.name) ?? null;
      }
    }
  }
  const finders = new Map(
    [...byName].map(([name, bindings]) => [name, innermost(bindings)]),
  );
  return {
    find: (name, offset) => finders.get(name)?.(offset),
    fieldOf: (object, name) =>
      object.name === 'this' ? fields.get(fieldKey(object, name)) : undefined,
  };
}
