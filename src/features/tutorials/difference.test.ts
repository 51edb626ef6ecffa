import {expect, test} from 'vitest';
import {differences} from './difference';

const theirs = 'const a = 1;\nconst b = 2;\nexport {a, b};\n';

test('a file that is the same', () => {
  expect(differences(theirs, theirs)).toEqual([]);
});

test('line ends, and white space at the end of lines and of the file, do not matter', () => {
  expect(
    differences(theirs.replaceAll('\n', '  \r\n') + '\r\n\r\n', theirs),
  ).toEqual([]);
});

test('a missing line has its number in the file of the tutorial', () => {
  expect(differences('const a = 1;\nexport {a, b};', theirs)).toEqual([
    {kind: 'missing', line: 2, text: 'const b = 2;'},
  ]);
});

test('a changed line is one of each kind, and later numbers fit', () => {
  expect(
    differences(`// mine\n${theirs.replace('b = 2', 'b = 3')}`, theirs),
  ).toEqual([
    {kind: 'extra', line: 1, text: '// mine'},
    {kind: 'extra', line: 3, text: 'const b = 3;'},
    {kind: 'missing', line: 2, text: 'const b = 2;'},
  ]);
});
