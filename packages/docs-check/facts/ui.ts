/** Facts of @ohif/ui and @ohif/ui-next: exported components, their parts and props, icons, variants. */
import {createRequire} from 'node:module';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {loadBundle} from './bundle';
import type {Fact} from './entry';
import {packageFolder, type Tier} from './fetch';
import {shapeOf} from './function-shape';

const notParts = new Set([
  '$$typeof',
  'render',
  'displayName',
  'propTypes',
  'defaultProps',
  'contextTypes',
  'length',
  'name',
  'prototype',
  'arguments',
  'caller',
  'type',
  'compare',
  '_payload',
  '_init',
]);

/** The function that draws: through memo, forwardRef and the like. */
function drawing(value: any): Function | null {
  if (typeof value === 'function') {
    return value;
  }
  if (value && typeof value === 'object') {
    return drawing(value.render ?? value.type ?? null);
  }
  return null;
}

function propsOf(value: any): string[] {
  const props = new Set<string>();
  for (
    let level = value;
    (level && typeof level === 'object') || typeof level === 'function';
    level = level.type ?? level.render
  ) {
    for (const key of Object.keys(level.propTypes ?? {})) {
      props.add(key);
    }
    for (const key of Object.keys(level.defaultProps ?? {})) {
      props.add(key);
    }
    if (typeof level === 'function') {
      break;
    }
  }
  const fn = drawing(value);
  if (fn) {
    for (const key of shapeOf(fn).options?.[0] ?? []) {
      if (!key.startsWith('__scope')) {
        props.add(key);
      }
    }
  }
  return [...props].sort();
}

const isComponent = (name: string, v: any) =>
  /^[A-Z]/.test(name) &&
  (typeof v === 'function' || (v && typeof v === 'object' && '$$typeof' in v));

type Origin = {tier: Tier; from: string};

function loadUi(name: string, version: string): Record<string, any> {
  const folder = packageFolder(name, version);
  const file = readdirSync(path.join(folder, 'dist')).find((f) =>
    f.endsWith('.umd.js'),
  )!;
  const react = createRequire(import.meta.url)(
    path.join(
      packageFolder('react', '18.3.1'),
      'cjs',
      'react.production.min.js',
    ),
  ) as object;
  return loadBundle(path.join(folder, 'dist', file), {React: react, react})
    .exports;
}

/** The exports of a component library with their props, parts, icons, and fields. */
export function uiFacts(
  name: '@ohif/ui' | '@ohif/ui-next',
  version: string,
  tier: Tier,
): Fact[] {
  const origin = {tier, from: `${name}@${version}`};
  return Object.entries<any>(loadUi(name, version)).flatMap(([key, value]) => {
    const isPart = isComponent(key, value);
    const fact: Fact = {
      kind: 'export',
      name: key,
      owner: name,
      ...origin,
      type: isPart ? 'component' : typeof value,
      ...(typeof value === 'function' ? {arity: shapeOf(value).arity} : {}),
    };
    if (isPart) {
      return [fact, ...factsOfComponent(key, value, origin)];
    }
    return value && typeof value === 'object'
      ? [fact, ...factsOfObject(key, value, origin)]
      : [fact];
  });
}

const propFacts = (owner: string, component: any, origin: Origin): Fact[] =>
  propsOf(component).map((prop) => ({
    kind: 'prop',
    name: prop,
    owner,
    ...origin,
  }));

function factsOfComponent(owner: string, component: any, origin: Origin) {
  const facts = propFacts(owner, component, origin);
  for (const part of Object.keys(component)) {
    if (notParts.has(part) || part.startsWith('_')) {
      continue;
    }
    const inner = component[part];
    const isPart = isComponent(part, inner);
    facts.push({
      kind: isPart ? 'component-part' : 'static',
      name: part,
      owner,
      ...origin,
    });
    if (isPart) {
      facts.push(...propFacts(`${owner}.${part}`, inner, origin));
    }
  }
  return facts;
}

function factsOfObject(owner: string, object: any, origin: Origin): Fact[] {
  const kind = /^icons$/i.test(owner) ? 'icon' : 'field';
  return Object.entries<any>(object).flatMap(([name, inner]): Fact[] => {
    const isPart = kind === 'field' && isComponent(name, inner);
    return [
      {kind: isPart ? 'component-part' : kind, name, owner, ...origin},
      ...(isPart ? propFacts(`${owner}.${name}`, inner, origin) : []),
    ];
  });
}
