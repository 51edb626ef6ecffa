import {expect, test} from 'vitest';
import {differences} from './differences';

const edition = (version: string, text: string) => ({
  markdown: `# Lamps\n\nDocs ${version}: <https://a.example/${version}lamps>\n\n${text}\n`,
  root: `https://a.example/${version}`,
});

test('words that differ are marked within their line', () => {
  expect(
    differences(
      edition('1.0/', 'Turn the lamp on.\n\nThe end.'),
      edition('', 'Turn the lamp off.\n\nThe end.'),
    ),
  ).toEqual([
    {kind: 'same', text: '# Lamps\n\n'},
    {kind: 'same', text: 'Turn the lamp '},
    {kind: 'removed', text: 'on'},
    {kind: 'added', text: 'off'},
    {kind: 'same', text: '.\n'},
    {kind: 'same', text: '\nThe end.\n'},
  ]);
});

test('a link to the same page of either version is no difference', () => {
  expect(
    differences(
      edition('1.0/', '[Bulbs](https://a.example/1.0/bulbs.md)'),
      edition('', '[Bulbs](https://a.example/bulbs.md)'),
    ).map(({kind}) => kind),
  ).toEqual(['same']);
});

test('a line that only one version has is marked as a whole', () => {
  expect(
    differences(edition('1.0/', 'One.'), edition('', 'One.\n\nTwo.')),
  ).toContainEqual({kind: 'added', text: '\nTwo.\n'});
});
