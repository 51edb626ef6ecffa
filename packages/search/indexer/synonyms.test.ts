import {expect, test} from 'vitest';
import {stem} from '../format/words';
import {readSynonyms} from './synonyms';

test('words of a group replace each other; a one-way entry does not work the other way', () => {
  expect([
    ...readSynonyms([
      {same: ['hp', 'hanging protocols'], why: ''},
      {from: ['toast'], to: ['show the notification'], why: ''},
      // Found together without it.
      {same: ['study', 'studies'], why: ''},
    ]),
  ]).toEqual([
    ['hp', [['hang', 'protocol']]],
    ['hang protocol', [['hp']]],
    ['toast', [['show', stem('notification')]]],
  ]);
});
