/** Contradicted claims, unexplained differences, and searches that match the wrong code are reported. */
import {describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/written-files';
import type {Fact} from '../facts/fact';
import {differencesOfReference, sourceDifferences} from './between-versions';
import type {Change} from './change';
import {checkChanges} from './changes';
import {checkClaims} from './claims';
import {differencesOf} from './differences';
import {checkCoverage, latestStep, readAllow} from './explained';
import {checkFind, runGrep} from './search';

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
    differences.map(({id, detail}) => `${id}${detail ? `: ${detail}` : ''}`),
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

test.each<[string, Partial<Change>, RegExp | '']>([
  ['nothing else', {}, ''],
  [
    'a changed signature',
    {
      kind: 'signature',
      old: 'lampService.dim(1)',
      new: 'lampService.dim(1, 2)',
      covers: ['changed method lampService.*'],
    },
    '',
  ],
  [
    'something added',
    {kind: 'added', old: undefined, covers: ['added export useLamp']},
    '',
  ],
  [
    'a removal that did not happen',
    {kind: 'removed', old: 'lampService.dim(1)', new: undefined},
    /`lampService\.dim` was removed, but 3\.10\.0-beta\.144 still has it/,
  ],
  [
    'a rename of what never was',
    {old: 'lampService.shine()'},
    /3\.9\.1 has no such member/,
  ],
  [
    'a new name that is not there',
    {new: 'lampService.switchOn()'},
    /`lampService\.switchOn` as the replacement/,
  ],
  [
    'something added that was there before',
    {kind: 'added', old: undefined, new: 'lampService.EVENTS.LIT'},
    /`lampService\.LIT` was added, but 3\.9\.1 already has it/,
  ],
  [
    'a changed signature of what is gone',
    {kind: 'signature'},
    /`lampService\.light` changed, but 3\.10\.0-beta\.144 does not have it/,
  ],
  [
    'a difference that is none',
    {covers: ['removed method lampService.lights']},
    /no such difference .* Nearest: `removed method lampService\.light`/,
  ],
  ['nothing to prove it', {covers: undefined}, /has no "evidence"/],
])('an entry that claims %s', (_, more, message) => {
  const said = checkClaims(entry(more), {
    differences,
    before,
    after,
    names: {before: '3.9.1', after: '3.10.0-beta.144'},
  }).join('\n');
  expect(said).toMatch(message || /^$/);
});

describe('each difference has an entry, or a reason', () => {
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

  test('entries cover by pattern, and only those of the step', () => {
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
    const allow = [{difference, reason: why}];
    const problems = coverage(entry().covers!, allow);
    const ofAllowed = problems.find(({file}) => file.endsWith('allow.json'));
    expect(ofAllowed?.message).toEqual(says && expect.stringContaining(says));
    expect(problems.some(({name}) => name === uncovered[4])).toBe(
      !difference.includes('hotkey'),
    );
  });
});

test('a list of allowed differences that is not JSON is an error', () => {
  expect(readAllow(temporaryFolder())).toEqual([]);
  const root = temporaryFolder({
    'packages/docs-check/changes/allow.json': '{"entries": [',
  });
  expect(() => readAllow(root)).toThrow(/allow\.json is not JSON/);
});

test.each<[string, Change[], RegExp | '']>([
  ['entries of another step', [entry()], ''],
  ['a slug that is used twice', [entry(), entry()], /is in the list twice/],
  [
    'a page that is not there',
    [entry({page: 'migration-guide/no'})],
    /which does not exist/,
  ],
  ['a heading that is not there', [entry({anchor: 'lamp'})], /Nearest: lamps/],
  [
    'differences of a step without sources',
    [entry({evidence: 'a.ts', covers: ['removed x']})],
    /no sources to compare/,
  ],
])('%s', (_, entries, message) => {
  const older = entries.map((one) => ({
    ...one,
    from: '3.8',
    to: '3.9',
    ...(one.evidence ? {} : {covers: undefined}),
  }));
  const root = temporaryFolder({
    'docs/_data/changes.json': JSON.stringify({entries: older}, null, 2),
    'docs/migration-guide/guide.md': '## Lamps\n\nThere are lamps.\n',
  });
  const said = checkChanges(root, () => [])
    .map(({message}) => message)
    .join('\n');
  expect(said).toMatch(message || /^$/);
});

test.each([
  ["grep -rnE '\\bold\\(' src", true],
  ["grep -rnE '\\bbold\\(' src", false],
  ["grep -rnE 'old' --include='*.jsx' src", true],
  ['rm -rf src', /does not have the form/],
  ["grep -rnE 'x' src; rm -rf src", /does not have the form/],
  ["grep -rnE '(' src", /./],
])('the search %s', (command, found) => {
  expect(runGrep(command, 'old()')).toEqual(
    found instanceof RegExp
      ? {wrong: expect.stringMatching(found) as string}
      : found,
  );
});

const both = {find: "grep -rnE 'ampService' src"};

test.each<[string, Partial<Change>, RegExp | '']>([
  ['finds the old code only', {}, ''],
  [
    'misses the old code',
    {find: "grep -rnE 'lantern' src"},
    /does not find the old code/,
  ],
  ['finds the new code', both, /also finds the new code/],
  ['finds the new code, and says why', {...both, alsoFinds: 'calls'}, ''],
  [
    'says why it finds what it does not',
    {alsoFinds: 'both are calls'},
    /remove "alsoFinds"/,
  ],
  ['is missing', {find: undefined}, /has no search/],
])('a search that %s', (_, more, message) => {
  const said = checkFind(entry(more)).join('\n');
  expect(said).toMatch(message || /^$/);
});
