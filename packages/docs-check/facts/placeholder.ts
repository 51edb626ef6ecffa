/** A placeholder for a third-party library that a published bundle requires. */
import vm from 'node:vm';
import type {Loose} from './bundle';

/** A value that can be called, constructed, read, and extended without end. */
export function placeholder(name: string, realm: Loose): any {
  const target = vm.runInContext(
    '(function(){return class Placeholder {}})()',
    realm,
  ) as object;
  const members = new Map<PropertyKey, any>();
  return new Proxy(target, {
    get(object: Loose, key) {
      if (key === 'prototype' || key === 'name' || key === 'length') {
        return object[key];
      }
      if (key === Symbol.toPrimitive) {
        return () => name;
      }
      if (key === Symbol.iterator) {
        return function* () {};
      }
      if (key === '__esModule') {
        return true;
      }
      if (typeof key === 'symbol' || key === 'then' || key === 'toJSON') {
        return undefined;
      }
      if (key === 'toString' || key === 'valueOf') {
        return () => name;
      }
      if (!members.has(key)) {
        members.set(key, placeholder(`${name}.${key}`, realm));
      }
      return members.get(key);
    },
    set(_of, key, value) {
      members.set(key, value);
      return true;
    },
    has: () => true,
    apply: () => placeholder(`${name}()`, realm),
    construct: (object, args, newTarget) =>
      Reflect.construct(object as any, args, newTarget),
  });
}
