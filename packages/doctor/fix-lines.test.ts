import {expect, it} from 'vitest';
import {linesOfFix} from './fix-lines';

it('shows the lines of a fix before and after', () => {
  const text = 'a: 1,\nrouterBaseName: "/ohif/",\nb: 2,\n';
  const edits = [
    {start: 6, end: 20, text: 'routerBasename'},
    {start: 23, end: 29, text: '/ohif'},
  ];
  expect(linesOfFix(text, edits)).toEqual({
    before: ['routerBaseName: "/ohif/",'],
    after: ['routerBasename: "/ohif",'],
  });
});

it('shows the last line, and a line that goes', () => {
  const edits = [{start: 2, end: 5, text: ''}];
  expect(linesOfFix('a\nb,c', edits)).toEqual({
    before: ['b,c'],
    after: [],
  });
});

it('leaves out what stays between two edits, but not what only moves', () => {
  const text = 'import {A} from "a";\n\nkeep();\n<A />;\n';
  const edits = [
    {start: 8, end: 9, text: 'B'},
    {start: 31, end: 32, text: 'B'},
  ];
  expect(linesOfFix(text, edits)).toEqual({
    before: ['import {A} from "a";', '<A />;'],
    after: ['import {B} from "a";', '<B />;'],
  });
  expect(linesOfFix('a\nb\n', [{start: 0, end: 3, text: 'b\na'}])).toEqual({
    before: ['a', 'b'],
    after: ['b', 'a'],
  });
});

it('cuts long lines, and many', () => {
  const text = `${'x'.repeat(300)}\n`.repeat(9);
  const edits = [{start: 0, end: text.length - 1, text: 'y'}];
  const {before, after} = linesOfFix(text, edits);
  expect(before).toHaveLength(7);
  expect(before[0]).toHaveLength(201);
  expect(before[6]).toBe('…');
  expect(after).toEqual(['y']);
});

it('shows the place of a fix in a minified file', () => {
  const text = `${'a();'.repeat(100)}old();${'b();'.repeat(100)}`;
  const {before, after} = linesOfFix(text, [
    {start: 400, end: 403, text: 'new'},
  ]);
  expect(before[0]).toMatch(/^…(?:a\(\);){25}old\(\);(?:b\(\);)+.*…$/);
  expect(after[0]).toBe(before[0]!.replace('old', 'new'));
});
