/** Facts of @ohif/extension-cornerstone: the published extension, registered through the published core. */
import path from 'node:path';
import {loadBundle, type Loose} from './bundle';
import {serviceFacts} from './core';
import type {Fact} from './entry';
import {packageFolder, type Tier} from './fetch';
import {shapeOf} from './function-shape';
import {placeholder} from './placeholder';
import {loadCore, start, type Running} from './running-core';

const bundleOf = (version: string) =>
  path.join(
    packageFolder('@ohif/extension-cornerstone', version),
    'dist',
    'ohif-extension-cornerstone.umd.js',
  );

type Origin = {tier: Tier; from: string};

/** What the published extension exports and registers with a published core. */
export async function cornerstoneFacts(
  version: string,
  coreVersion: string,
  tier: Tier,
): Promise<Fact[]> {
  const core = loadCore(coreVersion).exports;
  const {exports} = loadBundle(bundleOf(version), (id, realm) => {
    if (id === '@ohif/core') {
      return core;
    }
    return id === 'react' || id === 'React'
      ? placeholder(id, realm)
      : undefined;
  });
  const extension: Loose = exports.default;
  const running = start(core);
  const origin = {tier, from: `@ohif/extension-cornerstone@${version}`};
  const coreServices = new Set(Object.keys(running.servicesManager.services));
  await running.extensionManager.registerExtension(extension, {}, {});
  const facts: Fact[] = [
    ...Object.entries<any>(exports).map(([name, value]) => ({
      kind: 'export',
      name,
      owner: '@ohif/extension-cornerstone',
      ...origin,
      type: typeof value,
    })),
    ...newServiceFacts(running, coreServices, origin),
    ...commandFacts(running, origin),
    ...moduleFacts(running.extensionManager.modules ?? {}, extension, origin),
    ...Object.keys(exports.toolNames ?? {}).map((name) => ({
      kind: 'tool-key',
      name,
      owner: 'toolNames',
      ...origin,
    })),
  ];
  const last = new Map(
    facts.map((f) => [`${f.kind}|${f.owner ?? ''}|${f.name}`, f]),
  );
  return [...last.values()];
}

function newServiceFacts(
  {servicesManager: {services}}: Running,
  before: ReadonlySet<string>,
  origin: Origin,
): Fact[] {
  return Object.entries<any>(services)
    .filter(([name]) => !before.has(name) && !/^[A-Z]/.test(name))
    .flatMap(([name, service]) => {
      const altName = name[0]!.toUpperCase() + name.slice(1);
      return serviceFacts(
        name,
        service,
        origin,
        Function.prototype.toString.call(service.constructor),
        altName in services ? {altName} : {},
      );
    });
}

function commandFacts({commandsManager}: Running, origin: Origin): Fact[] {
  return Object.entries<any>(commandsManager.contexts).flatMap(
    ([context, commands]) =>
      Object.entries<any>(commands).map(([name, definition]) => {
        const options =
          typeof definition.commandFn === 'function'
            ? shapeOf(definition.commandFn).options?.[0]
            : undefined;
        return {
          kind: 'command',
          name,
          context,
          ...origin,
          ...(options ? {options} : {}),
          ...(Object.keys(definition.options ?? {}).length
            ? {defaults: plain(definition.options)}
            : {}),
        };
      }),
  );
}

function moduleFacts(modules: Loose, extension: Loose, origin: Origin): Fact[] {
  return Object.entries<any>(modules).flatMap(([type, registered]) =>
    (registered as Loose[])
      .filter(
        ({extensionId, module}) =>
          extensionId && extensionId === extension.id && Array.isArray(module),
      )
      .flatMap(({module}) => module as Loose[])
      .filter((item) => item?.name)
      .flatMap((item) => itemFacts(type, item, extension.id, origin)),
  );
}

function itemFacts(
  type: string,
  item: Loose,
  extensionId: string,
  origin: Origin,
): Fact[] {
  const id = `${extensionId}.${type}.${item.name}`;
  const isEvaluator = type === 'toolbarModule' && item.evaluate;
  return [
    {kind: 'module', name: id, type, ...origin},
    {
      kind: isEvaluator ? 'evaluator' : 'module-entry',
      name: item.name,
      type,
      ...origin,
    },
    ...(contentFacts[type]?.(item, id, origin) ?? []),
  ];
}

/** What the entries of some module types contain. */
const contentFacts: Record<
  string,
  (item: Loose, id: string, origin: Origin) => Fact[]
> = {
  customizationModule(item, _id, origin) {
    const ids: string[] = Array.isArray(item.value)
      ? item.value.map(({id}: Loose) => id)
      : Object.keys(item.value ?? {});
    return ids
      .filter(Boolean)
      .map((name) => ({kind: 'customization', name, ...origin}));
  },
  utilityModule: (item, id, origin) =>
    Object.keys(item.exports ?? {}).map((name) => ({
      kind: 'utility-export',
      name,
      owner: id,
      ...origin,
    })),
  hangingProtocolModule(item, _id, origin) {
    const owner = item.protocol?.id ?? item.name;
    const stages = (item.protocol?.stages ?? []) as Loose[];
    return [
      {kind: 'hanging-protocol', name: owner, ...origin},
      ...stages
        // Generated ids change with every start.
        .filter((stage) => stage?.id && !/^[0-9a-f]{8}-/.test(stage.id))
        .map((stage) => ({
          kind: 'hanging-protocol-stage',
          name: stage.id,
          owner,
          ...origin,
        })),
    ];
  },
};

const plain = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_k, v) =>
      typeof v === 'function' ? '[function]' : v,
    ),
  );

/** What two versions around the docs version both have; a method only counts with its owner. */
export function bracket(before: Fact[], after: Fact[]): Fact[] {
  const key = (f: Fact) =>
    `${f.kind}|${f.owner ?? ''}|${f.name}|${f.kind === 'event' ? String(f.value) : ''}`;
  const later = new Map(after.map((f) => [key(f), f]));
  return before.flatMap((f) => {
    const counterpart = later.get(key(f));
    if (!counterpart) {
      return [];
    }
    return [
      {
        ...f,
        tier: 'bracketed' as const,
        from: `${f.from} and ${counterpart.from.split('@').pop()}`,
        ...(f.kind === 'event'
          ? {fires: f.fires === true || counterpart.fires === true}
          : {}),
      },
    ];
  });
}
