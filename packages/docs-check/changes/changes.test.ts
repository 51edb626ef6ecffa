/**
 * Checks that contradicted claims, unexplained differences, and searches that match the
 * wrong code are reported.
 */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parsePage} from '../core/parse';
import {type Change} from './change';
import {anchorsOf} from '../pages/links';
import {checkChanges} from './changes';
import {checkClaims, pairsIn} from './claims';
import {sourceDifferences} from './between-versions';
import type {Difference} from './differences';
import {checkCoverage, latestStep} from './explained';
import {after, before, differences, entry} from './__fixtures__/lamp';

test('differences are of what a reader can name, with what changed', () => {
  expect(
    differences.map((d) => `${d.id}${d.detail ? `: ${d.detail}` : ''}`),
  ).toEqual([
    'added export useLamp',
    'added method lampService.turnOn',
    'changed event lampService.LIT: fires true → false',
    'changed method lampService.dim: arity 1 → 2',
    'removed hotkey ctrl+l light',
    'removed method lampService.light',
  ]);
});

test('the sources of the two docs versions differ, and the well-known removals are among the differences', () => {
  const ids = sourceDifferences(latestStep).map((d) => d.id);
  expect(ids).toContain('removed method uiDialogService.create');
  expect(ids).toContain('changed method customizationService.getCustomization');
  expect(ids).toContain('removed namespace-member ICONS.tool-length');
  expect(ids.filter((id) => id.includes('._'))).toEqual([]);
});

test('members are read off code with their owner, however it is spelt', () => {
  expect(
    pairsIn(
      'LampService.light(); lampService?.dim(); lampService.EVENTS.LIT; other.light()',
      before,
    ),
  ).toEqual([
    ['lampService', 'light'],
    ['lampService', 'dim'],
    ['lampService', 'LIT'],
  ]);
});

const claims = (more: Partial<Change>) =>
  checkClaims(entry(more), {
    differences,
    before,
    after,
    names: {before: '3.9.1', after: '3.10.0-beta.144'},
  }).join('\n');

describe('claims', () => {
  test('that are true pass', () => {
    expect(claims({})).toBe('');
    expect(
      claims({
        kind: 'signature',
        old: 'lampService.dim(1)',
        new: 'lampService.dim(1, 2)',
        covers: ['changed method lampService.*'],
      }),
    ).toBe('');
    expect(
      claims({
        kind: 'added',
        old: undefined,
        new: 'useLamp()',
        covers: ['added export useLamp'],
      }),
    ).toBe('');
  });

  test.each<[string, Partial<Change>, RegExp]>([
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
      {kind: 'added', old: undefined, new: 'lampService.dim(1)'},
      /was added, but 3\.9\.1 already has it/,
    ],
    [
      'a changed signature of what is gone',
      {kind: 'signature'},
      /`lampService\.light` changed, but 3\.10\.0-beta\.144 does not have it/,
    ],
    [
      'a difference that is none, with the nearest that is one',
      {covers: ['removed method lampService.lights']},
      /no such difference .* Nearest: `removed method lampService\.light`/,
    ],
    ['nothing to prove it', {covers: undefined}, /has no "evidence"/],
  ])('%s is found', (_, more, message) => {
    expect(claims(more)).toMatch(message);
  });
});

describe('coverage', () => {
  const all = entry({
    covers: ['* lampService.*', '* useLamp', 'removed hotkey *'],
  });
  const allow = (difference: string, reason = 'no reader ever sees this one') =>
    checkCoverage([entry({})], differences, [{difference, reason}]).problems;

  test('is complete if every difference is explained', () => {
    const {problems, coverage} = checkCoverage([all], differences, []);
    expect(problems).toEqual([]);
    expect(coverage.source).toEqual({all: 6, explained: 6, allowed: 0});
  });

  test('reports differences that no entry covers', () => {
    const {problems} = checkCoverage([entry({})], differences, []);
    expect(problems.map((p) => p.name)).toEqual([
      'added export useLamp',
      'changed event lampService.LIT',
      'changed method lampService.dim',
      'removed hotkey ctrl+l light',
    ]);
  });

  test('entries of another step cover nothing', () => {
    expect(
      checkCoverage([{...all, from: '3.8', to: '3.9'}], differences, [])
        .problems,
    ).toHaveLength(6);
  });

  test('allowed differences need no explanation', () => {
    expect(allow('changed event lampService.LIT').map((p) => p.name)).toEqual([
      'added export useLamp',
      'changed method lampService.dim',
      'removed hotkey ctrl+l light',
    ]);
  });

  test.each([
    ['that is explained', 'removed method lampService.light', 'is covered by'],
    [
      'that is not a difference',
      'removed method lampService.off',
      'is not a difference',
    ],
  ])('an allowed difference %s fails', (_, difference, message) => {
    expect(
      allow(difference).find(
        (p) => p.file === 'packages/docs-check/changes/allow.json',
      )?.message,
    ).toContain(message);
  });

  test('an allowed difference without a reason fails', () => {
    expect(
      allow('changed event lampService.LIT', 'later').map((p) => p.message),
    ).toContainEqual(expect.stringContaining('needs a reason'));
  });
});

test('anchors are those of the site', () => {
  expect([
    ...anchorsOf(
      parsePage(
        '/site/docs/x.md',
        '/site',
        '## Inherit: `inheritsFrom` and `$transform`\n\n## Options\n\n### Options\n',
      ),
    ),
  ]).toEqual(['inherit-inheritsfrom-and-transform', 'options', 'options-1']);
});

describe('the whole', () => {
  const root = (entries: Change[]) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
    for (const [place, text] of [
      ['docs/_data/changes.json', JSON.stringify({entries}, null, 2)],
      ['docs/migration-guide/guide.md', '## Lamps\n\nThere are lamps.\n'],
    ] as const) {
      mkdirSync(path.dirname(path.join(folder, place)), {recursive: true});
      writeFileSync(path.join(folder, place), text);
    }
    return folder;
  };
  const older = {from: '3.8', to: '3.9', covers: undefined};
  const none: Difference[] = [];
  const messages = (entries: Change[]) =>
    checkChanges(root(entries), () => none).problems.map((p) => p.message);

  test('entries of another step need no packages', () => {
    expect(messages([entry(older)])).toEqual([]);
  });

  test.each<[string, Change[], RegExp]>([
    [
      'a slug that is used twice',
      [entry(older), entry(older)],
      /is in the list twice/,
    ],
    [
      'a page that is not there',
      [entry({...older, page: 'migration-guide/no'})],
      /which does not exist/,
    ],
    [
      'a heading that is not there',
      [entry({...older, anchor: 'lamp'})],
      /Nearest: lamps/,
    ],
    [
      'differences of a step without sources',
      [entry({...older, covers: ['removed x']})],
      /no sources to compare/,
    ],
  ])('%s is found', (_, entries, message) => {
    expect(messages(entries).join('\n')).toMatch(message);
  });
});
