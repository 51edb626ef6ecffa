/** Tests the comparison of the exact sources of two releases. */
import {describe, expect, test} from 'vitest';
import type {Fact} from '../facts/fact';
import {checkCoverage, latestStep} from './explained';
import {entry} from './__fixtures__/lamp';
import {differencesOfReference} from './between-versions';
import {differencesOf} from './differences';

describe('differences of the sources', () => {
  const at = (kind: string, name: string, more: object = {}): Fact => ({
    kind,
    name,
    at: 'extensions/lamp/src/index.ts:1',
    ...more,
  });
  const ids = (from: Fact[], to: Fact[]) =>
    differencesOf(from, to).map(
      (d) => `${d.id}${d.detail ? `: ${d.detail}` : ''}`,
    );

  test('cover every kind of names', () => {
    expect(
      ids(
        [
          at('command', 'light', {context: 'LAMP', options: ['at']}),
          at('config-key', 'lamps', {owner: 'window.config'}),
          at('button', 'Lamp'),
        ],
        [
          at('command', 'light', {context: 'ROOM', options: ['at']}),
          at('module', '@ohif/extension-lamp.panelModule.lamps'),
          at('script', 'build:lamp'),
        ],
      ),
    ).toEqual([
      'added module @ohif/extension-lamp.panelModule.lamps',
      'added script build:lamp',
      'changed command light: context "LAMP" → "ROOM"',
      'removed button Lamp',
      'removed config-key window.config.lamps',
    ]);
  });

  test('the id that is read is the id that is registered', () => {
    expect(
      ids(
        [at('customization-read', 'lamp.shade')],
        [at('customization', 'lamp.shade', {owner: '@ohif/extension-lamp'})],
      ),
    ).toEqual([]);
  });

  test('an export is one of its package; those of core need no package', () => {
    expect(
      ids(
        [at('export', 'Lamp', {owner: '@ohif/ui-next'})],
        [
          at('export', 'Lamp', {owner: '@ohif/extension-lamp'}),
          at('export', 'useLamp', {owner: '@ohif/core'}),
        ],
      ),
    ).toEqual([
      'added export @ohif/extension-lamp.Lamp',
      'added export useLamp',
      'removed export @ohif/ui-next.Lamp',
    ]);
  });

  test('the reference data adds what no facts show, and each is explained as well', () => {
    const found = differencesOfReference(latestStep);
    expect(found.map((d) => d.id)).toContain(
      'added toolbar-section viewer measurementSection',
    );
    expect(
      found
        .map((d) => d.id)
        .filter((id) => id.endsWith('method uiDialogService.create')),
    ).toEqual([]);
    const {problems} = checkCoverage([entry({})], found.slice(0, 1), []);
    expect(problems[0]?.message).toContain(
      '(reference data) that no entry covers',
    );
  });

  test('a star in an allowed name matches any text and must match something', () => {
    const [lamp] = differencesOf([at('command', 'light')], []);
    const reason = 'The lamp is one of the platform itself.';
    expect(
      checkCoverage(
        [entry({})],
        [lamp!],
        [{difference: 'removed command l*', reason}],
      ).problems,
    ).toEqual([]);
    expect(
      checkCoverage(
        [entry({})],
        [lamp!],
        [
          {difference: 'removed command l*', reason},
          {difference: 'removed command s*', reason},
        ],
      ).problems.map((p) => p.name),
    ).toEqual(['removed command s*']);
  });
});
