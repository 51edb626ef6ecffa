/** Facts about the methods and fields of an object. */
import type {Fact} from './entry';
import type {Tier} from './fetch';
import {shapeOf} from './function-shape';
import type {Loose} from './bundle';

export const isClass = (v: unknown): v is Function & Loose =>
  typeof v === 'function' &&
  /^class\b/.test(Function.prototype.toString.call(v));

/** Methods and fields of an object, its prototype chain included. */
function membersOf(instance: Loose) {
  const members: Record<string, {value: unknown; inherited: boolean}> = {};
  let level: Loose | null = instance;
  let depth = 0;
  while (level && Object.getPrototypeOf(level)) {
    for (const name of Object.getOwnPropertyNames(level)) {
      if (name === 'constructor' || name in members || name.startsWith('__')) {
        continue;
      }
      let value: unknown;
      try {
        value = instance[name];
      } catch {
        value = undefined;
      }
      members[name] = {value, inherited: depth > 1};
    }
    level = Object.getPrototypeOf(level);
    depth += 1;
  }
  return members;
}

export function memberFacts(
  owner: string,
  holder: Loose,
  base: {tier: Tier; from: string},
): Fact[] {
  return Object.entries(membersOf(holder)).map(([name, {value, inherited}]) => {
    const internal = name.startsWith('_') ? {internal: true} : {};
    if (typeof value === 'function' && !isClass(value)) {
      return {
        kind: 'method',
        name,
        owner,
        ...base,
        ...shapeOf(value),
        ...(inherited ? {inherited} : {}),
        ...internal,
      };
    }
    return {
      kind: 'field',
      name,
      owner,
      ...base,
      type: Array.isArray(value) ? 'array' : typeof value,
      ...internal,
    };
  });
}
