import {expect, it} from 'vitest';
import {linesOfFix} from './Change';

it('shows the lines of a fix before and after', () => {
  const text = 'a: 1,\nrouterBaseName: "/ohif/",\nb: 2,\n';
  const edits = [
    {start: 6, end: 20, text: 'routerBasename'},
    {start: 23, end: 29, text: '/ohif'},
  ];
  expect(linesOfFix(text, {title: '', edits})).toEqual([
    'routerBaseName: "/ohif/",',
    'routerBasename: "/ohif",',
  ]);
});

it('shows the last line, and a line that goes', () => {
  const edits = [{start: 2, end: 5, text: ''}];
  expect(linesOfFix('a\nb,c', {title: '', edits})).toEqual(['b,c', '']);
});
