import {expect, test} from 'vitest';
import {
  readSynonyms,
  synonymsBegun,
  synonymsIn,
  synonymsLike,
} from './synonyms';

const known = readSynonyms([
  {same: ['hp', 'hanging protocol'], why: ''},
  {from: ['toast'], to: ['notification'], why: ''},
]);

test('words of a group replace each other, singular or plural', () => {
  expect(synonymsIn(['hp'], known)).toEqual([
    {start: 0, length: 1, phrases: [['hanging', 'protocol']]},
  ]);
  expect(synonymsIn(['my', 'hanging', 'protocols'], known)).toEqual([
    {start: 1, length: 2, phrases: [['hp']]},
  ]);
});

test('a one-way entry does not work the other way', () => {
  expect(synonymsIn(['toasts'], known)).toHaveLength(1);
  expect(synonymsIn(['notification'], known)).toEqual([]);
});

test('the words of a phrase must stand side by side', () => {
  expect(synonymsIn(['hanging', 'the', 'protocol'], known)).toEqual([]);
});

test('a misspelt word has the synonyms of the word that it is near to', () => {
  expect(synonymsLike('taost', known)).toEqual([['notification']]);
  expect(synonymsLike('toast', known)).toEqual([]);
  expect(synonymsLike('coast guard', known)).toEqual([]);
  expect(synonymsLike('hq', known)).toEqual([]);
});

test('a word that is begun has the synonyms of what it may become', () => {
  expect(synonymsBegun('toas', known)).toEqual([['notification']]);
  expect(synonymsBegun('toa', known)).toEqual([]);
  // It is there: `synonymsIn` has them.
  expect(synonymsBegun('toast', known)).toEqual([]);
});
