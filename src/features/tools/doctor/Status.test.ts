import {expect, test} from 'vitest';
import {withoutNone} from './Status';

test.each([
  ['Errors: 8. Warnings: 5. Notes: 0.', 'Errors: 8. Warnings: 5.'],
  ['Errors: 0. Warnings: 10. Notes: 1.', 'Warnings: 10. Notes: 1.'],
  [
    'Must change: 1. Look at: 0. Files checked: 1.',
    'Must change: 1. Files checked: 1.',
  ],
])('the counts of %j are %j', (counts, shown) => {
  expect(withoutNone(counts)).toBe(shown);
});
