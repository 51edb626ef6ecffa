/** Each difference has the reason that the changes give, or is reported; renames are one difference. */
import path from 'node:path';
import {expect, test} from 'vitest';
import type {Row} from '@generated/compare/default/comparison.json';
import {temporaryFolder} from '../../../../tests/support/written-files';
import {comparisons} from '../../../../config/releases';
import type {Change} from '@ohif-docs/docs-check/changes/change';
import {areaOfKind} from './areas';
import {
  compareReleases,
  mergeDifferences,
  readDifferences,
  type Sources,
} from './comparison';
import type {KnownDifference} from './facts';
import {referenceDifferences} from '@ohif-docs/docs-check/changes/reference-differences';

const difference = (
  id: string,
  details: KnownDifference['details'] = [],
): KnownDifference => {
  const [what, kind, name] = id.split(' ') as [
    KnownDifference['what'],
    string,
    string,
  ];
  return {id, what, kind, name, details};
};

const change = (extra: Partial<Change>): Change => ({
  slug: 'lamp',
  kind: 'renamed',
  from: '1.0',
  to: '1.1',
  area: 'lamps',
  why: 'Lamps are turned on.',
  page: 'guide',
  anchor: 'lamps',
  tier: 'exact',
  ...extra,
});

const sources = (extra: Partial<Sources>): Sources => ({
  changes: [],
  allowed: [],
  icons: new Map(),
  differences: [],
  linkTo: (page, anchor) => `/${page}#${anchor}`,
  ...extra,
});

const rowsOf = (given: Partial<Sources>): Row[] =>
  compareReleases(sources(given)).areas.flatMap(({rows}) => rows);

test('what an entry renames is one row, with its reason, link, and both signatures', () => {
  expect(
    rowsOf({
      changes: [
        change({
          covers: [
            'removed method lampService.light',
            'added method lampService.turnOn',
          ],
        }),
      ],
      differences: [
        difference('removed method lampService.light', [
          {property: 'parameters', before: '(id)'},
        ]),
        difference('added method lampService.turnOn', [
          {property: 'parameters', after: '({id})'},
        ]),
      ],
    }),
  ).toEqual([
    {
      id: 'renamed-method-lampService.light',
      what: 'renamed',
      kind: 'Method',
      names: [{name: 'lampService.light', to: 'lampService.turnOn'}],
      details: [{property: 'parameters', before: '(id)', after: '({id})'}],
      breaks: true,
      why: 'Lamps are turned on.',
      link: '/guide#lamps',
    },
  ]);
});

test('names with one reason are one row, and each counts', () => {
  const {count, areas} = compareReleases(
    sources({
      changes: [change({kind: 'added', covers: ['added command *']})],
      differences: [
        difference('added command light'),
        difference('added command dim'),
      ],
    }),
  );
  expect(count).toBe(2);
  expect(areas.map(({id, rows}) => [id, rows.length])).toEqual([
    ['commands', 1],
  ]);
});

test('names with one reason are one row only if they have the same details', () => {
  const taking = (name: string, parameters: string) =>
    difference(`added method ${name}`, [
      {property: 'parameters', after: parameters},
    ]);
  expect(
    rowsOf({
      changes: [change({kind: 'added', covers: ['added method *']})],
      differences: [
        taking('a.dim', '(level)'),
        taking('b.dim', '(level)'),
        taking('b.light', '()'),
      ],
    }).map(({names}) => names.map(({name}) => name)),
  ).toEqual([['a.dim', 'b.dim'], ['b.light']]);
});

test('an icon with another name is renamed', () => {
  expect(
    rowsOf({
      icons: new Map([['arrow-left', 'ArrowLeft']]),
      differences: [
        difference('removed icon arrow-left'),
        difference('removed icon lamp'),
      ],
    }).map(({what, names}) => [what, names]),
  ).toEqual([
    ['removed', [{name: 'lamp'}]],
    ['renamed', [{name: 'arrow-left', to: 'ArrowLeft'}]],
  ]);
});

test('a difference that nothing explains is reported, one that is allowed has its reason', () => {
  const {unexplained, areas} = compareReleases(
    sources({
      allowed: [
        {difference: 'added command dim', reason: 'Nobody calls it yet.'},
      ],
      differences: [
        difference('added command dim'),
        difference('added command light'),
      ],
    }),
  );
  expect(unexplained).toEqual(['added command light']);
  expect(areas[0]!.rows.map(({why}) => why)).toEqual([
    'Nobody calls it yet.',
    undefined,
  ]);
});

test('an entry that names a difference explains it, a part of a word does not', () => {
  const {unexplained} = compareReleases(
    sources({
      changes: [change({kind: 'default', old: 'dimmed: true'})],
      differences: [
        difference('changed config-key dimmed'),
        difference('changed config-key dim'),
      ],
    }),
  );
  expect(unexplained).toEqual(['changed config-key dim']);
});

test('a change that no difference shows is a row as well', () => {
  expect(
    rowsOf({changes: [change({kind: 'behavior', old: 'light()'})]}),
  ).toMatchObject([
    {
      id: 'lamp',
      what: 'changed',
      kind: 'Behavior',
      names: [],
      details: [{property: 'code', before: 'light()'}],
    },
  ]);
  // Without code there is nothing to show but the reason.
  expect(rowsOf({changes: [change({kind: 'behavior'})]})).toMatchObject([
    {id: 'lamp', details: []},
  ]);
});

test('the reference data adds details to differences in the facts, and its own differences', () => {
  expect(
    mergeDifferences(
      [
        difference('changed method a.b', [
          {property: 'arity', before: '1', after: '2'},
        ]),
      ],
      [
        {
          what: 'changed',
          kind: 'method',
          name: 'a.b',
          details: [{property: 'parameters', before: '(x)', after: '(x, y)'}],
        },
        {what: 'added', kind: 'tool', name: 'Lamp', details: []},
      ],
    ).map(({id, details}) => [id, details.map(({property}) => property)]),
  ).toEqual([
    ['changed method a.b', ['parameters']],
    ['added tool Lamp', []],
  ]);
});

test('a kind without an area is an error that names the areas', () => {
  expect(() => areaOfKind('lamp')).toThrow(/kind "lamp".*configuration, url/s);
});

test('every difference of the releases of this site has an area', () => {
  for (const pair of comparisons) {
    const differences = readDifferences('.', pair);
    expect(differences.length).toBeGreaterThan(0);
    expect(() => differences.map(({kind}) => areaOfKind(kind))).not.toThrow();
    const ids = compareReleases(sources({differences})).areas.flatMap(
      ({rows}) => rows.map(({id}) => id),
    );
    expect(ids).toEqual([...new Set(ids)]);
  }
});

test('reference data differs by names and values, not by the words about them', () => {
  const folder = temporaryFolder({
    'old/window-config.json': {
      entries: [
        {key: 'kept', type: 'string', effect: 'Old words.'},
        {key: 'gone', type: 'string'},
        {key: 'changed', type: 'string', default: 'a'},
      ],
    },
    'new/window-config.json': {
      entries: [
        {key: 'kept', type: 'string', effect: 'New words.'},
        {key: 'changed', type: 'string', default: 'b'},
      ],
    },
    'new/services/LampService.json': {
      service: 'lampService',
      methods: [{method: 'light', parameters: ['id', 'options?']}],
    },
  });
  expect(
    referenceDifferences(path.join(folder, 'old'), path.join(folder, 'new')),
  ).toEqual([
    {
      what: 'added',
      kind: 'method',
      name: 'lampService.light',
      details: [{property: 'parameters', after: '(id, options?)'}],
    },
    {what: 'removed', kind: 'config-key', name: 'gone', details: []},
    {
      what: 'changed',
      kind: 'config-key',
      name: 'changed',
      details: [{property: 'default', before: 'a', after: 'b'}],
    },
  ]);
});
