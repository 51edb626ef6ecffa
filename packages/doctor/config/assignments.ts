/** What assignments and patterns do with names, keys, and the configuration itself. */
import type {AnyNode, Pattern} from 'acorn';
import {decideOn, evaluate, keyOfMember} from './expressions';
import {propertyOf, type Value} from './model';
import {truth, type Run, type Scope} from './run';

/** Binds the names of a pattern, such as a parameter. */
export function bind(
  run: Run,
  pattern: Pattern,
  value: Value,
  scope: Scope,
): void {
  switch (pattern.type) {
    case 'Identifier':
      scope.names.set(pattern.name, value);
      break;
    case 'AssignmentPattern':
      bind(
        run,
        pattern.left,
        value.kind === 'undefined'
          ? evaluate(run, pattern.right, scope)
          : value,
        scope,
      );
      break;
    case 'ObjectPattern':
      for (const part of pattern.properties) {
        if (part.type === 'RestElement') {
          bind(run, part.argument, run.unknown(part), scope);
        } else if (part.key.type === 'Identifier') {
          const found =
            value.kind === 'object'
              ? propertyOf(value, part.key.name)?.value
              : undefined;
          const missing: Value =
            value.kind === 'object' && !value.open
              ? {...run.placeOf(part), kind: 'undefined'}
              : run.unknown(part);
          bind(run, part.value, found ?? missing, scope);
        }
      }
      break;
    case 'ArrayPattern':
      pattern.elements.forEach((part, index) => {
        if (part) {
          const found =
            value.kind === 'list' && !value.open
              ? value.items[index]
              : undefined;
          bind(run, part, found ?? run.unknown(part), scope);
        }
      });
      break;
    case 'RestElement':
      bind(run, pattern.argument, value, scope);
      break;
    case 'MemberExpression':
      assignMember(run, pattern, value, scope, pattern);
  }
}

/** Names that nobody declared are keys of the global object, and so are those of `var`. */
function assignName(
  run: Run,
  name: string,
  value: Value,
  scope: Scope,
  node: AnyNode,
): void {
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    if (at.names.has(name)) {
      at.names.set(name, run.unsure ? run.unknown(node) : value);
      return;
    }
  }
  setGlobal(run, name, value, node);
}

export function setGlobal(
  run: Run,
  name: string,
  value: Value,
  node: AnyNode,
): void {
  const place = run.placeOf(node);
  run.put(run.global, {
    ...place,
    key: name,
    keyStart: place.start,
    keyEnd: place.start,
    value,
  });
}

/** What a file sets inside the configuration without that this is followed. */
const mentionsConfig = /\b(config|dataSources|appConfig)\b/;

function assignMember(
  run: Run,
  left: AnyNode & {type: 'MemberExpression'},
  value: Value,
  scope: Scope,
  node: AnyNode,
): void {
  if (left.object.type === 'Super') {
    return;
  }
  const owner = evaluate(run, left.object, scope);
  const key = keyOfMember(run, left, scope);
  if (owner.kind === 'object' && key !== undefined) {
    const place = run.placeOf(left);
    run.put(owner, {
      start: place.start,
      end: run.placeOf(node).end,
      key,
      keyStart: place.start,
      keyEnd: place.end,
      value,
    });
  } else if (owner.kind === 'list' && key && /^\d{1,4}$/.test(key)) {
    owner.items[Number(key)] = value;
    owner.items = owner.items.filter(Boolean);
  } else if (owner.kind === 'list' && key === 'length') {
    owner.items = [];
  } else if (owner.kind === 'object' || owner.kind === 'list') {
    run.leaveOpen(owner, run.gap(left, 'the name of the key is not known'));
  } else if (
    mentionsConfig.test(run.source(left)) &&
    run.source(left) !== 'module.exports'
  ) {
    run.gaps.push(run.gap(left, 'what it changes is not known'));
  }
}

export function assign(
  run: Run,
  node: AnyNode & {type: 'AssignmentExpression'},
  scope: Scope,
): Value {
  const {left, operator} = node;
  let value: Value;
  if (operator === '=') {
    value = evaluate(run, node.right, scope);
  } else if (/^(\|\||&&|\?\?)=$/.test(operator)) {
    const before = evaluate(run, left, scope);
    if (before.kind === 'object' && before.fromElsewhere) {
      const added = evaluate(run, node.right, scope);
      if (added.kind === 'object') {
        added.properties.forEach((property) => run.put(before, property));
      }
      return before;
    }
    const isSet =
      operator === '??='
        ? before.kind !== 'null' && truth(before) !== false
        : decideOn(run, left, before);
    if (isSet !== (operator === '&&=')) {
      return before;
    }
    value = evaluate(run, node.right, scope);
  } else {
    value = run.unknown(node);
  }
  if (left.type === 'MemberExpression') {
    const name = run.source(left);
    if (name === 'module.exports' || name === 'exports.default') {
      run.assigned.push({value, ...run.placeOf(node), isRead: false});
    } else {
      assignMember(run, left, value, scope, node);
    }
  } else if (left.type === 'Identifier') {
    assignName(run, left.name, value, scope, node);
  } else {
    bind(run, left, value, scope);
  }
  return value;
}
