/** Finds the events that the source of a class broadcasts. */
import {parse, type Node} from 'acorn';
import {simple} from 'acorn-walk';
import {keyName} from './function-shape';

/** Event key -> payload keys: literal keys, `...` for a spread; null if the payload is not a literal. */
export type Broadcasts = Record<string, string[] | null>;

/** What the source of a class passes to `_broadcastEvent`. */
export function broadcastsIn(source: string): Broadcasts {
  const found: Broadcasts = {};
  let tree: Node;
  try {
    tree = parse(`(${source})`, {ecmaVersion: 'latest'});
  } catch {
    return found;
  }
  simple(tree, {
    CallExpression(call: any) {
      const name =
        call.callee.type === 'MemberExpression'
          ? call.callee.property.name
          : null;
      if (name !== '_broadcastEvent') {
        return;
      }
      const event = call.arguments[0];
      const keys: string[] = [];
      const collect = (n: any): void => {
        if (!n) {
          return;
        }
        if (n.type === 'MemberExpression' && !n.computed) {
          keys.push(n.property.name);
        }
        if (n.type === 'ConditionalExpression') {
          collect(n.consequent);
          collect(n.alternate);
        }
      };
      collect(event);
      const payload = call.arguments[1];
      const names = !payload
        ? []
        : payload.type === 'ObjectExpression'
          ? payload.properties
              .map(keyName)
              .filter((k: string | null): k is string => k !== null)
          : null;
      for (const key of keys) {
        const known = found[key];
        found[key] =
          known && names
            ? [...new Set([...known, ...names])].sort()
            : (names?.sort() ?? known ?? null);
      }
    },
  });
  return found;
}
