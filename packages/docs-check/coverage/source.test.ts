/**
 * Checks that names that the source offers but the reference data lacks are reported with
 * the file to edit.
 */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {Fact} from '../facts/fact';
import {notDescribed, type Coverage} from './coverage';
import {coverSource} from './source';

const fact = (kind: string, name: string, more: object = {}): Fact => ({
  kind,
  name,
  at: 'a.ts:1',
  ...more,
});

const owner = '@ohif/extension-lamp';

function cover(
  facts: Fact[],
  data: Record<string, object[]> = {},
  pages: string[] = [],
): Coverage {
  const root = mkdtempSync(path.join(tmpdir(), 'coverage-source-'));
  for (const [file, entries] of Object.entries(data)) {
    const place = path.join(root, 'docs/_data', file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, JSON.stringify({entries}));
  }
  return coverSource(root, 'current', pages, facts);
}

test.each<[string, Fact, string, object]>([
  [
    'a configuration key',
    fact('config-key', 'lamps', {owner: 'window.config'}),
    'window-config.json',
    {key: 'lamps.count'},
  ],
  [
    'an option of a data source',
    fact('data-source-option', 'lampRoot', {owner: 'dicomweb'}),
    'data-source-options.json',
    {option: 'lampRoot'},
  ],
  [
    'a URL parameter, in any case',
    fact('url-parameter', 'lampid'),
    'url-parameters.json',
    {parameter: 'lampId'},
  ],
  [
    'a command',
    fact('command', 'turnOn', {owner, context: 'LAMP'}),
    'commands.json',
    {command: 'turnOn', package: owner, context: 'LAMP'},
  ],
  [
    'a customization with its default and its scope',
    fact('customization', 'lamp.color', {owner, scope: 'default'}),
    'customizations.json',
    {id: 'lamp.color', default: 'white', scope: 'default'},
  ],
  [
    'an evaluator',
    fact('evaluator', 'evaluate.lamp', {owner}),
    'toolbar-evaluators.json',
    {name: 'evaluate.lamp'},
  ],
  [
    'a hotkey with its keys',
    fact('hotkey', 'turnOn', {keys: ['l']}),
    'hotkeys.json',
    {command: 'turnOn', keys: 'l'},
  ],
  [
    'a variable of the build',
    fact('environment-variable', 'LAMP_PORT'),
    'build-variables.json',
    {name: 'LAMP_PORT'},
  ],
])('requires %s and finds it in its file', (_, offered, file, entry) => {
  expect(notDescribed(cover([offered]))).toMatchObject([
    {file: `docs/_data/${file}`},
  ]);
  expect(cover([offered], {[file]: [entry]}).missing).toEqual([]);
});

test.each<[string, Fact, string, object]>([
  [
    'a command of another context',
    fact('command', 'turnOn', {owner, context: 'LAMP'}),
    'commands.json',
    {command: 'turnOn', package: owner, context: 'DEFAULT'},
  ],
  [
    'a customization without a default',
    fact('customization', 'lamp.color', {owner}),
    'customizations.json',
    {id: 'lamp.color', scope: 'default'},
  ],
  [
    'a customization in another scope',
    fact('customization', 'lamp.color', {owner, scope: 'default'}),
    'customizations.json',
    {id: 'lamp.color', default: 'white', scope: 'not registered'},
  ],
  [
    'a hotkey with other keys',
    fact('hotkey', 'turnOn', {keys: ['l']}),
    'hotkeys.json',
    {command: 'turnOn', keys: 'k'},
  ],
])('%s describes nothing', (_, offered, file, entry) => {
  expect(cover([offered], {[file]: [entry]}).missing).toHaveLength(1);
});

test('a parameter that the entry of a command does not list is missing', () => {
  const command = fact('command', 'turnOn', {
    owner,
    options: ['lampId', 'level'],
  });
  const {missing} = cover([command], {
    'commands.json': [{command: 'turnOn', package: owner, takes: 'lampId'}],
  });
  expect(missing.map((m) => m.name)).toEqual(['turnOn takes level']);
});

test('a module id counts only as code on a page', () => {
  const panelModule = fact('module', `${owner}.panelModule.lamps`, {
    owner,
    type: 'panelModule',
  });
  expect(cover([panelModule], {}, ['Some lamps.']).missing).toHaveLength(1);
  expect(
    cover([panelModule], {}, [`Use \`${owner}.panelModule.lamps\`.`]).missing,
  ).toEqual([]);
});

test('of a service of an extension, its own methods and the events that are sent are asked for', () => {
  const own = {owner: 'lampService'};
  const {missing} = cover([
    fact('service', 'lampService', {exportName: 'LampService'}),
    fact('method', 'turnOn', own),
    fact('method', 'subscribe', {...own, inherited: true}),
    fact('method', '_burn', {...own, internal: true}),
    fact('event', 'ON', {...own, fires: true}),
    fact('event', 'NEVER', {...own, fires: false}),
  ]);
  expect(missing.map((m) => m.name)).toEqual(['turnOn', 'ON']);
});

test('what is made for the tests of the platform is not asked for', () => {
  const ofTests = {owner: '@ohif/extension-test'};
  expect(cover([fact('customization', 'x', ofTests)]).all).toEqual([]);
});
