import {expect, test} from 'vitest';
import {stepsFor} from './accept';

const notes = ['check', '--', '--notes'];

test.each<[string, string[], string[][]]>([
  ['only the changed pages', ['docs/faq.md'], [[...notes, 'docs/faq.md']]],
  ['all pages where data changed', ['docs/_data/a.json', 'docs/b.md'], [notes]],
  [
    'labels and tokens after a change of code',
    ['src/theme/Footer.tsx'],
    [['tokens'], ['translations']],
  ],
  [
    'nothing for a note alone',
    ['packages/docs-check/verification/notes/docs/a.md.json'],
    [],
  ],
  ['nothing for a test', ['tests/e2e/navbar.spec.ts'], []],
])('accepts %s', (_, files, steps) => {
  expect(stepsFor(files)).toEqual(steps);
});
