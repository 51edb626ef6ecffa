/** Names without a description are reported with the file to edit. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import type {Fact} from '../facts/fact';
import {cover, publicMembers, notDescribed} from './coverage';

vi.mock('../../../config/releases', async (importOriginal) => {
  const {twoReleases} = await import('../../../tests/support/two-releases');
  return twoReleases(await importOriginal());
});

const fact = (kind: string, name: string, more: object = {}): Fact => ({
  kind,
  name,
  at: 'lamp.ts:1',
  ...more,
});

const facts: Fact[] = [
  fact('service', 'lampService', {exportName: 'LampService'}),
  fact('manager', 'lightManager', {exportName: 'LightManager'}),
  fact('method', 'turnOn', {owner: 'lampService'}),
  fact('method', 'turnOff', {owner: 'lampService'}),
  fact('method', '_burn', {owner: 'lampService', internal: true}),
  fact('event', 'TURNED_ON', {owner: 'lampService'}),
  fact('field', 'color', {owner: 'lampService'}),
  fact('method', 'dim', {owner: 'lightManager'}),
  fact('method', 'format', {owner: 'utils'}),
];

function rootWith(files: Record<string, object>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'coverage-'));
  for (const [place, value] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, place)), {recursive: true});
    writeFileSync(path.join(root, place), JSON.stringify(value));
  }
  return root;
}

const lamp = {
  service: 'lampService',
  methods: [{method: 'turnOn'}],
  events: [{event: 'TURNED_ON'}],
};
const data = {'docs/_data/services/LampService.json': lamp};

const missing = (files: Record<string, object>, pages: string[] = []) =>
  cover(rootWith(files), 'current', pages, facts).missing.map(
    (m) => `${m.owner}.${m.name}`,
  );

test('requires public methods and events of services and managers, and nothing else', () => {
  expect(publicMembers(facts).map((m) => m.name)).toEqual([
    'turnOn',
    'turnOff',
    'TURNED_ON',
    'dim',
  ]);
});

test('names in the reference data count as described', () => {
  expect(missing(data)).toEqual(['lampService.turnOff', 'lightManager.dim']);
});

test('reference data of another version, or of another owner, describes nothing', () => {
  expect(
    missing({
      'versioned_docs/version-3.9/_data/services/LampService.json': lamp,
      'docs/_data/services/Other.json': {...lamp, service: 'otherService'},
    }),
  ).toHaveLength(4);
});

test('names with their owner on a page count as described, in prose and in samples', () => {
  expect(
    missing(data, [
      'Call `lampService.turnOff()`.',
      '```js\nlightManager?.dim(3);\n```',
    ]),
  ).toEqual([]);
  expect(
    missing({}, ['`LampService.EVENTS.TURNED_ON` and `lampService.turnOn`']),
  ).toEqual(['lampService.turnOff', 'lightManager.dim']);
});

test('a name without its owner, or with a longer owner, describes nothing', () => {
  expect(
    missing(data, ['`turnOff`', '`myLampService.turnOff`', 'dim the light']),
  ).toEqual(['lampService.turnOff', 'lightManager.dim']);
});

test('missing names are reported with the file to edit', () => {
  const coverage = cover(rootWith(data), 'current', [], facts);
  expect(notDescribed(coverage)).toMatchObject([
    {
      file: 'docs/_data/managers/LightManager.json (to be written)',
      message: 'does not describe lightManager.dim.',
    },
    {
      file: 'docs/_data/services/LampService.json',
      message: 'does not describe lampService.turnOff.',
    },
  ]);
});
