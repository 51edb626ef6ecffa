/**
 * Runs a published UMD bundle in a Node vm and reads what it exports.
 * Third-party externals are stand-ins that answer to any property, call or construction, unless a real one is given.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {parse, parseExpressionAt, type Node} from 'acorn';
import {simple} from 'acorn-walk';

type Loose = Record<string, any>;

/** A value that can be called, constructed, read and extended without end. */
export function standIn(name: string, realm: Loose): any {
  const target = vm.runInContext(
    '(function(){return class StandIn {}})()',
    realm,
  ) as object;
  const made = new Map<PropertyKey, any>();
  return new Proxy(target, {
    get(of: Loose, key) {
      if (key === 'prototype' || key === 'name' || key === 'length') {
        return of[key];
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
      if (!made.has(key)) {
        made.set(key, standIn(`${name}.${key}`, realm));
      }
      return made.get(key);
    },
    set(_of, key, value) {
      made.set(key, value);
      return true;
    },
    has: () => true,
    apply: () => standIn(`${name}()`, realm),
    construct: (of, args, newTarget) =>
      Reflect.construct(of as any, args, newTarget),
  });
}

export type Loaded = {
  exports: Loose;
  required: string[];
  realm: Loose;
  source: string;
};

/** A browser as far as a module's top level asks for one. */
function makeRealm(): Loose {
  const quiet = () => {};
  const element = (): Loose => ({
    style: {},
    dataset: {},
    childNodes: [],
    children: [],
    classList: {add: quiet, remove: quiet},
    setAttribute: quiet,
    removeAttribute: quiet,
    appendChild: quiet,
    removeChild: quiet,
    insertBefore: quiet,
    addEventListener: quiet,
    removeEventListener: quiet,
    getContext: () => null,
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementsByTagName: () => [],
    dispatchEvent: () => true,
  });
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (k: string) => kept.get(k) ?? null,
      setItem: (k: string, v: string) => void kept.set(k, String(v)),
      removeItem: (k: string) => void kept.delete(k),
      clear: () => kept.clear(),
    };
  };
  const realm: Loose = {
    console: {
      log: quiet,
      info: quiet,
      warn: quiet,
      error: quiet,
      debug: quiet,
      time: quiet,
      timeEnd: quiet,
      timeLog: quiet,
      trace: quiet,
      group: quiet,
      groupEnd: quiet,
      table: quiet,
    },
    setTimeout,
    clearTimeout,
    setInterval: () => 0,
    clearInterval: quiet,
    queueMicrotask,
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    AbortController,
    Blob,
    fetch: () => Promise.resolve({ok: true, json: () => Promise.resolve({})}),
    performance: {now: () => 0, mark: quiet, measure: quiet},
    btoa,
    atob,
    MessageChannel: class {
      port1 = {};
      port2 = {postMessage: quiet};
    },
    requestAnimationFrame: () => 0,
    cancelAnimationFrame: quiet,
    matchMedia: () => ({
      matches: false,
      addListener: quiet,
      addEventListener: quiet,
      removeListener: quiet,
    }),
    navigator: {
      userAgent: 'node',
      platform: 'node',
      language: 'en',
      languages: ['en'],
      hardwareConcurrency: 4,
      maxTouchPoints: 0,
    },
    location: {
      href: 'http://localhost/',
      origin: 'http://localhost',
      protocol: 'http:',
      host: 'localhost',
      hostname: 'localhost',
      pathname: '/',
      search: '',
      hash: '',
      port: '',
    },
    history: {pushState: quiet, replaceState: quiet},
    localStorage: storage(),
    sessionStorage: storage(),
    addEventListener: quiet,
    removeEventListener: quiet,
    dispatchEvent: quiet,
    getComputedStyle: () => ({getPropertyValue: () => ''}),
    innerWidth: 1280,
    innerHeight: 800,
    devicePixelRatio: 1,
    screen: {width: 1280, height: 800},
    process: {env: {NODE_ENV: 'production'}, nextTick: queueMicrotask},
    ResizeObserver: class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
    MutationObserver: class {
      observe() {}
      disconnect() {}
    },
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
    Worker: class {
      postMessage() {}
      addEventListener() {}
      terminate() {}
    },
    XMLHttpRequest: class {
      open() {}
      send() {}
      setRequestHeader() {}
    },
    Event: class {},
    CustomEvent: class {},
    EventTarget: class {
      addEventListener() {}
      removeEventListener() {}
      dispatchEvent() {}
    },
    Image: class {},
    KeyboardEvent: class {},
    MouseEvent: class {},
    DOMParser: class {},
    FileReader: class {},
    config: {},
    crypto: {
      getRandomValues: (list: Uint8Array) => list.fill(7),
      randomUUID: () => '00000000-0000-4000-8000-000000000000',
      subtle: {},
    },
  };
  for (const name of [
    'Node',
    'Element',
    'HTMLElement',
    'SVGElement',
    'HTMLCanvasElement',
    'HTMLIFrameElement',
    'HTMLInputElement',
    'HTMLImageElement',
    'DocumentFragment',
    'ShadowRoot',
    'Window',
    'Document',
    'CSSStyleSheet',
    'File',
    'FileList',
    'DataTransfer',
  ]) {
    realm[name] ??= class {};
  }
  const page = element();
  realm.document = {
    ...page,
    body: element(),
    head: element(),
    documentElement: element(),
    cookie: '',
    readyState: 'complete',
    baseURI: 'http://localhost/',
    createElement: element,
    createElementNS: element,
    createTextNode: element,
    createDocumentFragment: element,
    createComment: element,
    getElementById: () => null,
    createEvent: () => ({initEvent: quiet}),
    activeElement: null,
    defaultView: null,
    location: realm.location,
  };
  realm.window = realm;
  realm.self = realm;
  realm.globalThis = realm;
  realm.global = realm;
  return vm.createContext(realm);
}

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
    return given ?? standIn(id, realm);
  };
  realm.module = module;
  realm.exports = module.exports;
  realm.require = require;
  vm.runInContext(source, realm, {filename: file, timeout: 60_000});
  return {exports: module.exports, required, realm, source};
}

// ---- reading functions -------------------------------------------------------------------------------------------

export type Shape = {
  arity: number;
  /** takes a rest parameter or reads `arguments`: more arguments than `arity` are no mistake */
  variadic?: true;
  async?: true;
  options?: Record<string, string[]>;
};

function functionNode(fn: Function): any {
  const text = Function.prototype.toString.call(fn);
  if (/\{\s*\[native code\]\s*\}\s*$/.test(text)) {
    return null;
  }
  for (const wrapped of [`(${text})`, `({${text}})`, `(class {${text}})`]) {
    try {
      const node: any = parseExpressionAt(wrapped, 0, {ecmaVersion: 'latest'});
      if (node.type === 'ObjectExpression') {
        return node.properties[0].value;
      }
      if (node.type === 'ClassExpression' && wrapped.startsWith('(class {')) {
        return node.body.body[0].value;
      }
      return node;
    } catch {
      // the next way of wrapping fits
    }
  }
  return null;
}

const keyName = (p: any): string | null =>
  p.type === 'RestElement' || p.type === 'SpreadElement'
    ? '...'
    : p.computed
      ? null
      : (p.key.name ?? String(p.key.value));

/** Parameters of a function, and for each the keys that it takes off it by destructuring or reading. */
export function shapeOf(fn: Function): Shape {
  let node = functionNode(fn);
  if (node?.type === 'ClassExpression') {
    node =
      node.body.body.find((m: any) => m.kind === 'constructor')?.value ?? null;
    if (!node) {
      return {arity: 0};
    }
  }
  if (!node?.params) {
    return {arity: fn.length};
  }
  const shape: Shape = {
    arity: node.params.filter((p: any) => p.type !== 'RestElement').length,
  };
  if (node.async) {
    shape.async = true;
  }
  if (node.params.some((p: any) => p.type === 'RestElement')) {
    shape.variadic = true;
  }
  const options: Record<string, string[]> = {};
  const add = (index: number, keys: (string | null)[]) => {
    const set = new Set(options[index] ?? []);
    for (const k of keys) {
      if (k && k !== '...') {
        set.add(k);
      }
    }
    if (set.size) {
      options[index] = [...set].sort();
    }
  };
  const names = new Map<string, number>();
  node.params.forEach((param: any, index: number) => {
    const inner = param.type === 'AssignmentPattern' ? param.left : param;
    if (inner.type === 'ObjectPattern') {
      add(index, inner.properties.map(keyName));
    }
    if (inner.type === 'Identifier') {
      names.set(inner.name, index);
    }
  });
  if (node.body) {
    simple(node.body as Node, {
      Identifier(i: any) {
        if (i.name === 'arguments') {
          shape.variadic = true;
        }
      },
      VariableDeclarator(d: any) {
        if (
          d.id.type === 'ObjectPattern' &&
          d.init?.type === 'Identifier' &&
          names.has(d.init.name)
        ) {
          add(names.get(d.init.name)!, d.id.properties.map(keyName));
        }
      },
      AssignmentExpression(a: any) {
        if (
          a.left.type === 'ObjectPattern' &&
          a.right.type === 'Identifier' &&
          names.has(a.right.name)
        ) {
          add(names.get(a.right.name)!, a.left.properties.map(keyName));
        }
      },
    });
  }
  if (Object.keys(options).length) {
    shape.options = options;
  }
  return shape;
}

/** Event key -> payload keys: literal keys, `...` for a spread; null where the payload is not a literal. */
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
        const before = found[key];
        found[key] =
          before && names
            ? [...new Set([...before, ...names])].sort()
            : (names?.sort() ?? before ?? null);
      }
    },
  });
  return found;
}

const wordShape = /^[$_A-Za-z][\w$]*$/;

/** Every name that stands as a property, a key or an identifier-like string in a bundle: what minification keeps. */
export function wordsOf(
  source: string,
  {
    strings = true,
    sourceType = 'script',
  }: {strings?: boolean; sourceType?: 'script' | 'module'} = {},
): Set<string> {
  const words = new Set<string>();
  const add = (w: unknown) => {
    if (
      typeof w === 'string' &&
      w.length > 2 &&
      w.length < 60 &&
      wordShape.test(w)
    ) {
      words.add(w);
    }
  };
  simple(
    parse(source, {
      ecmaVersion: 'latest',
      sourceType,
      allowReturnOutsideFunction: true,
      allowHashBang: true,
    }),
    {
      MemberExpression(n: any) {
        if (!n.computed) {
          add(n.property.name);
        }
      },
      Property(n: any) {
        if (!n.computed) {
          add(n.key.name ?? n.key.value);
        }
      },
      MethodDefinition(n: any) {
        if (!n.computed) {
          add(n.key.name ?? n.key.value);
        }
      },
      ObjectPattern(n: any) {
        for (const p of n.properties) {
          if (p.type === 'Property' && !p.computed) {
            add(p.key.name ?? p.key.value);
          }
        }
      },
      PropertyDefinition(n: any) {
        if (!n.computed) {
          add(n.key.name ?? n.key.value);
        }
      },
      Literal(n: any) {
        if (strings) {
          add(n.value);
        }
      },
    },
  );
  return words;
}

/** The names in all modules of an ESM build. */
export function wordsOfFolder(folder: string): Set<string> {
  const words = new Set<string>();
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.js')) {
      continue;
    }
    const source = readFileSync(path.join(folder, file), 'utf8');
    for (const word of wordsOf(source, {sourceType: 'module'})) {
      words.add(word);
    }
  }
  return words;
}
