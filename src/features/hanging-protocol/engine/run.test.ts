/** What the engine decides, in tables; agreement.test.ts compares it with the published cores. */
// cspell:ignore numericality -- a validator of validate.js
import {describe, expect, test} from 'vitest';
import {behaviors} from './releases';
import {runProtocols} from './run';
import type {Data, Input, Protocol} from './types';
import {NotComputed, validate} from './validators';

const rule = (attribute: string, constraint: unknown, more: object = {}) => ({
  attribute,
  constraint,
  ...more,
});

const isCt = rule('Modality', {equals: 'CT'}, {required: true});

const protocolOf = (more: object = {}) =>
  ({
    id: 'p',
    protocolMatchingRules: [rule('StudyDescription', {contains: 'Chest'})],
    displaySetSelectors: {ct: {seriesMatchingRules: [isCt]}},
    stages: [
      {
        viewportStructure: {properties: {rows: 1, columns: 1}},
        viewports: [{displaySets: [{id: 'ct'}]}],
      },
    ],
    ...more,
  }) as Protocol;

const study = {StudyInstanceUID: '1', StudyDescription: 'Chest CT'};
const series = (displaySetInstanceUID: string, more: Data) => ({
  StudyInstanceUID: '1',
  displaySetInstanceUID,
  ...more,
});
const displaySets = [
  series('late', {Modality: 'CT', SeriesNumber: 3}),
  series('early', {Modality: 'CT', SeriesNumber: '2'}),
  series('pet', {Modality: 'PT', SeriesNumber: 1}),
];

const run = (
  protocols: Protocol[],
  more: Partial<Input> = {},
  line: keyof typeof behaviors = '3.10',
) =>
  runProtocols(
    {protocols, studies: [study], displaySets, ...more},
    behaviors[line],
  );

describe('validate', () => {
  test.each<[value: unknown, constraint: unknown, passed: boolean]>([
    ['CT', {equals: 'CT'}, true],
    ['CT', {equals: {value: 'MR'}}, false],
    [1, {equals: {value: '1'}}, false],
    [false, {equals: false}, true],
    [true, {equals: false}, true],
    [true, {equals: {value: false}}, false],
    [undefined, {doesNotEqual: 'CT'}, true],
    [undefined, {doesNotContain: 'CT'}, false],
    ['CT', {includes: 'CT'}, false],
    ['CT', {includes: ['CT', 'MR']}, true],
    ['Chest CT', {containsI: ['CHEST']}, true],
    [5, {contains: 'x'}, true],
    [5, {greaterThan: 5}, true],
    ['5', {greaterThan: 1}, false],
    ['5', {lessThan: 9}, true],
    [5, {range: [10, 1]}, true],
    [undefined, {numericality: {greaterThan: 1}}, true],
    ['CT', {inclusion: ['CT']}, true],
    ['CT', {format: '[A-Z]+'}, true],
    ['CT', {equal: 'CT'}, false],
    ['CT', {}, true],
    ['CT', undefined, true],
  ])('of %j with %j gives %j', (value, constraint, passed) => {
    expect(validate('Modality', value, constraint).passed).toBe(passed);
  });

  test.each([
    ['Modality', 1, {equals: '1'}, /types differ/],
    ['Modality', 'CT', {equal: 'CT'}, /no validator equal/],
    ['Modality', true, {equals: false}, /skips equals, because .* false/],
    ['a.b', 'CT', {equals: 'CT'}, /period/],
    ['Modality', 'CT', {includes: 'CT'}, /must be an array/],
  ])(
    'gives a reason for %s: %j, %j',
    (attribute, value, constraint, reason) => {
      expect(validate(attribute, value, constraint).reasons[0]).toMatch(reason);
    },
  );

  test('says that it leaves a validator out', () => {
    expect(() => validate('Modality', 'CT', {url: true})).toThrow(NotComputed);
  });
});

test('the lowest series number of equal scores is first, and required rules exclude', () => {
  const {chosen, selections, viewports, stages} = run([protocolOf()]);
  expect(chosen?.by).toBe('rules');
  const {ranked, excluded} = selections.get('ct')!;
  expect(
    ranked.map(({displaySet}) => displaySet.displaySetInstanceUID),
  ).toEqual(['early', 'late']);
  expect(excluded).toHaveLength(1);
  expect(viewports[0]!.wanted[0]!.displaySet).toBe('early');
  expect(stages[0]!.status).toBe('enabled');
  // The value and the points are those of the evaluation that counted.
  expect(excluded[0]!.seriesMatch.rules[0]).toMatchObject({
    value: 'PT',
    passed: false,
    points: 0,
  });
});

test.each<[protocols: Protocol[], winner: string, by: string]>([
  [[protocolOf(), protocolOf({id: 'q'})], 'q', 'rules'],
  [
    [
      protocolOf({
        protocolMatchingRules: [
          rule('StudyDescription', {contains: 'Chest'}, {weight: 2}),
        ],
      }),
      protocolOf({id: 'q'}),
    ],
    'p',
    'rules',
  ],
  [
    [
      protocolOf({protocolMatchingRules: []}),
      protocolOf({id: 'default', protocolMatchingRules: []}),
    ],
    'default',
    'fallback',
  ],
  [[protocolOf({protocolMatchingRules: []})], 'p', 'fallback'],
])('of protocols %#, %s wins by %s', (protocols, winner, by) => {
  const {chosen} = run(protocols);
  expect([chosen?.protocol.id, chosen?.by]).toEqual([winner, by]);
});

const stageWith = (stageActivation: object) =>
  protocolOf({stages: [{...protocolOf().stages[0]!, stageActivation}]});

test.each<[activation: object, status: string]>([
  [{}, 'enabled'],
  [{enabled: {minViewportsMatched: 2}}, 'passive'],
  [{passive: {minViewportsMatched: 2}}, 'disabled'],
  [{enabled: {displaySetSelectorsMatched: ['none']}}, 'passive'],
])('a stage with %j is %s', (activation, status) => {
  expect(run([stageWith(activation)]).stages[0]!.status).toBe(status);
});

test.each<[what: string, protocol: Protocol, error: Record<string, string>]>([
  [
    'a selector without rules',
    protocolOf({displaySetSelectors: {ct: {}}}),
    {
      '3.10': 'Maximum call stack size exceeded',
      '3.9': 'No protocol p found',
    },
  ],
  [
    'a requested stage that is disabled',
    stageWith({passive: {minViewportsMatched: 2}}),
    {
      '3.10': "Error: Can't find applicable stage p undefined",
      '3.9': "Error: Can't find applicable stage p undefined",
    },
  ],
])('%s throws', (_what, protocol, error) => {
  for (const line of ['3.10', '3.9'] as const) {
    expect(run([protocol], {}, line).error).toBe(error[line]);
  }
});

test('only 3.9 uses the name if the ID is missing', () => {
  const protocols = [protocolOf({id: undefined, name: 'p'})];
  expect(run(protocols, {}, '3.9').chosen?.protocol.id).toBe('p');
  expect(run(protocols).error).toMatch(/TypeError/);
});

test('only 3.10 finds an ID in other letters', () => {
  const requested = {requested: 'P', active: ['P']};
  expect(run([protocolOf()], requested).error).toBeUndefined();
  expect(run([protocolOf()], requested, '3.9').error).toBe(
    'No protocol P found',
  );
});
