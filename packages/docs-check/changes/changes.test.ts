/** Contradicted claims, unexplained differences, and searches that match the wrong code are reported. */
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/written-files';
import type {Fact} from '../facts/fact';
import type {Change} from './change';
import {
  checkChanges,
  checkCoverage,
  differencesOfReference,
  latestStep,
  sourceDifferences,
  textOf,
} from './changes';
import {checkClaims, checkFind, runGrep} from './claims';
import {differencesOf} from './differences';

const fact = (kind: string, name: string, more: object = {}): Fact => ({
  kind,
  name,
  at: 'lamp.ts:1',
  ...more,
});

/** A lamp service before and after a change. */
const owned = {owner: 'lampService'};
const service = fact('service', 'lampService', {exportName: 'LampService'});
const before: Fact[] = [
  service,
  fact('method', 'light', owned),
  fact('method', 'dim', {...owned, arity: 1}),
  fact('method', '_burn', {...owned, internal: true}),
  fact('event', 'LIT', {...owned, fires: true}),
  fact('hotkey', 'x', {keys: ['ctrl', 'l'], command: 'light'}),
  fact('command', 'light', {context: 'LAMP'}),
  fact('customization-read', 'lamp.shade'),
  fact('export', 'Lamp', {owner: '@ohif/ui-next'}),
];
const after: Fact[] = [
  service,
  fact('method', 'turnOn', owned),
  fact('method', 'dim', {...owned, arity: 2}),
  fact('event', 'LIT', {...owned, fires: false}),
  fact('export', 'useLamp', {owner: '@ohif/core'}),
  fact('command', 'light', {context: 'ROOM'}),
  // The ID that was read is now registered.
  fact('customization', 'lamp.shade', {owner: '@ohif/extension-lamp'}),
  fact('export', 'Lamp', {owner: '@ohif/ui-next'}),
];
const differences = differencesOf(before, after);

const entry = (more: Partial<Change> = {}): Change => ({
  slug: 'lamp',
  kind: 'renamed',
  from: '3.9',
  to: '3.10',
  area: 'services',
  old: 'LampService?.light()',
  new: 'lampService.turnOn()',
  why: 'A lamp is turned on.',
  page: 'migration-guide/guide',
  anchor: 'lamps',
  find: "grep -rnE '\\.light\\(' src",
  tier: 'exact',
  covers: [
    'removed method lampService.light',
    'added method lampService.turnOn',
  ],
  ...more,
});

test('differences are of what a reader can name, with what changed', () => {
  expect(
    differences.map((one) => [one.id, textOf(one)].filter(Boolean).join(': ')),
  ).toEqual([
    'added export useLamp',
    'added method lampService.turnOn',
    'changed command light: context "LAMP" → "ROOM"',
    'changed event lampService.LIT: fires true → false',
    'changed method lampService.dim: arity 1 → 2',
    'removed hotkey ctrl+l light',
    'removed method lampService.light',
  ]);
});

test('the sources and the reference data of the two docs versions differ', () => {
  const ids = sourceDifferences(latestStep).map(({id}) => id);
  expect(ids).toContain('removed method uiDialogService.create');
  expect(ids).toContain('removed namespace-member ICONS.tool-length');
  expect(ids.filter((id) => id.includes('._'))).toEqual([]);
  const more = differencesOfReference(latestStep).map(({id}) => id);
  expect(more).toContain('added toolbar-section viewer measurementSection');
  expect(more.filter((id) => ids.includes(id))).toEqual([]);
});

const signature: Partial<Change> = {
  kind: 'signature',
  old: 'lampService.dim(1)',
  new: 'lampService.dim(1, 2)',
  covers: ['changed method lampService.*'],
};

const {old: dim} = signature;
const lights = ['removed method lampService.lights'];

test.each<[Partial<Change>, RegExp?]>([
  [{}],
  [signature],
  [{kind: 'added', old: '', covers: ['added export useLamp']}],
  [{kind: 'removed', old: dim, new: ''}, /dim` was removed, but .* still has/],
  [{old: 'lampService.shine()'}, /3\.9\.1 has no such member/],
  [
    {new: 'lampService.switchOn()'},
    /`lampService\.switchOn` as the replacement/,
  ],
  [
    {kind: 'added', new: 'lampService.EVENTS.LIT'},
    /\.LIT` was added, but 3\.9/,
  ],
  [{kind: 'signature'}, /light` changed, but 3\.10\.0-beta\.144 does not have/],
  [
    {covers: lights},
    /no such difference .*: `removed method lampService\.light`/,
  ],
  [{covers: undefined}, /has no "evidence"/],
])('the claims of an entry with %j', (more, message = /^$/) => {
  const names = {before: '3.9.1', after: '3.10.0-beta.144'};
  const comparison = {differences, before, after, names};
  expect(checkClaims(entry(more), comparison).join('\n')).toMatch(message);
});

const reason = 'no reader ever sees this one';
const uncovered = [
  'added export useLamp',
  'changed command light',
  'changed event lampService.LIT',
  'changed method lampService.dim',
  'removed hotkey ctrl+l light',
];
const coverage = (
  covers: string[],
  allow: {difference: string; reason: string}[] = [],
  more: Partial<Change> = {},
) => checkCoverage([entry({covers, ...more})], differences, allow);

test('entries cover differences by pattern, and only those of the step', () => {
  const covers = ['* lampService.*', '* useLamp', '* light'];
  expect(coverage(covers)).toEqual([]);
  const older = {from: '3.8', to: '3.9'};
  expect(coverage(covers, [], older)).toHaveLength(7);
  expect(coverage(entry().covers!).map(({name}) => name)).toEqual(uncovered);
});

test.each([
  ['removed hotkey *', reason, undefined],
  ['removed hotkey *', 'later', 'needs a reason'],
  ['removed method lampService.light', reason, 'is covered by'],
  ['removed method lampService.off', reason, 'is not a difference'],
])('allowed: %s, because %s', (difference, why, says) => {
  const problems = coverage(entry().covers!, [{difference, reason: why}]);
  const ofAllowed = problems.find(({file}) => file.endsWith('allow.json'));
  expect(ofAllowed?.message).toEqual(says && expect.stringContaining(says));
  expect(problems.some(({name}) => name === uncovered[4])).toBe(
    !difference.includes('hotkey'),
  );
});

const older = entry({from: '3.8', to: '3.9', covers: undefined});

function check(entries: Change[]) {
  const root = temporaryFolder({
    'docs/_data/changes.json': {entries},
    'docs/migration-guide/guide.md': '## Lamps\n\nThere are lamps.\n',
    'packages/docs-check/changes/allow.json': {entries: []},
  });
  const problems = checkChanges(root, () => []);
  return problems.map(({message}) => message).join('\n');
}

test.each<[string, Change[], RegExp?]>([
  ['entries of another step', [older]],
  ['a slug that is used twice', [older, older], /is in the list twice/],
  ['no page', [{...older, page: 'no'}], /which does not exist/],
  ['no heading', [{...older, anchor: 'lamp'}], /Nearest: lamps/],
  ['no sources', [{...older, covers: ['removed x']}], /no sources to compare/],
])('%s', (_, entries, message = /^$/) => {
  expect(check(entries)).toMatch(message);
});

test.each([
  ["grep -rnE '\\bold\\(' src", true],
  ["grep -rnE '\\bbold\\(' src", false],
  ["grep -rnE 'old' --include='*.jsx' src", true],
])('the search %s', (command, found) => {
  expect(runGrep(command, 'old()')).toBe(found);
});

const both = {find: "grep -rnE 'ampService' src"};

test.each<[Partial<Change>, RegExp?]>([
  [{}],
  [{find: "grep -rnE 'lantern' src"}, /does not find the old code/],
  [both, /also finds the new code/],
  [{...both, alsoFinds: 'calls'}],
  [{alsoFinds: 'both are calls'}, /remove "alsoFinds"/],
  [{find: undefined}, /has no search/],
  [{find: 'rm -rf src'}, /does not have the form/],
  [{find: "grep -rnE 'x' src; rm -rf src"}, /does not have the form/],
  [{find: "grep -rnE '(' src"}, /./],
])('the search of an entry with %j', (more, message = /^$/) => {
  expect(checkFind(entry(more)).join('\n')).toMatch(message);
});
