/** Facts of @ohif/extension-cornerstone: the published extension, registered through the published core. */
import path from 'node:path';
import {loadBundle, shapeOf, standIn, wordsOf} from './bundle';
import {loadCore, serviceFacts, start} from './core';
import type {Fact} from './entry';
import {packageFolder, type Tier} from './fetch';

type Loose = Record<string, any>;

const bundleOf = (version: string) =>
  path.join(
    packageFolder('@ohif/extension-cornerstone', version),
    'dist',
    'ohif-extension-cornerstone.umd.js',
  );

export async function cornerstoneFacts(
  version: string,
  coreVersion: string,
  tier: Tier,
): Promise<Fact[]> {
  const core = loadCore(coreVersion).exports;
  const loaded = loadBundle(bundleOf(version), (id, realm) =>
    id === '@ohif/core'
      ? core
      : id === 'react' || id === 'React'
        ? standIn(id, realm)
        : undefined,
  );
  const extension: Loose = loaded.exports.default;
  const running = start(core);
  const from = {tier, from: `@ohif/extension-cornerstone@${version}`};
  const facts: Fact[] = [];
  const before = new Set(Object.keys(running.servicesManager.services));
  await running.extensionManager.registerExtension(extension, {}, {});

  for (const [name, value] of Object.entries<any>(loaded.exports)) {
    facts.push({
      kind: 'export',
      name,
      owner: '@ohif/extension-cornerstone',
      ...from,
      type: typeof value,
    });
  }
  for (const [name, service] of Object.entries<any>(
    running.servicesManager.services,
  )) {
    if (before.has(name) || /^[A-Z]/.test(name)) {
      continue;
    }
    const altName = name[0]!.toUpperCase() + name.slice(1);
    const source = Function.prototype.toString.call(service.constructor);
    facts.push(
      ...serviceFacts(
        name,
        service,
        from,
        source,
        altName in running.servicesManager.services ? {altName} : {},
      ),
    );
  }
  for (const [context, commands] of Object.entries<any>(
    running.commandsManager.contexts,
  )) {
    for (const [name, definition] of Object.entries<any>(commands)) {
      const shape =
        typeof definition.commandFn === 'function'
          ? shapeOf(definition.commandFn)
          : null;
      facts.push({
        kind: 'command',
        name,
        context,
        ...from,
        ...(shape?.options?.[0] ? {options: shape.options[0]} : {}),
        ...(definition.options && Object.keys(definition.options).length
          ? {defaults: plain(definition.options)}
          : {}),
      });
    }
  }
  const modules: Loose = running.extensionManager.modules ?? {};
  for (const [type, registered] of Object.entries<any>(modules)) {
    for (const entry of registered as Loose[]) {
      const items = entry.extensionId ? entry.module : null;
      if (entry.extensionId !== extension.id || !Array.isArray(items)) {
        continue;
      }
      for (const item of items as Loose[]) {
        if (!item?.name) {
          continue;
        }
        facts.push({
          kind: 'module',
          name: `${extension.id}.${type}.${item.name}`,
          type,
          ...from,
        });
        facts.push({
          kind:
            type === 'toolbarModule' && item.evaluate
              ? 'evaluator'
              : 'module-entry',
          name: item.name,
          type,
          ...from,
        });
        if (type === 'customizationModule') {
          const values = Array.isArray(item.value)
            ? item.value
            : Object.entries(item.value ?? {}).map(([id]) => ({id}));
          for (const {id} of values as Loose[]) {
            if (id) {
              facts.push({kind: 'customization', name: id, ...from});
            }
          }
        }
        if (type === 'utilityModule') {
          for (const key of Object.keys(item.exports ?? {})) {
            facts.push({
              kind: 'utility-export',
              name: key,
              owner: `${extension.id}.${type}.${item.name}`,
              ...from,
            });
          }
        }
        if (type === 'hangingProtocolModule') {
          facts.push({
            kind: 'hanging-protocol',
            name: item.protocol?.id ?? item.name,
            ...from,
          });
          for (const stage of item.protocol?.stages ?? []) {
            if (stage?.id && !/^[0-9a-f]{8}-/.test(stage.id)) {
              facts.push({
                kind: 'hanging-protocol-stage',
                name: stage.id,
                owner: item.protocol?.id ?? item.name,
                ...from,
              });
            }
          }
        }
      }
    }
  }
  for (const [key] of Object.entries(loaded.exports.toolNames ?? {})) {
    facts.push({kind: 'tool-key', name: key, owner: 'toolNames', ...from});
  }
  const seen = new Map(
    facts.map((f) => [`${f.kind}|${f.owner ?? ''}|${f.name}`, f]),
  );
  return [...seen.values()];
}

const plain = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_k, v) =>
      typeof v === 'function' ? '[function]' : v,
    ),
  );

export const cornerstoneWords = (version: string) =>
  wordsOf(loadBundle(bundleOf(version)).source);

/** What two versions around the docs version both have; a method only counts with its owner. */
export function bracket(before: Fact[], after: Fact[]): Fact[] {
  const key = (f: Fact) =>
    `${f.kind}|${f.owner ?? ''}|${f.name}|${f.kind === 'event' ? String(f.value) : ''}`;
  const later = new Map(after.map((f) => [key(f), f]));
  return before.flatMap((f) => {
    const twin = later.get(key(f));
    if (!twin) {
      return [];
    }
    return [
      {
        ...f,
        tier: 'bracketed' as const,
        from: `${f.from} and ${twin.from.split('@').pop()}`,
        ...(f.kind === 'event'
          ? {fires: f.fires === true || twin.fires === true}
          : {}),
      },
    ];
  });
}
