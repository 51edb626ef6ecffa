/** Runs small parts of the published core and records the results as facts. */
import type {Fact} from './entry';
import type {Tier} from './fetch';
import {start, type Running} from './running-core';
import type {Loose} from './bundle';
type Customization = Loose & {setGlobalCustomization: Function};
type RecordRun = (name: string, run: (alive: Running) => unknown) => void;
type RecordCustomization = (
  name: string,
  run: (service: Customization) => unknown,
) => void;

/** The results of commands, subscriptions, and customizations, as JSON. */
export function behaviorFacts(
  core: Loose,
  from: {tier: Tier; from: string},
): Fact[] {
  const facts: Fact[] = [];
  const record: RecordRun = (name, run) => {
    let result: unknown;
    try {
      result = run(start(core));
      result =
        result === undefined ? 'undefined' : JSON.parse(JSON.stringify(result));
    } catch (error) {
      result = `throws: ${(error as Error).message}`;
    }
    facts.push({kind: 'behavior', name, result, ...from});
  };
  recordManagers(record);
  const customization: RecordCustomization = (name, run) =>
    record(`customization: ${name}`, (alive) =>
      run(alive.servicesManager.services.customizationService),
    );
  const isNew =
    typeof core.CustomizationService.prototype.setCustomizations === 'function';
  (isNew ? recordCustomizations : recordFormerCustomizations)(customization);
  return facts;
}

function withCommand(alive: Running, got: unknown[]): void {
  alive.commandsManager.createContext('DOC');
  alive.commandsManager.registerCommand('DOC', 'probe', {
    commandFn: (options: unknown) => {
      got.push(options);
      return options;
    },
    options: {a: 1},
  });
}

function recordManagers(record: RecordRun): void {
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
}

/** The API of 3.10. */
function recordCustomizations(customization: RecordCustomization): void {
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
}

/** The API of 3.9. */
function recordFormerCustomizations(customization: RecordCustomization): void {
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
