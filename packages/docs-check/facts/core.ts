/** Facts of @ohif/core: exports, services, managers, module types, hotkeys, and behaviour seen by running them. */
import path from 'node:path';
import {broadcastsIn, loadBundle, shapeOf, type Loaded} from './bundle';
import type {Fact} from './entry';
import {packageFolder, type Tier} from './fetch';

type Loose = Record<string, any>;

const managerNames = [
  'CommandsManager',
  'ExtensionManager',
  'HotkeysManager',
  'ServiceProvidersManager',
  'ServicesManager',
];

export const loadCore = (version: string): Loaded =>
  loadBundle(
    path.join(packageFolder('@ohif/core', version), 'dist', 'ohif-core.umd.js'),
  );

const isClass = (v: unknown): v is Function & Loose =>
  typeof v === 'function' &&
  /^class\b/.test(Function.prototype.toString.call(v));

/** The managers and services of a published core, alive: as the application makes them, without the application. */
export function start(core: Loose) {
  const commandsManager = new core.CommandsManager();
  const servicesManager = new core.ServicesManager(commandsManager);
  const hotkeysManager = new core.HotkeysManager(
    commandsManager,
    servicesManager,
  );
  const serviceProvidersManager = new core.ServiceProvidersManager();
  const appConfig: Loose = {};
  const extensionManager = new core.ExtensionManager({
    commandsManager,
    servicesManager,
    serviceProvidersManager,
    hotkeysManager,
    appConfig,
  });
  servicesManager.setExtensionManager?.(extensionManager);
  const registrations = Object.values(core)
    .map((x: any) => x?.REGISTRATION)
    .filter(Boolean);
  for (const registration of registrations) {
    servicesManager.registerService(registration);
  }
  return {
    commandsManager,
    servicesManager,
    hotkeysManager,
    serviceProvidersManager,
    extensionManager,
    appConfig,
  };
}

export type Running = ReturnType<typeof start>;

/** Methods and fields of an object, its prototype chain included. */
export function membersOf(instance: Loose) {
  const members: Record<string, {value: unknown; inherited: boolean}> = {};
  let level: Loose | null = instance;
  let depth = 0;
  while (level && Object.getPrototypeOf(level)) {
    for (const name of Object.getOwnPropertyNames(level)) {
      if (name === 'constructor' || name in members || name.startsWith('__')) {
        continue;
      }
      let value: unknown;
      try {
        value = instance[name];
      } catch {
        value = undefined;
      }
      members[name] = {value, inherited: depth > 1};
    }
    level = Object.getPrototypeOf(level);
    depth += 1;
  }
  return members;
}

function memberFacts(
  owner: string,
  holder: Loose,
  base: {tier: Tier; from: string},
): Fact[] {
  return Object.entries(membersOf(holder)).map(([name, {value, inherited}]) => {
    const internal = name.startsWith('_') ? {internal: true} : {};
    if (typeof value === 'function' && !isClass(value)) {
      return {
        kind: 'method',
        name,
        owner,
        ...base,
        ...shapeOf(value),
        ...(inherited ? {inherited} : {}),
        ...internal,
      };
    }
    return {
      kind: 'field',
      name,
      owner,
      ...base,
      type: Array.isArray(value) ? 'array' : typeof value,
      ...internal,
    };
  });
}

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

function classChainSource(ctor: Function): string {
  return Function.prototype.toString.call(ctor);
}

export async function coreFacts(version: string, tier: Tier): Promise<Fact[]> {
  const loaded = loadCore(version);
  const core = loaded.exports;
  const from = {tier, from: `@ohif/core@${version}`};
  const facts: Fact[] = [];
  const running = start(core);

  for (const [name, value] of Object.entries(core)) {
    const shape = typeof value === 'function' ? shapeOf(value) : {};
    const type = isClass(value) ? 'class' : typeof value;
    facts.push({
      kind: 'export',
      name,
      owner: '@ohif/core',
      ...from,
      type,
      ...shape,
    });
    if (
      value &&
      type === 'object' &&
      !['OHIF', 'default'].includes(name) &&
      !Array.isArray(value)
    ) {
      for (const [key, inner] of Object.entries(value as Loose)) {
        const details =
          typeof inner === 'function' && !isClass(inner) ? shapeOf(inner) : {};
        facts.push({
          kind: typeof inner === 'function' ? 'method' : 'field',
          name: key,
          owner: name,
          ...from,
          ...details,
          ...(key.startsWith('_') ? {internal: true} : {}),
        });
        if (name === 'utils' && inner && typeof inner === 'object') {
          for (const deep of Object.keys(inner)) {
            facts.push({
              kind: 'field',
              name: deep,
              owner: `utils.${key}`,
              ...from,
            });
          }
        }
      }
    }
  }

  for (const [exportName, value] of Object.entries<any>(core)) {
    const registration = value?.REGISTRATION;
    if (!registration) {
      continue;
    }
    const service = running.servicesManager.services[registration.name];
    facts.push(
      ...serviceFacts(
        registration.name,
        service,
        from,
        classChainSource(value),
        {
          exportName,
          ...(registration.altName ? {altName: registration.altName} : {}),
        },
      ),
    );
    for (const name of Object.getOwnPropertyNames(value)) {
      if (['length', 'name', 'prototype', 'REGISTRATION'].includes(name)) {
        continue;
      }
      facts.push({
        kind: 'static',
        name,
        owner: exportName,
        ...from,
        type: typeof value[name],
      });
    }
  }

  for (const name of managerNames) {
    const lower = name[0]!.toLowerCase() + name.slice(1);
    const instance = (running as Loose)[lower];
    facts.push({kind: 'manager', name: lower, exportName: name, ...from});
    facts.push(...memberFacts(lower, instance, from));
    for (const key of Object.getOwnPropertyNames(core[name])) {
      if (['length', 'name', 'prototype'].includes(key)) {
        continue;
      }
      facts.push({
        kind: 'static',
        name: key,
        owner: name,
        ...from,
        ...(typeof core[name][key] === 'function'
          ? shapeOf(core[name][key])
          : {}),
      });
    }
    const sent = broadcastsIn(classChainSource(core[name]));
    for (const [key, value] of Object.entries<any>(instance.EVENTS ?? {})) {
      facts.push({
        kind: 'event',
        name: key,
        owner: lower,
        value,
        ...from,
        fires: key in sent,
      });
    }
  }

  for (const [key, value] of Object.entries<any>(
    core.DicomMetadataStore.EVENTS ?? {},
  )) {
    facts.push({
      kind: 'event',
      name: key,
      owner: 'DicomMetadataStore',
      value,
      ...from,
      fires: storeFires(loaded.source, key),
    });
  }
  for (const [key, value] of Object.entries<any>(core.MODULE_TYPES)) {
    facts.push({kind: 'module-type', name: value, key, ...from});
  }
  for (const [name, value] of Object.entries<any>(core.Enums)) {
    for (const [key, v] of Object.entries<any>(value)) {
      facts.push({
        kind: 'enum-member',
        name: key,
        owner: `Enums.${name}`,
        value: v,
        ...from,
      });
    }
  }
  for (const [key, value] of Object.entries<any>(
    core.MeasurementService.VALUE_TYPES,
  )) {
    facts.push({
      kind: 'enum-member',
      name: key,
      owner: 'MeasurementService.VALUE_TYPES',
      value,
      ...from,
    });
  }
  for (const [key, value] of Object.entries<any>(
    core.DisplaySetMessage?.CODES ?? {},
  )) {
    facts.push({
      kind: 'enum-member',
      name: key,
      owner: 'DisplaySetMessage.CODES',
      value,
      ...from,
    });
  }
  for (const binding of core.defaults.hotkeyBindings as Loose[]) {
    const options = binding.commandOptions
      ? JSON.stringify(binding.commandOptions)
      : '';
    facts.push({
      kind: 'hotkey',
      name: `${binding.commandName}${options}`,
      command: binding.commandName,
      keys: binding.keys,
      label: binding.label,
      ...(options ? {options: JSON.parse(options)} : {}),
      ...from,
    });
  }
  for (const [name, preset] of Object.entries<any>(
    core.defaults.windowLevelPresets ?? {},
  )) {
    facts.push({
      kind: 'window-level-preset',
      name,
      value: JSON.parse(JSON.stringify(preset)),
      ...from,
    });
  }
  for (const [name, value] of Object.entries<any>(
    core.IWebApiDataSource.create({
      query: {},
      retrieve: {},
      store: {},
      reject: {},
    }),
  )) {
    facts.push({
      kind: 'field',
      name,
      owner: 'IWebApiDataSource',
      ...from,
      type: typeof value,
    });
  }
  for (const name of [...loaded.source.matchAll(/"(event:{1,2}[\w:.]+)"/g)]
    .map((m) => m[1]!)
    .filter((v, i, all) => all.indexOf(v) === i)) {
    facts.push({kind: 'event-string', name, ...from});
  }
  facts.push(
    ...(await extensionFacts(core, from)),
    ...behaviourFacts(core, from),
  );
  return dropRepeats(facts);
}

/** The metadata store is a plain object, not a class: its broadcasts are looked for in the bundle. */
const storeFires = (source: string, key: string) =>
  new RegExp(`_broadcastEvent\\([\\w$.]{1,40}\\.${key}\\b`).test(source);

function dropRepeats(facts: Fact[]): Fact[] {
  const seen = new Map<string, Fact>();
  for (const f of facts) {
    const key = `${f.kind}\u0000${f.owner ?? ''}\u0000${f.name}`;
    const before = seen.get(key);
    if (!before || Object.keys(f).length > Object.keys(before).length) {
      seen.set(key, f);
    }
  }
  return [...seen.values()];
}

/** What the extension manager reads off an extension, and what it hands to each hook: an extension that watches itself. */
async function extensionFacts(
  core: Loose,
  from: {tier: Tier; from: string},
): Promise<Fact[]> {
  const running = start(core);
  const read = new Set<string>();
  const handed = new Map<string, string[]>();
  const extension: Loose = new Proxy(
    {id: 'watched-extension'},
    {
      get(of, key) {
        if (typeof key !== 'string') {
          return undefined;
        }
        read.add(key);
        if (key === 'id') {
          return of.id;
        }
        if (!/^(get\w+Module|preRegistration|onMode\w+)$/.test(key)) {
          return undefined;
        }
        return (argument: Loose = {}) => {
          handed.set(key, Object.keys(argument).sort());
          return key === 'getCommandsModule'
            ? {definitions: {}, defaultContext: 'WATCHED'}
            : [];
        };
      },
    },
  );
  await running.extensionManager.registerExtension(extension, {}, {});
  try {
    running.extensionManager.onModeEnter();
    running.extensionManager.onModeExit();
  } catch {
    // a hook that needs the application
  }
  const facts: Fact[] = [];
  for (const name of [...read].sort()) {
    const kind = /^get\w+Module$/.test(name)
      ? 'module-getter'
      : 'extension-property';
    facts.push({
      kind,
      name,
      ...from,
      ...(handed.has(name) ? {receives: handed.get(name)} : {}),
    });
  }
  for (const name of new Set([...handed.values()].flat())) {
    facts.push({kind: 'hook-argument', name, ...from});
  }
  return facts;
}

/** Small runs whose result is a fact of its own. */
function behaviourFacts(core: Loose, from: {tier: Tier; from: string}): Fact[] {
  const facts: Fact[] = [];
  const record = (name: string, run: (alive: Running) => unknown) => {
    let result: unknown;
    try {
      result = run(start(core));
      result =
        result === undefined ? 'undefined' : JSON.parse(JSON.stringify(result));
    } catch (error) {
      result = `throws: ${(error as Error).message}`;
    }
    facts.push({kind: 'behaviour', name, result, ...from});
  };
  const withCommand = (alive: Running, got: unknown[]) => {
    alive.commandsManager.createContext('DOC');
    alive.commandsManager.registerCommand('DOC', 'probe', {
      commandFn: (options: unknown) => (got.push(options), options),
      options: {a: 1},
    });
  };
  record(
    'runCommand merges the definition options with those of the call',
    (alive) => {
      withCommand(alive, []);
      return alive.commandsManager.runCommand('probe', {b: 2}, 'DOC');
    },
  );
  record('run with a command name', (alive) => {
    const got: unknown[] = [];
    withCommand(alive, got);
    alive.commandsManager.run('probe', {b: 2});
    return got;
  });
  record('run with an object', (alive) => {
    const got: unknown[] = [];
    withCommand(alive, got);
    alive.commandsManager.run({
      commandName: 'probe',
      commandOptions: {b: 2},
      context: 'DOC',
    });
    return got;
  });
  record('run with a list', (alive) => {
    const got: unknown[] = [];
    withCommand(alive, got);
    alive.commandsManager.run([
      {commandName: 'probe', commandOptions: {n: 1}, context: 'DOC'},
      {commandName: 'probe', commandOptions: {n: 2}, context: 'DOC'},
    ]);
    return got;
  });
  record('runCommand of an unknown command', (alive) =>
    alive.commandsManager.runCommand('no-such-command'),
  );
  record('subscribe returns', (alive) => {
    const service = alive.servicesManager.services.measurementService;
    return Object.keys(
      service.subscribe(service.EVENTS.MEASUREMENT_ADDED, () => {}),
    );
  });
  record('subscribe to an unknown event', (alive) =>
    alive.servicesManager.services.measurementService.subscribe(
      'event::no_such',
      () => {},
    ),
  );
  record('services are registered under', (alive) =>
    Object.keys(alive.servicesManager.services).sort(),
  );

  type Customization = Loose & {setGlobalCustomization: Function};
  const customization = (
    name: string,
    run: (service: Customization) => unknown,
  ) =>
    record(`customization: ${name}`, (alive) => {
      const service = alive.servicesManager.services.customizationService;
      return run(service);
    });
  const isNew =
    typeof core.CustomizationService.prototype.setCustomizations === 'function';
  if (isNew) {
    const command = (name: string, start: unknown, change: unknown) =>
      customization(name, (s) => {
        s.setCustomizations({k: {$set: start}}, 'default');
        s.setCustomizations({k: change}, 'mode');
        return s.getCustomization('k');
      });
    command('$set replaces', {a: 1}, {$set: {c: 3}});
    command('$merge merges shallowly', {a: 1, b: 2}, {$merge: {b: 9}});
    command('$push appends', [1, 2], {$push: [3]});
    command('$unshift prepends', [1, 2], {$unshift: [0]});
    command('$splice', [1, 2, 3], {$splice: [[1, 1, 9]]});
    command('$unset removes a key', {a: 1, b: 2}, {$unset: ['a']});
    command('$toggle', {a: true}, {$toggle: ['a']});
    command('$apply', 2, {$apply: (x: number) => x * 2});
    command(
      '$filter with a match and a change',
      [
        {id: 'x', v: 1},
        {id: 'y', v: 2},
      ],
      {$filter: {match: {id: 'x'}, $merge: {v: 9}}},
    );
    command('a plain object without a $ command', {a: 1}, {b: 9});
    command('a plain array', [1, 2], [3]);
    customization('global wins over mode, mode over default', (s) => {
      s.setCustomizations({k: {$set: 'default'}}, 'default');
      s.setCustomizations({k: {$set: 'mode'}}, 'mode');
      const seen = [s.getCustomization('k')];
      s.setCustomizations({k: {$set: 'global'}}, 'global');
      return [...seen, s.getCustomization('k')];
    });
    customization('inheritsFrom', (s) => {
      s.setCustomizations(
        {base: {a: 1, b: 2}, child: {inheritsFrom: 'base', b: 3}},
        'default',
      );
      return s.getCustomization('child');
    });
  } else {
    customization('setGlobalCustomization then getCustomization', (s) => {
      s.setGlobalCustomization('k', {id: 'k', a: 1});
      return s.getCustomization('k');
    });
    customization(
      'getCustomization of an unknown id gives the second argument',
      (s) => s.getCustomization('k', {d: 1}),
    );
    customization('customizationType inherits', (s) => {
      s.setGlobalCustomization('base', {id: 'base', a: 1, b: 2});
      s.setGlobalCustomization('child', {
        id: 'child',
        customizationType: 'base',
        b: 3,
      });
      return s.getCustomization('child');
    });
    for (const merge of ['Merge', 'Append', 'Replace']) {
      customization(`setGlobalCustomization, merge ${merge}`, (s) => {
        s.setDefaultCustomization('k', {a: 1, list: [1, 2]});
        s.setGlobalCustomization('k', {list: [3], merge});
        return s.getCustomization('k');
      });
    }
    customization('setDefaultCustomization twice', (s) => {
      s.setDefaultCustomization('k', {a: 1});
      return s.setDefaultCustomization('k', {a: 2});
    });
  }
  return facts;
}
