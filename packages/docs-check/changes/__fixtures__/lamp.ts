/**
 * Test data: a lamp service before and after a change, and the changes.json entry for it.
 */
import type {Fact} from '../../facts/fact';
import type {Change} from '../change';
import {differencesOf} from '../differences';

const fact = (kind: string, name: string, more: object = {}): Fact => ({
  kind,
  name,
  at: 'lamp.ts:1',
  ...more,
});

const owned = {owner: 'lampService'};
const service = fact('service', 'lampService', {
  exportName: 'LampService',
});
export const before: Fact[] = [
  service,
  fact('method', 'light', owned),
  fact('method', 'dim', {...owned, arity: 1}),
  fact('method', '_burn', {...owned, internal: true}),
  fact('event', 'LIT', {...owned, fires: true}),
  fact('hotkey', 'x', {keys: ['ctrl', 'l'], command: 'light'}),
];
export const after: Fact[] = [
  service,
  fact('method', 'turnOn', owned),
  fact('method', 'dim', {...owned, arity: 2}),
  fact('event', 'LIT', {...owned, fires: false}),
  fact('export', 'useLamp', {owner: '@ohif/core'}),
];
export const differences = differencesOf(before, after);

export const entry = (more: Partial<Change>): Change => ({
  slug: 'lamp',
  kind: 'renamed',
  from: '3.9',
  to: '3.10',
  area: 'services',
  old: 'lampService.light()',
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
