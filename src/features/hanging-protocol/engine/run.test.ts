/**
 * Validators and reasons in tables, and how a result comes about. What the engine decides,
 * agreement.test.ts compares with the published cores.
 */
// cspell:ignore numericality -- a validator of validate.js
import {expect, test} from 'vitest';
import {behaviors} from './releases';
import {runProtocols} from './run';
import {NotComputed, validate} from './validators';

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
])('%j with %j gives %j', (value, constraint, passed) => {
  expect(validate('Modality', value, constraint).passed).toBe(passed);
});

test.each([
  ['Modality', 1, {equals: '1'}, /types differ/],
  ['Modality', 'CT', {equal: 'CT'}, /no validator equal/],
  ['Modality', true, {equals: false}, /skips equals, because .* false/],
  ['a.b', 'CT', {equals: 'CT'}, /period/],
  ['Modality', 'CT', {includes: 'CT'}, /must be an array/],
])('gives a reason for %s: %j, %j', (attribute, value, constraint, reason) => {
  expect(validate(attribute, value, constraint).reasons[0]).toMatch(reason);
});

test('says that it leaves a validator out', () => {
  expect(() => validate('Modality', 'CT', {url: true})).toThrow(NotComputed);
});

const series = (id: string, Modality: string, SeriesNumber: number) => ({
  StudyInstanceUID: '1',
  displaySetInstanceUID: id,
  Modality,
  SeriesNumber,
});

const protocol = {
  id: 'p',
  protocolMatchingRules: [
    {attribute: 'StudyDescription', constraint: {contains: 'Chest'}},
  ],
  displaySetSelectors: {
    ct: {
      seriesMatchingRules: [
        {attribute: 'Modality', constraint: {equals: 'CT'}, required: true},
      ],
    },
  },
  stages: [
    {
      viewportStructure: {
        layoutType: 'grid',
        properties: {rows: 1, columns: 1},
      },
      viewports: [{displaySets: [{id: 'ct'}]}],
    },
  ],
};

test('the lowest series number of equal scores is first, and required rules exclude', () => {
  const {chosen, selections, viewports, stages} = runProtocols(
    {
      protocols: [protocol],
      studies: [{StudyInstanceUID: '1', StudyDescription: 'Chest CT'}],
      displaySets: [
        series('late', 'CT', 3),
        series('early', 'CT', 2),
        series('pet', 'PT', 1),
      ],
    },
    behaviors['3.10'],
  );
  expect(chosen?.by).toBe('rules');
  const {ranked, excluded} = selections.get('ct')!;
  expect(
    ranked.map(({displaySet}) => displaySet.displaySetInstanceUID),
  ).toEqual(['early', 'late']);
  expect(viewports[0]!.wanted[0]!.displaySet).toBe('early');
  expect(stages[0]!.status).toBe('enabled');
  // The value and the points are those of the evaluation that counted.
  expect(excluded.map(({seriesMatch}) => seriesMatch.rules[0])).toEqual([
    expect.objectContaining({value: 'PT', passed: false, points: 0}),
  ]);
});
