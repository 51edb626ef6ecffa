/**
 * Runs a published UMD bundle in a Node vm and reads what it exports. Third-party
 * externals are placeholders, unless a real one is given.
 */
import {readFileSync} from 'node:fs';
import vm from 'node:vm';
import {Window} from 'happy-dom';

/** An object of a published bundle: nothing declares its shape. */
export type Loose = Record<string, any>;

export type Loaded = {
  exports: Loose;
  required: string[];
  realm: Loose;
  source: string;
};

const quiet = () => undefined;

/** A context has its own `Array`, `Object`, and so on. */
const ofLanguage = new Set<string>(
  vm.runInNewContext('Object.getOwnPropertyNames(globalThis)'),
);

/** A browser that prints nothing, starts no timer, and connects to nothing. */
function makeRealm(): Loose {
  const browser = new Window({url: 'http://localhost/'}) as unknown as Loose;
  const realm: Loose = {};
  for (const name of Object.getOwnPropertyNames(browser)) {
    if (!ofLanguage.has(name)) {
      realm[name] = browser[name];
    }
  }
  Object.assign(realm, {
    console: Object.fromEntries(
      Object.keys(console).map((key) => [key, quiet]),
    ),
    setTimeout,
    clearTimeout,
    setInterval: () => 0,
    clearInterval: quiet,
    queueMicrotask,
    requestAnimationFrame: () => 0,
    fetch: () => Promise.resolve({ok: true, json: () => Promise.resolve({})}),
    process: {env: {NODE_ENV: 'production'}, nextTick: queueMicrotask},
    config: {},
    // Browsers turn any type into a string; a published core broadcasts `undefined`.
    CustomEvent: class extends browser.CustomEvent {
      constructor(type: unknown, options?: object) {
        super(String(type), options);
      }
    },
  });
  for (const name of ['window', 'self', 'globalThis', 'global']) {
    realm[name] = realm;
  }
  return vm.createContext(realm);
}

/** A value of the realm that can be called, constructed, read, and extended without end. */
function placeholder(realm: Loose): any {
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

/** Runs a bundle. @param real libraries to give to it instead of placeholders */
export function loadBundle(
  file: string,
  real: Record<string, unknown> | ((id: string, realm: Loose) => unknown) = {},
): Loaded {
  const source = readFileSync(file, 'utf8');
  const realm = makeRealm();
  const required: string[] = [];
  const module = {exports: {} as Loose};
  const require = (id: string) => {
    required.push(id);
    const given = typeof real === 'function' ? real(id, realm) : real[id];
    return given ?? placeholder(realm);
  };
  realm.module = module;
  realm.exports = module.exports;
  realm.require = require;
  vm.runInContext(source, realm, {filename: file, timeout: 60_000});
  return {exports: module.exports, required, realm, source};
}
