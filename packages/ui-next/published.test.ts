/**
 * Compares ui-next with the published package, as `published.json` has it: names,
 * members, props, defaults, variants, icons. A difference must be in `differences.ts`,
 * with its reason.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readComponents} from '../../src/features/showcase/plugin/props';
import {
  coverage,
  differences,
  type Difference,
} from '@ohif/ui-next/differences';
import * as viewerUi from '@ohif/ui-next';
import published from '@ohif/ui-next/published.json';

type Published = {
  props?: string[];
  defaults?: Record<string, unknown>;
  members?: string[];
  memberProps?: Record<
    string,
    {names: string[]; defaults?: Record<string, unknown>}
  >;
};

const facts = published.components as Record<string, Published>;

const documented = readdirSync(path.resolve('packages/ui-next'))
  .filter((name) => name.endsWith('.tsx'))
  .flatMap((name) =>
    readComponents(
      name,
      readFileSync(path.join(path.resolve('packages/ui-next'), name), 'utf8'),
    ),
  );

/**
 * Keys that the published function reads, but that are not its props: names of a library's
 * inner variables.
 */
const noise = new Set([
  'button',
  'ctrlKey',
  'key',
  'pointerType',
  'preventDefault',
  'props',
  'target',
]);

/** Props that a component here takes with the rest, from the element or the library below it. */
const takenOver = new Set([
  'autoComplete',
  'className',
  'children',
  'dir',
  'form',
  'style',
  'onBlur',
  'onClick',
  'onFocus',
  'onKeyDown',
  'onPointerDown',
  'onPointerLeave',
  'onPointerMove',
]);

/** The published props of `Button` or of `Numeric.Label`. */
function factsOf(name: string): {
  props: string[];
  defaults: Record<string, unknown>;
} {
  const [component, member] = name.split('.') as [string, string?];
  const {props = [], defaults = {}, memberProps = {}} = facts[component] ?? {};
  return member
    ? {
        props: memberProps[member]?.names ?? [],
        defaults: memberProps[member]?.defaults ?? {},
      }
    : {props, defaults};
}

/** Of a computed default only its kind is known: any default here is the same. */
function sameDefault(own: string | undefined, theirs: unknown): boolean {
  return (
    own === String(theirs) ||
    own === `'${String(theirs)}'` ||
    (typeof theirs === 'string' && theirs.startsWith('<'))
  );
}

function listed(kind: string, component: string, prop: string): boolean {
  return differences.some(
    (d) => d.kind === kind && d.component === component && d.prop === prop,
  );
}

describe('ui-next and the published package', () => {
  it('exports only names that are published', () => {
    const invented = Object.keys(viewerUi).filter(
      (name) => !published.exports.includes(name),
    );
    expect(invented).toEqual([]);
  });

  it('has as many names as the pages say', () => {
    expect({
      published: published.exports.length,
      here: Object.keys(viewerUi).length,
      icons: published.icons.length,
      release: published.version,
      package: published.package,
    }).toEqual(coverage);
  });

  it.each(
    Object.entries(facts).flatMap(([name, {members}]) =>
      members ? [{name, members}] : [],
    ),
  )('$name has the published members', ({name, members}) => {
    expect(Object.keys(viewerUi[name as keyof typeof viewerUi])).toEqual(
      expect.arrayContaining(members),
    );
  });

  it.each(documented)('$name has the published props', ({name, props}) => {
    const own = props.map((prop) => prop.name);
    const missing = factsOf(name).props.filter(
      (prop) =>
        !own.includes(prop) &&
        !noise.has(prop) &&
        !takenOver.has(prop) &&
        !listed('prop missing', name, prop),
    );
    expect(missing).toEqual([]);
  });

  it.each(documented)('$name has the published defaults', ({name, props}) => {
    const wrong = Object.entries(factsOf(name).defaults).filter(
      ([prop, value]) => {
        const own = props.find((p) => p.name === prop)?.default;
        return (
          !sameDefault(own, value) &&
          !noise.has(prop) &&
          !listed('default', name, prop)
        );
      },
    );
    expect(wrong).toEqual([]);
  });

  it('has the published variants of Button', () => {
    const button = documented.find(({name}) => name === 'Button');
    const {variants, defaultVariants} = published.variants.find(
      ({exportName}) => exportName === 'buttonVariants',
    )!;
    for (const [prop, names] of Object.entries(variants)) {
      const own = button?.props.find((p) => p.name === prop);
      expect(own?.type.split(' | ').map((n) => n.slice(1, -1))).toEqual(names);
      expect(own?.default).toBe(
        `'${defaultVariants[prop as keyof typeof defaultVariants]}'`,
      );
    }
  });

  it('draws only icons that are published', () => {
    const invented = Object.keys(viewerUi.Icons).filter(
      (name) => !published.icons.includes(name),
    );
    expect(invented).toEqual([]);
  });
});

/** Whether a listed difference is none; `behavior` cannot be compared. */
function isStale({kind, component, prop = ''}: Difference): boolean {
  const own = documented
    .find(({name}) => name === component)
    ?.props.find((p) => p.name === prop);
  const {props, defaults} = factsOf(component);
  switch (kind) {
    case 'prop added':
      return !own || props.includes(prop);
    case 'prop missing':
      return own !== undefined || !props.includes(prop);
    case 'default':
      return !(prop in defaults) || sameDefault(own?.default, defaults[prop]);
    case 'behavior':
      return false;
  }
}

describe('differences.ts', () => {
  it('names components that exist', () => {
    const known = [...documented.map(({name}) => name), 'Icons'];
    expect(
      differences.filter(({component}) => !known.includes(component)),
    ).toEqual([]);
  });

  it('has no entry that no longer differs', () => {
    expect(differences.filter(isStale)).toEqual([]);
  });

  it('would notice an entry that is none', () => {
    const entries = [
      {component: 'Button', kind: 'prop added', prop: 'variant'},
      {component: 'Button', kind: 'prop missing', prop: 'variant'},
      {component: 'Button', kind: 'prop missing', prop: 'invented'},
      {component: 'TooltipContent', kind: 'default', prop: 'sideOffset'},
    ] as const;
    expect(
      entries.filter((entry) => !isStale({...entry, what: '', why: ''})),
    ).toEqual([]);
  });
});

describe('the types', () => {
  it('describe every component and every prop', () => {
    const silent = documented.flatMap(({name, description, props}) => [
      ...(description ? [] : [name]),
      ...props
        .filter((prop) => !prop.description && prop.name !== 'children')
        .map((prop) => `${name}.${prop.name}`),
    ]);
    expect(silent).toEqual([]);
  });
});
