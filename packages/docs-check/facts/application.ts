/**
 * Facts of the published application, @ohif/app: the one published release of it is later than both docs versions,
 * so whatever is read here is `nearest`. Its bundles are not minified and name the source file of each module,
 * which tells the platform's own code from its dependencies.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'acorn';
import {ancestor} from 'acorn-walk';
import type {Fact} from './entry';
import {packageFolder, type Tier} from './fetch';
import {messagesIn} from './messages';

/** The path inside the platform's repository, or null for a dependency. Module names are relative to platform/app/src. */
function ownSource(name: string | undefined): string | null {
  if (!name || !name.startsWith('.') || name.includes('node_modules')) {
    return null;
  }
  const place = path.posix.join('platform/app/src', name);
  return /^(?:extensions|modes|platform)\//.test(place) ? place : null;
}

const moduleMark =
  /^(?:;?\/\/ (?:CONCATENATED MODULE: )?(\S+)$|\/\*\*\*\/ ("?)[\w./@+-]+\2:)/gm;
const idShape = /^@?[A-Za-z][\w-]*(?:[./:][\w@-]+)+$/;
const wordShape = /^[$_A-Za-z][\w$]{2,58}$/;
const customizationReaders = new Set([
  'getCustomization',
  'getGlobalCustomization',
  'getModeCustomization',
  'getCustomComponent',
  'useCustomization',
]);

type Span = {
  from: number;
  path: string | null;
};

/** Which module each stretch of a bundle came from. */
export function modulesOf(source: string): Span[] {
  const spans: Span[] = [{from: 0, path: null}];
  for (const mark of source.matchAll(moduleMark)) {
    spans.push({from: mark.index, path: ownSource(mark[1])});
  }
  return spans;
}

function pathAt(spans: Span[], offset: number): string | null {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (spans[middle]!.from <= offset) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return spans[low]!.path;
}

export type ApplicationFacts = {
  entries: Fact[];
  words: Set<string>;
  messages: Set<string>;
};

export function applicationFacts(
  version: string,
  tier: Tier,
): ApplicationFacts {
  const dist = path.join(packageFolder('@ohif/app', version), 'dist');
  const found = new Map<string, Fact>();
  const words = new Set<string>();
  const messages = new Set<string>();
  const add = (
    kind: string,
    name: string,
    source: string | null,
    more: object = {},
  ) => {
    const key = `${kind}|${name}`;
    const before = found.get(key);
    if (!before) {
      found.set(key, {
        kind,
        name,
        tier,
        from: `@ohif/app@${version}`,
        source,
        ...more,
      });
    } else if (source && String(before.source) > source) {
      before.source = source;
    }
  };
  const word = (w: unknown) => {
    if (typeof w === 'string' && wordShape.test(w)) {
      words.add(w);
    }
  };
  for (const file of readdirSync(dist)
    .filter((f) => f.endsWith('.js'))
    .sort()) {
    const source = readFileSync(path.join(dist, file), 'utf8');
    const spans = modulesOf(source);
    if (!spans.some((s) => s.path)) {
      continue;
    }
    const tree = parse(source, {
      ecmaVersion: 'latest',
      sourceType: 'script',
      allowReturnOutsideFunction: true,
      allowHashBang: true,
    });
    for (const message of messagesIn(source)) {
      messages.add(message);
    }
    const own = (node: {start: number}) => pathAt(spans, node.start);
    ancestor(tree, {
      MemberExpression(node: any) {
        const where = own(node);
        if (!where) {
          return;
        }
        if (!node.computed) {
          word(node.property.name);
        }
        const root =
          node.object.type === 'ChainExpression'
            ? node.object.expression
            : node.object;
        const rootName = root.name ?? root.property?.name;
        if (!node.computed && /^_?(?:appConfig)$/.test(rootName ?? '')) {
          add('config-key', node.property.name, where);
        }
        if (
          !node.computed &&
          rootName === 'config' &&
          root.object?.name === 'window'
        ) {
          add('config-key', node.property.name, where);
        }
      },
      Property(node: any) {
        const where = own(node);
        if (!where || node.computed) {
          return;
        }
        word(node.key.name ?? node.key.value);
        // customizations are the keys of objects: 'viewportOverlay.topLeft': …
        if (
          node.key.type === 'Literal' &&
          typeof node.key.value === 'string' &&
          idShape.test(node.key.value)
        ) {
          add('id-string', node.key.value, where);
        }
      },
      MethodDefinition(node: any) {
        if (own(node) && !node.computed) {
          word(node.key.name);
        }
      },
      VariableDeclarator(node: any, _state: unknown, parents: any[]) {
        const where = own(node);
        if (!where) {
          return;
        }
        if (node.id.type === 'ObjectPattern') {
          for (const p of node.id.properties) {
            if (p.type !== 'Property' || p.computed) {
              continue;
            }
            const key = p.key.name ?? p.key.value;
            word(key);
            if (
              /^_?appConfig$/.test(
                node.init?.name ?? node.init?.property?.name ?? '',
              )
            ) {
              add('config-key', key, where);
            }
          }
        }
        if (node.id.type === 'Identifier') {
          word(node.id.name);
        }
        if (
          node.id.name === 'definitions' &&
          node.init?.type === 'ObjectExpression'
        ) {
          for (const p of node.init.properties) {
            if (p.type === 'Property' && !p.computed) {
              add('command', p.key.name ?? p.key.value, where);
            }
          }
        }
        void parents;
      },
      FunctionDeclaration(node: any) {
        if (own(node) && node.id) {
          word(node.id.name);
        }
      },
      CallExpression(node: any) {
        const where = own(node);
        if (!where) {
          return;
        }
        const callee =
          node.callee.type === 'ChainExpression'
            ? node.callee.expression
            : node.callee;
        const name = callee.property?.name ?? callee.name;
        const first = node.arguments[0];
        if (first?.type !== 'Literal' || typeof first.value !== 'string') {
          return;
        }
        if (customizationReaders.has(name)) {
          add('customization', first.value, where);
        }
        if (
          name === 'get' &&
          /(?:query|params|searchParams)$/i.test(
            callee.object?.name ?? callee.object?.property?.name ?? '',
          )
        ) {
          add('url-parameter', first.value, where);
        }
        if (/^(?:getItem|setItem|removeItem)$/.test(name ?? '')) {
          add('storage-key', first.value, where);
        }
      },
      Literal(node: any) {
        const where = own(node);
        if (!where || typeof node.value !== 'string') {
          return;
        }
        word(node.value);
        if (
          idShape.test(node.value) &&
          node.value.length < 90 &&
          !/\.(?:js|ts|tsx|mjs|css|svg|png|json|wasm|html)$/.test(node.value) &&
          !/^(?:text|image|application|audio|video|multipart)\//.test(
            node.value,
          )
        ) {
          add('id-string', node.value, where);
        }
      },
    });
  }
  const manifest = JSON.parse(
    readFileSync(path.join(dist, '..', 'package.json'), 'utf8'),
  ) as {scripts: Record<string, string>; dependencies: Record<string, string>};
  const manifestPath = 'platform/app/package.json';
  add('package', '@ohif/app', manifestPath);
  for (const [name, command] of Object.entries(manifest.scripts)) {
    add('script', name, manifestPath);
    for (const [, variable] of command.matchAll(
      /(?:^|\s)([A-Z][A-Z0-9_]+)=/g,
    )) {
      add('environment-variable', variable!, manifestPath);
    }
  }
  for (const name of Object.keys(manifest.dependencies)) {
    if (name.startsWith('@ohif/')) {
      add('package', name, manifestPath);
    }
  }
  return {entries: [...found.values()], words, messages};
}
