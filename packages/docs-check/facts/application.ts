/**
 * Facts of the published application, @ohif/app. Its only published release is later than
 * both docs versions, so what is read here is `nearest`. Its bundles are not minified and
 * give the source file of each module, which tells the platform's code from its
 * dependencies.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'acorn';
import {simple} from 'acorn-walk';
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
function modulesOf(source: string): Span[] {
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

/** What the published application reads, calls, and says; and its `package.json`. */
export function applicationFacts(
  version: string,
  tier: Tier,
): ApplicationFacts {
  const dist = path.join(packageFolder('@ohif/app', version), 'dist');
  const found = new Findings(tier, `@ohif/app@${version}`);
  const messages = new Set<string>();
  const files = readdirSync(dist)
    .filter((file) => file.endsWith('.js'))
    .sort();
  for (const file of files) {
    const source = readFileSync(path.join(dist, file), 'utf8');
    const spans = modulesOf(source);
    if (!spans.some((span) => span.path)) {
      continue;
    }
    for (const message of messagesIn(source)) {
      messages.add(message);
    }
    readBundle(source, spans, found);
  }
  readManifest(path.join(dist, '..', 'package.json'), found);
  return {entries: found.entries(), words: found.words, messages};
}

/** Facts by kind and name: each has the first file in alphabetical order. */
class Findings {
  readonly words = new Set<string>();
  private readonly facts = new Map<string, Fact>();

  constructor(
    private readonly tier: Tier,
    private readonly from: string,
  ) {}

  add(kind: string, name: string, source: string): void {
    const key = `${kind}|${name}`;
    const known = this.facts.get(key);
    if (!known) {
      const {tier, from} = this;
      this.facts.set(key, {kind, name, tier, from, source});
    } else if (String(known.source) > source) {
      known.source = source;
    }
  }

  word(text: unknown): void {
    if (typeof text === 'string' && wordShape.test(text)) {
      this.words.add(text);
    }
  }

  entries(): Fact[] {
    return [...this.facts.values()];
  }
}

type Visit = (node: any, source: string, found: Findings) => void;

const unchained = (node: any) =>
  node.type === 'ChainExpression' ? node.expression : node;

/** The name of a variable or of the last member of an expression. */
const nameOf = (node: any): string => node?.name ?? node?.property?.name ?? '';

const isFileOrMediaType = (text: string) =>
  /\.(?:js|ts|tsx|mjs|css|svg|png|json|wasm|html)$/.test(text) ||
  /^(?:text|image|application|audio|video|multipart)\//.test(text);

/** What each kind of node says, in the platform's own modules. */
const visitors: Record<string, Visit> = {
  MemberExpression(node, source, found) {
    if (node.computed) {
      return;
    }
    found.word(node.property.name);
    const root = unchained(node.object);
    if (
      /^_?appConfig$/.test(nameOf(root)) ||
      (nameOf(root) === 'config' && root.object?.name === 'window')
    ) {
      found.add('config-key', node.property.name, source);
    }
  },
  Property(node, source, found) {
    if (node.computed) {
      return;
    }
    found.word(node.key.name ?? node.key.value);
    // Customizations are the keys of objects: 'viewportOverlay.topLeft': …
    if (typeof node.key.value === 'string' && idShape.test(node.key.value)) {
      found.add('id-string', node.key.value, source);
    }
  },
  MethodDefinition(node, _source, found) {
    if (!node.computed) {
      found.word(node.key.name);
    }
  },
  VariableDeclarator(node, source, found) {
    found.word(node.id.name);
    if (node.id.type === 'ObjectPattern') {
      for (const key of keysOf(node.id)) {
        found.word(key);
        if (/^_?appConfig$/.test(nameOf(node.init))) {
          found.add('config-key', key, source);
        }
      }
    }
    if (
      node.id.name === 'definitions' &&
      node.init?.type === 'ObjectExpression'
    ) {
      for (const key of keysOf(node.init)) {
        found.add('command', key, source);
      }
    }
  },
  FunctionDeclaration(node, _source, found) {
    found.word(node.id?.name);
  },
  CallExpression(node, source, found) {
    const callee = unchained(node.callee);
    const name: string = callee.property?.name ?? callee.name ?? '';
    const first = node.arguments[0]?.value;
    if (typeof first !== 'string') {
      return;
    }
    if (customizationReaders.has(name)) {
      found.add('customization', first, source);
    }
    if (
      name === 'get' &&
      /(?:query|params|searchParams)$/i.test(nameOf(callee.object))
    ) {
      found.add('url-parameter', first, source);
    }
    if (/^(?:getItem|setItem|removeItem)$/.test(name)) {
      found.add('storage-key', first, source);
    }
  },
  Literal({value}, source, found) {
    found.word(value);
    if (
      typeof value === 'string' &&
      idShape.test(value) &&
      value.length < 90 &&
      !isFileOrMediaType(value)
    ) {
      found.add('id-string', value, source);
    }
  },
};

const keysOf = (node: any): string[] =>
  node.properties
    .filter((p: any) => p.type === 'Property' && !p.computed)
    .map((p: any) => p.key.name ?? p.key.value);

function readBundle(source: string, spans: Span[], found: Findings): void {
  const tree = parse(source, {
    ecmaVersion: 'latest',
    sourceType: 'script',
    allowReturnOutsideFunction: true,
    allowHashBang: true,
  });
  const inOwnModules = Object.entries(visitors).map(([type, visit]) => [
    type,
    (node: {start: number}) => {
      const where = pathAt(spans, node.start);
      if (where) {
        visit(node, where, found);
      }
    },
  ]);
  simple(tree, Object.fromEntries(inOwnModules));
}

function readManifest(file: string, found: Findings): void {
  const {scripts, dependencies} = JSON.parse(readFileSync(file, 'utf8')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
  };
  const place = 'platform/app/package.json';
  found.add('package', '@ohif/app', place);
  for (const [name, command] of Object.entries(scripts)) {
    found.add('script', name, place);
    for (const [, variable] of command.matchAll(
      /(?:^|\s)([A-Z][A-Z0-9_]+)=/g,
    )) {
      found.add('environment-variable', variable!, place);
    }
  }
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@ohif/')) {
      found.add('package', name, place);
    }
  }
}
