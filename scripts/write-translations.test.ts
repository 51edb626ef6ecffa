import {expect, test} from 'vitest';
import {inPreviousOrder, withoutText} from './write-translations';

test('keeps the previous order, adds new labels last, and drops stale ones', () => {
  const messages = {new: 4, b: 1, also: 3, a: 2};
  const previous = {a: 0, stale: 0, b: 0};
  expect(Object.entries(inPreviousOrder(messages, previous))).toEqual([
    ['a', 2],
    ['b', 1],
    ['also', 3],
    ['new', 4],
  ]);
});

test('names labels that would be shown by their ids', () => {
  expect(
    withoutText({
      'catalog.all': {message: 'All'},
      'catalog.none': {message: 'catalog.none'},
    }),
  ).toEqual(['catalog.none']);
});
