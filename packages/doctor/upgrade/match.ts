/** Walks through a file once and asks the conditions that can apply to each node. */
import type {SyntaxNode} from '@lezer/common';
import {bindingsOf} from './bindings';
import type {Hit} from './conditions/hit';
import {dynamicHit, importHits, requireHit} from './conditions/imports';
import {iconHits, jsxHits, type IconRename} from './conditions/jsx';
import {dependencyHit, keyHit} from './conditions/keys';
import {memberHit, referenceOf} from './conditions/member';
import {keyText} from './conditions/objects';
import {classHits, htmlHit, stringHit} from './conditions/text';
import type {MatcherIndex} from './index-of-matchers';
import {matches} from './matcher';
import {resolve, withKeys, type Context, type Reference} from './resolve';
import {specifiersOf} from './rewrites/imports';
import {stringOf, textOf, type Source} from './source';

export type Found = Hit & {slug: string};

type Walk = {
  context: Context;
  index: MatcherIndex;
  icons: ReadonlyMap<string, IconRename>;
  keys: Set<string>;
  found: Found[];
};

/** Everything that the matchers find in a file; a place can be there several times: see distinct.ts. */
export function findIn(
  source: Source,
  index: MatcherIndex,
  icons: ReadonlyMap<string, IconRename>,
): Found[] {
  if (source.kind === 'html' || source.kind === 'style') {
    return findInText(source, index);
  }
  const context = {source, bindings: bindingsOf(source)};
  const walk: Walk = {context, index, icons, keys: keysOf(source), found: []};
  source.tree.iterate({
    // A node is made only if something asks about it: that is most of the time that a file takes.
    enter: (ref) => visitors.get(ref.name)?.(walk, ref.node),
  });
  return walk.found;
}

function findInText(source: Source, index: MatcherIndex): Found[] {
  const {code, kind} = source;
  const found: Found[] = [];
  const rules = kind === 'html' ? index.html : [];
  for (const {slug, condition} of rules) {
    const hit = htmlHit(code, condition);
    if (hit) {
      found.push({...hit, slug});
    }
  }
  const visible = code.replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    ' '.repeat(comment.length),
  );
  for (const {slug, condition} of index.classes) {
    for (const match of visible.matchAll(/@apply([^;}]*)|class="([^"]*)"/g)) {
      const text = match[1] ?? match[2] ?? '';
      const from = match.index + match[0].indexOf(text);
      found.push(
        ...classHits({node: {from}, condition}, text).map((hit) => ({
          ...hit,
          slug,
        })),
      );
    }
  }
  return found;
}

function keysOf(source: Source): Set<string> {
  const keys = new Set<string>();
  source.tree.iterate({
    enter: (ref) => {
      if (ref.name === 'Property') {
        const key = keyText(source, ref.node);
        if (key) {
          keys.add(key);
        }
      }
    },
  });
  return keys;
}

function add({found}: Walk, slug: string, hits: Hit | Hit[] | null) {
  for (const hit of hits === null ? [] : Array.isArray(hits) ? hits : [hits]) {
    found.push({...hit, slug});
  }
}

/** A name that was taken out of something counts where it was taken out. */
function isTakenOut(context: Context, node: SyntaxNode): boolean {
  if (node.name !== 'VariableName') {
    return false;
  }
  const binding = context.bindings.find(
    textOf(context.source, node),
    node.from,
  );
  return (
    binding !== undefined && (binding.keys.length > 0 || binding.init !== null)
  );
}

/** The key that `{a}` or `{a: b}` of a pattern extracts. */
function referenceOfPattern(
  context: Context,
  node: SyntaxNode,
): Reference | null {
  const definition = node.getChild('VariableDefinition');
  if (!definition || node.firstChild?.name === 'Spread') {
    return null;
  }
  const name = textOf(context.source, definition);
  const binding = context.bindings.find(name, definition.from);
  if (!binding) {
    return null;
  }
  if (binding.kind === 'parameter') {
    return {path: binding.keys, root: 'parameter'};
  }
  if (binding.kind !== 'value') {
    return null;
  }
  const value: Reference = binding.init
    ? resolve(context, binding.init)
    : {path: [], root: 'unknown'};
  return withKeys(value, binding.keys);
}

function visitMember(
  walk: Walk,
  node: SyntaxNode,
  reference: Reference | null,
) {
  const last = reference?.path.at(-1);
  if (!reference || last === undefined) {
    return;
  }
  const {context, index} = walk;
  const takenOut = isTakenOut(context, node);
  for (const {slug, condition} of index.members.get(last) ?? []) {
    if (!takenOut || condition.args || condition.use) {
      add(walk, slug, memberHit({context, node, condition}, reference));
    }
  }
  if (reference.module !== undefined && node.name !== 'VariableName') {
    for (const {slug, condition} of index.imports) {
      add(walk, slug, requireHit({context, node, condition}, reference));
    }
  }
}

function visitReference(walk: Walk, node: SyntaxNode) {
  visitMember(walk, node, referenceOf(walk.context, node));
}

function visitPattern(walk: Walk, node: SyntaxNode) {
  visitMember(walk, node, referenceOfPattern(walk.context, node));
}

function visitImport(walk: Walk, node: SyntaxNode) {
  const {context, index} = walk;
  const specifiers = specifiersOf(context, node);
  for (const {slug, condition} of index.imports) {
    add(walk, slug, importHits(context, specifiers, condition));
  }
}

function visitTag(walk: Walk, node: SyntaxNode) {
  const {context, index, icons} = walk;
  for (const {slug, condition} of index.jsx) {
    add(walk, slug, jsxHits({context, node, condition}));
  }
  for (const {slug, condition} of index.icons) {
    if (condition.icon === 'element') {
      add(walk, slug, iconHits({context, node, condition}, icons));
    }
  }
}

function visitString(walk: Walk, node: SyntaxNode) {
  const {context, index, keys} = walk;
  const value = stringOf(context.source, node);
  const defines = (key: string) => keys.has(key);
  if (value !== null && value.length < 300) {
    for (const {slug, condition} of [
      ...(index.strings.get(value) ?? []),
      ...index.patterns,
    ]) {
      add(walk, slug, stringHit({context, node, condition}, value, defines));
    }
  }
  if (value === null || /[\s:-]/.test(value)) {
    const {source} = context;
    for (const {slug, condition} of index.classes) {
      if (!condition.unless || !matches(condition.unless, source.code)) {
        add(walk, slug, classHits({node, condition}, textOf(source, node)));
      }
    }
  }
}

function visitProperty(walk: Walk, node: SyntaxNode) {
  const {context, index, icons} = walk;
  const {source} = context;
  const key = keyText(source, node);
  if (key === null) {
    return;
  }
  for (const {slug, condition} of index.keys.get(key) ?? []) {
    add(walk, slug, keyHit({context, node, condition}));
  }
  if (key === 'icon' || key === 'iconName') {
    const value = node.getChild('String');
    for (const {slug, condition} of index.icons) {
      if (value && condition.icon === 'key') {
        add(walk, slug, iconHits({context, node: value, condition}, icons));
      }
    }
  }
  for (const {slug, condition} of index.dependencies) {
    if (
      source.kind === 'json' ||
      /(?:^|[\\/])package\.json$|^[^.]*$/.test(source.path)
    ) {
      add(walk, slug, dependencyHit({context, node, condition}));
    }
  }
}

function visitDynamicImport(walk: Walk, node: SyntaxNode) {
  for (const {slug, condition} of walk.index.imports) {
    add(walk, slug, dynamicHit(walk.context, node, condition));
  }
}

/** What asks about each kind of node. */
const visitors = new Map<string, (walk: Walk, node: SyntaxNode) => void>([
  ['MemberExpression', visitReference],
  ['VariableName', visitReference],
  ['PropertyType', visitReference],
  ['MethodType', visitReference],
  ['PatternProperty', visitPattern],
  ['ImportDeclaration', visitImport],
  ['ExportDeclaration', visitImport],
  ['DynamicImport', visitDynamicImport],
  ['JSXOpenTag', visitTag],
  ['JSXSelfClosingTag', visitTag],
  ['String', visitString],
  ['TemplateString', visitString],
  ['JSXAttributeValue', visitString],
  ['Property', visitProperty],
]);
