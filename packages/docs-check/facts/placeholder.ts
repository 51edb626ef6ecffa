/** A placeholder for a third-party library that a published bundle requires. */
import vm from 'node:vm';
import type {Loose} from './bundle';

/** A value of the realm that can be called, constructed, read, and extended without end. */
export function placeholder(realm: Loose): any {
  const target = vm.runInContext('(class Placeholder {})', realm) as object;
  return new Proxy(target, {
    get(object: Loose, key) {
      if (key === '__esModule') {
        return true;
      }
      // A promise would wait for `then`, and JSON asks for `toJSON`.
      if (typeof key === 'string' && key !== 'then' && key !== 'toJSON') {
        object[key] ??= placeholder(realm);
      }
      return object[key as string];
    },
    apply: () => placeholder(realm),
  });
}
