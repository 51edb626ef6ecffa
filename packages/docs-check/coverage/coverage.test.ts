/** Names that the source offers and that nothing describes are reported with the file to edit. */
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  temporaryFolder,
  writeFiles,
} from '../../../tests/support/written-files';
import type {Fact} from '../facts/fact';
import {checkCoverage} from './coverage';

const fact = (kind: string, name: string, more: object = {}): Fact => ({
  kind,
  name,
  at: 'a.ts:1',
  ...more,
});
const owner = '@ohif/extension-lamp';
const lamp = {owner: 'lampService'};

/** The problems of these facts, if the data has these files. */
function problemsOf(
  facts: Fact[],
  data: Record<string, object> = {},
  pages: string[] = [],
) {
  const root = temporaryFolder();
  writeFiles(path.join(root, 'docs/_data'), data);
  return checkCoverage(root, 'current', pages, facts).map(
    (problem) => `${problem.file} ${problem.message}`,
  );
}

const turnOn = fact('command', 'turnOn', {owner, context: 'LAMP'});
const color = fact('customization', 'lamp.color', {scope: 'default'});
const hotkey = fact('hotkey', 'turnOn', {keys: ['l']});
const root = fact('data-source-option', 'root');
const lamps = fact('config-key', 'lamps');
const port = fact('environment-variable', 'PORT');
const evaluate = fact('evaluator', 'evaluate.lamp');
const param = fact('url-parameter', 'lampid');

const command = {command: 'turnOn', package: owner, context: 'LAMP'};
const id = 'lamp.color';
const own = {id, default: 'white', scope: 'default'};
const unset = {...own, scope: 'not registered'};
const l = {command: 'turnOn', keys: 'l'};

test.each<[string, Fact, string, object, object?]>([
  ['window.config.lamps', lamps, 'window-config', {key: 'lamps.count'}],
  ['data source.root', root, 'data-source-options', {option: 'root'}],
  ['URL.lampid', param, 'url-parameters', {parameter: 'lampId'}],
  [
    'command.turnOn (LAMP)',
    turnOn,
    'commands',
    command,
    {...command, context: 'A'},
  ],
  ['customization.lamp.color', color, 'customizations', own, unset],
  ['customization.lamp.color', color, 'customizations', own, {id}],
  [
    'evaluator.evaluate.lamp',
    evaluate,
    'toolbar-evaluators',
    {name: evaluate.name},
  ],
  ['hotkey.turnOn (l)', hotkey, 'hotkeys', l, {...l, keys: 'k'}],
  ['variable.PORT', port, 'build-variables', {name: 'PORT'}],
])('%s is in its file', (name, offered, stem, right, wrong = {}) => {
  const file = `${stem}.json`;
  const missing = [`docs/_data/${file} does not describe ${name}.`];
  expect(problemsOf([offered])).toEqual(missing);
  expect(problemsOf([offered], {[file]: {entries: [wrong]}})).toEqual(missing);
  expect(problemsOf([offered], {[file]: {entries: [right]}})).toEqual([]);
});

test('a parameter that the entry of a command does not list is missing', () => {
  const entry = {command: 'turnOn', package: owner, takes: 'lampId'};
  expect(
    problemsOf([{...turnOn, options: ['lampId', 'level']}], {
      'commands.json': {entries: [entry]},
    }),
  ).toEqual([
    'docs/_data/commands.json does not describe command.turnOn takes level.',
  ]);
});

test('a module id counts only as code on a page', () => {
  const id = `${owner}.panelModule.lamps`;
  const module = fact('module', id, {owner, type: 'panelModule'});
  expect(problemsOf([module], {}, [`Some ${id}.`])).toHaveLength(1);
  expect(problemsOf([module], {}, [`Use \`${id}\`.`])).toEqual([]);
});

const service = fact('service', 'lampService', {exportName: 'LampService'});

test('of an extension, own methods and events that are sent are asked for; of core, all public ones', () => {
  const ofService = [
    service,
    fact('method', 'turnOn', lamp),
    fact('method', 'subscribe', {...lamp, inherited: true}),
    fact('method', '_burn', {...lamp, internal: true}),
    fact('event', 'ON', {...lamp, fires: true}),
    fact('event', 'NEVER', {...lamp, fires: false}),
    fact('method', 'format', {owner: 'utils'}),
  ];
  const file = 'docs/_data/services/LampService.json (to be written)';
  expect(problemsOf(ofService)).toEqual([
    `${file} does not describe lampService.ON, lampService.turnOn.`,
  ]);
  const [, ...others] = ofService;
  expect(
    problemsOf([{...service, at: 'platform/core/a.ts:1'}, ...others]),
  ).toEqual([
    `${file} does not describe lampService.NEVER, lampService.ON, lampService.subscribe, lampService.turnOn.`,
  ]);
});

test('reference data, and a name with its owner on a page, describe a member', () => {
  const facts = ['turnOn', 'turnOff', 'dim'].map((name) =>
    fact('method', name, lamp),
  );
  expect(
    problemsOf(
      [service, ...facts],
      {
        'services/LampService.json': {
          service: 'lampService',
          methods: [{method: 'turnOn'}],
        },
        'services/Other.json': {service: 'other', methods: [{method: 'dim'}]},
      },
      ['`LampService?.turnOff()`, `dim`, `myLampService.dim`'],
    ),
  ).toEqual([
    'docs/_data/services/LampService.json does not describe lampService.dim.',
  ]);
});

test('what is made for the tests of the platform is not asked for', () => {
  const ofTests = {owner: '@ohif/extension-test'};
  expect(problemsOf([fact('customization', 'x', ofTests)])).toEqual([]);
});
