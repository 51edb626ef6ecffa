import {expect, test} from 'vitest';
import type {SearchRecord} from '@ohif-docs/search/format/record';
import {deadTargets} from './synonyms';

const record: SearchRecord = {
  objectID: 'current:/themeing',
  version: 'current',
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  hierarchy: {
    lvl0: 'Platform',
    lvl1: 'Theming the viewer',
    lvl2: 'White labelling',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  type: 'lvl2',
  content: 'Where the color palette stands.',
  identifiers: ['tailwindConfig'],
  keywords: ['custom logo'],
  description: 'Change how it looks',
  url: 'https://docs.example.org/platform/themeing#white-labelling',
  weight: 1,
  position: 1,
};
const dead = (...to: string[]) => deadTargets([record], [{from: ['x'], to}]);

test.each([
  'themes',
  'palette',
  'tailwind',
  'white labellings',
  'custom logos',
  'change how',
  'themeing',
])('“%s” is found on a page', (target) => {
  expect(dead(target)).toEqual([]);
});

test.each(['skins', 'white the', 'color palette', 'labelling custom'])(
  '“%s” is found on none',
  (target) => {
    expect(dead('themes', target)).toEqual([target]);
  },
);

test('one of several synonyms is enough', () => {
  const entries = [
    {same: ['theming', 'skin']},
    {same: ['skin', 'look n feel']},
  ];
  expect(deadTargets([record], entries)).toEqual(['skin, look n feel']);
});
