/** Lists and objects as they are written. */
import type {AnyNode} from 'acorn';
import {evaluate} from './expressions';
import type {ListValue, ObjectValue, Value} from './model';
import {truth, type Run, type Scope} from './run';

/** acorn-loose writes this name where something is missing. */
export const missingName = '✖';

type Of<Type extends AnyNode['type']> = AnyNode & {type: Type};

/** Adds what `...value` stands for. */
function spread(
  run: Run,
  into: ListValue | ObjectValue,
  node: AnyNode & {type: 'SpreadElement'},
  scope: Scope,
): void {
  const value = evaluate(run, node.argument, scope);
  if (value.kind === 'list' && into.kind === 'list') {
    into.items = into.items.concat(value.items);
    run.joinOpen(into, value);
  } else if (value.kind === 'object' && into.kind === 'object') {
    value.properties.forEach((property) => run.put(into, property));
    run.joinOpen(into, value);
  } else if (truth(value) !== false) {
    run.leaveOpen(into, run.gap(node, 'what it adds is not known'));
  }
}

export function list(
  run: Run,
  node: Of<'ArrayExpression'>,
  scope: Scope,
): Value {
  const value: ListValue = {
    ...run.placeOf(node),
    kind: 'list',
    items: [],
    open: false,
  };
  for (const element of node.elements) {
    if (element?.type === 'SpreadElement') {
      spread(run, value, element, scope);
    } else if (element) {
      value.items.push(evaluate(run, element, scope));
    }
  }
  return run.sized(value);
}

export function object(
  run: Run,
  node: Of<'ObjectExpression'>,
  scope: Scope,
): Value {
  const value: ObjectValue = {
    ...run.placeOf(node),
    kind: 'object',
    properties: [],
    open: false,
  };
  let hasSpread = false;
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      hasSpread = true;
      spread(run, value, property, scope);
      continue;
    }
    const key = keyOfProperty(run, property, scope);
    if (key === undefined) {
      const why = 'the name of the key is not known';
      run.leaveOpen(value, run.gap(property.key, why));
    } else if (key !== missingName) {
      const place = run.placeOf(property.key);
      const own = {
        ...run.placeOf(property),
        key,
        keyStart: place.start,
        keyEnd: place.end,
        value:
          property.kind === 'init'
            ? evaluate(run, property.value, scope)
            : run.unknown(property),
      };
      // Of literals alone, comparing each key with all others would take seconds.
      if (hasSpread) {
        run.put(value, own);
      } else {
        value.properties.push(own);
      }
    }
  }
  return run.sized(value);
}

function keyOfProperty(
  run: Run,
  {key, computed}: AnyNode & {type: 'Property'},
  scope: Scope,
): string | undefined {
  if (!computed && key.type === 'Identifier') {
    return key.name;
  }
  const value = evaluate(run, key, scope);
  return value.kind === 'string' || value.kind === 'number'
    ? String(value.value)
    : undefined;
}
