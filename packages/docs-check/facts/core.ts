/** Facts of @ohif/core: exports, services, managers, module types, hotkeys, and behavior seen by running them. */
import {behaviorFacts} from './behavior';
import {broadcastsIn} from './broadcasts';
import type {Fact} from './entry';
import {extensionFacts} from './extension-hooks';
import type {Tier} from './fetch';
import {shapeOf} from './function-shape';
import {isClass, memberFacts} from './members';
import {loadCore, start, type Running} from './running-core';
import type {Loose} from './bundle';

const managerNames = [
  'CommandsManager',
  'ExtensionManager',
  'HotkeysManager',
  'ServiceProvidersManager',
  'ServicesManager',
];

export function serviceFacts(
  registrationName: string,
  service: Loose,
  from: {tier: Tier; from: string},
  classSource: string,
  names: {exportName?: string; altName?: string} = {},
): Fact[] {
  const facts: Fact[] = [
    {kind: 'service', name: registrationName, ...from, ...names},
  ];
  facts.push(...memberFacts(registrationName, service, from));
  const sent = broadcastsIn(classSource);
  const events: Loose = service.EVENTS ?? {};
  for (const [key, value] of Object.entries(events)) {
    facts.push({
      kind: 'event',
      name: key,
      owner: registrationName,
      value,
      ...from,
      fires: key in sent,
      ...(sent[key]?.length ? {payload: sent[key]} : {}),
    });
  }
  return facts;
}

type Origin = {tier: Tier; from: string};

const sourceOf = (ctor: Function) => Function.prototype.toString.call(ctor);

/** What the published core offers: see the parts below. */
export async function coreFacts(version: string, tier: Tier): Promise<Fact[]> {
  const loaded = loadCore(version);
  const core = loaded.exports;
  const origin = {tier, from: `@ohif/core@${version}`};
  const running = start(core);
  return dropRepeats([
    ...exportFacts(core, origin),
    ...allServiceFacts(core, running, origin),
    ...managerNames.flatMap((name) =>
      managerFacts(name, core, running, origin),
    ),
    ...valueFacts(loaded.source, core, origin),
    ...defaultFacts(core, origin),
    ...eventStringFacts(loaded.source, origin),
    ...(await extensionFacts(core, origin)),
    ...behaviorFacts(core, origin),
  ]);
}

function exportFacts(core: Loose, origin: Origin): Fact[] {
  return Object.entries(core).flatMap(([name, value]) => {
    const type = isClass(value) ? 'class' : typeof value;
    const fact: Fact = {
      kind: 'export',
      name,
      owner: '@ohif/core',
      ...origin,
      type,
      ...(typeof value === 'function' ? shapeOf(value) : {}),
    };
    const hasFields =
      value &&
      type === 'object' &&
      !['OHIF', 'default'].includes(name) &&
      !Array.isArray(value);
    return hasFields
      ? [fact, ...fieldFacts(name, value as Loose, origin)]
      : [fact];
  });
}

function fieldFacts(owner: string, object: Loose, origin: Origin): Fact[] {
  return Object.entries(object).flatMap(([key, inner]) => {
    const fact: Fact = {
      kind: typeof inner === 'function' ? 'method' : 'field',
      name: key,
      owner,
      ...origin,
      ...(typeof inner === 'function' && !isClass(inner) ? shapeOf(inner) : {}),
      ...(key.startsWith('_') ? {internal: true} : {}),
    };
    const deep =
      owner === 'utils' && inner && typeof inner === 'object'
        ? Object.keys(inner)
        : [];
    return [
      fact,
      ...deep.map((name) => ({
        kind: 'field',
        name,
        owner: `utils.${key}`,
        ...origin,
      })),
    ];
  });
}

/** Own properties of a class, without those that every function has. */
const staticsOf = (value: Function) =>
  Object.getOwnPropertyNames(value).filter(
    (name) => !['length', 'name', 'prototype', 'REGISTRATION'].includes(name),
  );

function allServiceFacts(
  core: Loose,
  running: Running,
  origin: Origin,
): Fact[] {
  return Object.entries<any>(core)
    .filter(([, value]) => value?.REGISTRATION)
    .flatMap(([exportName, value]) => {
      const {name, altName} = value.REGISTRATION;
      return [
        ...serviceFacts(
          name,
          running.servicesManager.services[name],
          origin,
          sourceOf(value),
          {exportName, ...(altName ? {altName} : {})},
        ),
        ...staticsOf(value).map((key) => ({
          kind: 'static',
          name: key,
          owner: exportName,
          ...origin,
          type: typeof value[key],
        })),
      ];
    });
}

function managerFacts(
  name: string,
  core: Loose,
  running: Running,
  origin: Origin,
): Fact[] {
  const lower = name[0]!.toLowerCase() + name.slice(1);
  const instance = (running as Loose)[lower];
  const sent = broadcastsIn(sourceOf(core[name]));
  return [
    {kind: 'manager', name: lower, exportName: name, ...origin},
    ...memberFacts(lower, instance, origin),
    ...staticsOf(core[name]).map((key) => ({
      kind: 'static',
      name: key,
      owner: name,
      ...origin,
      ...(typeof core[name][key] === 'function'
        ? shapeOf(core[name][key])
        : {}),
    })),
    ...Object.entries<any>(instance.EVENTS ?? {}).map(([key, value]) => ({
      kind: 'event',
      name: key,
      owner: lower,
      value,
      ...origin,
      fires: key in sent,
    })),
  ];
}

/** Events of the metadata store, module types, and enums. */
function valueFacts(source: string, core: Loose, origin: Origin): Fact[] {
  const members = (owner: string, of: Loose) =>
    Object.entries<any>(of).map(([name, value]): Fact => ({
      kind: 'enum-member',
      name,
      owner,
      value,
      ...origin,
    }));
  return [
    ...Object.entries<any>(core.DicomMetadataStore.EVENTS ?? {}).map(
      ([name, value]) => ({
        kind: 'event',
        name,
        owner: 'DicomMetadataStore',
        value,
        ...origin,
        fires: storeFires(source, name),
      }),
    ),
    ...Object.entries<any>(core.MODULE_TYPES).map(([key, value]) => ({
      kind: 'module-type',
      name: value,
      key,
      ...origin,
    })),
    ...Object.entries<any>(core.Enums).flatMap(([name, value]) =>
      members(`Enums.${name}`, value),
    ),
    ...members(
      'MeasurementService.VALUE_TYPES',
      core.MeasurementService.VALUE_TYPES,
    ),
    ...members('DisplaySetMessage.CODES', core.DisplaySetMessage?.CODES ?? {}),
  ];
}

/** Default hotkeys, window level presets, and the methods of a data source. */
function defaultFacts(core: Loose, origin: Origin): Fact[] {
  const dataSource = core.IWebApiDataSource.create({
    query: {},
    retrieve: {},
    store: {},
    reject: {},
  });
  return [
    ...(core.defaults.hotkeyBindings as Loose[]).map((binding) => {
      const options = binding.commandOptions
        ? JSON.stringify(binding.commandOptions)
        : '';
      return {
        kind: 'hotkey',
        name: `${binding.commandName}${options}`,
        command: binding.commandName,
        keys: binding.keys,
        label: binding.label,
        ...(options ? {options: JSON.parse(options)} : {}),
        ...origin,
      };
    }),
    ...Object.entries<any>(core.defaults.windowLevelPresets ?? {}).map(
      ([name, preset]) => ({
        kind: 'window-level-preset',
        name,
        value: JSON.parse(JSON.stringify(preset)),
        ...origin,
      }),
    ),
    ...Object.entries<any>(dataSource).map(([name, value]) => ({
      kind: 'field',
      name,
      owner: 'IWebApiDataSource',
      ...origin,
      type: typeof value,
    })),
  ];
}

function eventStringFacts(source: string, origin: Origin): Fact[] {
  const names = [...source.matchAll(/"(event:{1,2}[\w:.]+)"/g)].map(
    (m) => m[1]!,
  );
  return [...new Set(names)].map((name) => ({
    kind: 'event-string',
    name,
    ...origin,
  }));
}

/** The metadata store is a plain object, not a class: its broadcasts are looked for in the bundle. */
const storeFires = (source: string, key: string) =>
  new RegExp(`_broadcastEvent\\([\\w$.]{1,40}\\.${key}\\b`).test(source);

function dropRepeats(facts: Fact[]): Fact[] {
  const seen = new Map<string, Fact>();
  for (const f of facts) {
    const key = `${f.kind}\u0000${f.owner ?? ''}\u0000${f.name}`;
    const known = seen.get(key);
    if (!known || Object.keys(f).length > Object.keys(known).length) {
      seen.set(key, f);
    }
  }
  return [...seen.values()];
}
