/**
 * Checks that names without a description are reported with the file to edit, and that exceptions
 * need a reason and must still apply.
 */
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import type {Fact} from '../facts/fact';
import {
  applyAllowList,
  checkFloors,
  cover,
  missingByFile,
  percent,
  publicMembers,
  raiseFloors,
  type AllowEntry,
  type Coverage,
  type CoverageByPart,
} from './coverage';

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

const nothing: Coverage = {all: [], missing: [], hints: new Map()};

const coverage = (files = data): CoverageByPart => {
  const root = rootWith(files);
  return {
    current: cover(root, 'current', [], facts),
    'current source': nothing,
    '3.9': nothing,
    '3.9 source': nothing,
  };
};

test('missing names are listed with the file to edit', () => {
  expect(missingByFile(coverage().current)).toEqual([
    'docs/_data/managers/LightManager.json (to be written): lightManager.dim',
    'docs/_data/services/LampService.json: lampService.turnOff',
  ]);
});

const allow = (entry: Partial<AllowEntry>) =>
  applyAllowList(coverage(), [
    {
      owner: 'lightManager',
      member: 'dim',
      versions: ['current'],
      reason: 'only the lamp itself calls it, never an extension',
      ...entry,
    },
  ]);

test('allowed names need no description', () => {
  const {coverage: left, problems} = allow({});
  expect(problems).toEqual([]);
  expect(left.current.missing.map((m) => m.name)).toEqual(['turnOff']);
  expect(percent(left.current)).toBeCloseTo((2 * 100) / 3);
});

test.each([
  [
    'that is described',
    {owner: 'lampService', member: 'turnOn'},
    'is described in current: remove the entry.',
  ],
  [
    'that the package does not have',
    {member: 'brighten'},
    'is not a public member in current: remove the entry.',
  ],
  ['without a reason', {reason: 'later'}, 'needs a reason'],
  [
    'for a version that does not have it',
    {versions: undefined},
    'is not a public member in 3.9: remove the entry.',
  ],
])('an entry %s fails', (_, entry, message) => {
  expect(allow(entry as Partial<AllowEntry>).problems).toMatchObject([
    {message: expect.stringContaining(message) as string},
  ]);
});

const share = (described: number): Coverage => {
  const all = Array.from({length: 1000}, (_, i) => ({
    owner: 'lampService',
    name: `m${i}`,
    kind: 'method' as const,
  }));
  return {
    all,
    missing: all.slice(described),
    hints: new Map([['lampService', 'docs/_data/services/LampService.json']]),
  };
};
const both = (described: number): CoverageByPart => ({
  current: share(described),
  'current source': share(1000),
  '3.9': share(1000),
  '3.9 source': share(900),
});
const floors = (current: number) => ({
  current,
  'current source': 90,
  '3.9': 90,
  '3.9 source': 80,
});
const rootWithFloor = (current: number) =>
  rootWith({'packages/docs-check/coverage/floors.json': floors(current)});

test('passes at the floor', () => {
  expect(
    checkFloors(rootWithFloor(95), both(950), [floors(95)]).problems,
  ).toEqual([]);
});

test('below the floor, the problem lists what to describe and where', () => {
  const {problems} = checkFloors(rootWithFloor(99.9), both(998), []);
  expect(problems.map((p) => p.message)).toEqual([
    'current: 998 of 1000 public methods and events are described, 99.8 %; the floor is 99.9 %. Describe:\n    docs/_data/services/LampService.json: lampService.m998, lampService.m999',
  ]);
});

test('reports a lowered floor, regardless of the coverage', () => {
  const {problems} = checkFloors(rootWithFloor(90), both(1000), [
    floors(90),
    floors(95),
  ]);
  expect(problems.map((p) => p.message)).toEqual([
    'current is 90 and was already 95: a floor only goes up.',
  ]);
});

test('without Git history, the rule is skipped, not passed', () => {
  expect(checkFloors(rootWithFloor(90), both(1000), null).skipped).toHaveLength(
    1,
  );
});

test('raising sets a floor to the current value, rounded down, and never lowers it', () => {
  const root = rootWithFloor(90);
  expect(raiseFloors(root, both(956))).toEqual([
    'current 90 -> 95.6',
    'current source 90 -> 100',
    '3.9 90 -> 100',
    '3.9 source 80 -> 90',
  ]);
  expect(raiseFloors(root, both(940))).toEqual([]);
  expect(
    JSON.parse(
      readFileSync(
        path.join(root, 'packages/docs-check/coverage/floors.json'),
        'utf8',
      ),
    ),
  ).toEqual({
    current: 95.6,
    'current source': 100,
    '3.9': 100,
    '3.9 source': 90,
  });
});
