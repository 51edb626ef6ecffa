/**
 * Runs a published UMD bundle in a Node vm and reads what it exports. Third-party
 * externals are placeholders, unless a real one is given.
 */
import {readFileSync} from 'node:fs';
import vm from 'node:vm';
import {Window} from 'happy-dom';

/** An object of a published bundle: nothing declares its shape. */
export type Loose = Record<string, any>;

export type Loaded = {exports: Loose; realm: Loose};

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
export function loadBundle(file: string, real: Loose = {}): Loaded {
  const realm = makeRealm();
  const module = {exports: {} as Loose};
  const require = (id: string) => real[id] ?? placeholder(realm);
  Object.assign(realm, {module, exports: module.exports, require});
  const options = {filename: file, timeout: 60_000};
  vm.runInContext(readFileSync(file, 'utf8'), realm, options);
  return {exports: module.exports, realm};
}
