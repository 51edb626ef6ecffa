import {expect, test} from 'vitest';
import {exampleRecord} from '../example-records';
import {deadTargets} from './dead-synonyms';

const record = exampleRecord('themeing#labels', 'White labelling', {
  page: 'Theming the viewer',
  content: 'Where the color palette stands.',
  identifiers: ['tailwindConfig'],
  keywords: ['custom logo'],
});
const dead = (to: string[], same?: string[]) =>
  deadTargets(
    [record],
    [
      {from: ['x'], to, why: ''},
      {same, why: ''},
    ],
  );

test('a word that is on a page, or words that are neighbors in a title, heading, or keyword, are found', () => {
  const found = ['palettes', 'tailwind', 'white labellings', 'custom logos'];
  expect(dead(found)).toEqual([]);
});

test('others are not; one of several synonyms is enough', () => {
  const lost = ['skins', 'color palette', 'labelling custom'];
  expect(dead(lost, ['skin', 'palette'])).toEqual(lost);
  expect(dead([], ['skin', 'look n feel'])).toEqual(['skin, look n feel']);
});
