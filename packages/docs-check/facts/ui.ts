/** Facts of @ohif/ui and @ohif/ui-next: exported components, their parts and props, icons, variants. */
import {createRequire} from 'node:module';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {loadBundle, shapeOf} from './bundle';
import type {Fact} from './entry';
import {packageFolder, type Tier} from './fetch';

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

export function uiFacts(
  name: '@ohif/ui' | '@ohif/ui-next',
  version: string,
  tier: Tier,
): Fact[] {
  const folder = packageFolder(name, version);
  const file = readdirSync(join(folder, 'dist')).find((f) =>
    f.endsWith('.umd.js'),
  )!;
  const require = createRequire(import.meta.url);
  const react = require(
    join(packageFolder('react', '18.3.1'), 'cjs', 'react.production.min.js'),
  ) as object;
  const {exports} = loadBundle(join(folder, 'dist', file), {
    React: react,
    react,
  });
  const from = {tier, from: `${name}@${version}`};
  const facts: Fact[] = [];
  for (const [key, value] of Object.entries<any>(exports)) {
    const type = isComponent(key, value) ? 'component' : typeof value;
    facts.push({
      kind: 'export',
      name: key,
      owner: name,
      ...from,
      type,
      ...(typeof value === 'function' ? {arity: shapeOf(value).arity} : {}),
    });
    if (type === 'component') {
      for (const prop of propsOf(value)) {
        facts.push({kind: 'prop', name: prop, owner: key, ...from});
      }
      for (const part of Object.keys(value)) {
        if (notParts.has(part) || part.startsWith('_')) {
          continue;
        }
        const inner = value[part];
        facts.push({
          kind: isComponent(part, inner) ? 'component-part' : 'static',
          name: part,
          owner: key,
          ...from,
        });
        if (isComponent(part, inner)) {
          for (const prop of propsOf(inner)) {
            facts.push({
              kind: 'prop',
              name: prop,
              owner: `${key}.${part}`,
              ...from,
            });
          }
        }
      }
    } else if (value && typeof value === 'object') {
      const kind = /^icons$/i.test(key) ? 'icon' : 'field';
      for (const [inner, deep] of Object.entries<any>(value)) {
        facts.push({
          kind:
            isComponent(inner, deep) && kind === 'field'
              ? 'component-part'
              : kind,
          name: inner,
          owner: key,
          ...from,
        });
        if (isComponent(inner, deep) && kind === 'field') {
          for (const prop of propsOf(deep)) {
            facts.push({
              kind: 'prop',
              name: prop,
              owner: `${key}.${inner}`,
              ...from,
            });
          }
        }
      }
    }
  }
  return facts;
}
