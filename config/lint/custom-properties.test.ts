/** Feeds undefined names to the check of custom properties. */
import {expect, test} from 'vitest';
import {findings, undefinedProperties, type Source} from './custom-properties';

const sheet = (text: string, name = 'src/a.module.css'): Source => ({
  name,
  text,
});
const found = (...site: Source[]) => undefinedProperties(site, []);

test('a property that nothing defines is found with its file and line', () => {
  expect(
    found(sheet('a {\n  color: red;\n  border: 1px solid var(--gone);\n}')),
  ).toEqual(['src/a.module.css:3: --gone is used, but nothing defines it.']);
});

test('also with a fallback, and in the style of a component', () => {
  expect(found(sheet('a {width: var(--gone, 1rem)}'))).toHaveLength(1);
  expect(
    found(sheet("<p style={{color: 'var(--gone)'}} />", 'src/a.tsx')),
  ).toEqual(['src/a.tsx:1: --gone is used, but nothing defines it.']);
});

test.each([
  ['another style sheet of the site', sheet(':root {--own: 1px}')],
  ['@property', sheet("@property --own {syntax: '*'; inherits: false}")],
  ['a style', sheet("<p style={{'--own': 1}} />", 'src/a.tsx')],
  ['a style', sheet("const s = {['--own' as string]: 1};", 'src/a.tsx')],
  ['a script', sheet("style.setProperty('--own', '1px')", 'src/a.ts')],
])('%s defines a property', (_, definition) => {
  const use = sheet('a {width: var(--own)}', 'src/b.css');
  expect(found(use)).toHaveLength(1);
  expect(found(use, definition)).toEqual([]);
});

test('the site uses only properties that are defined', () => {
  expect(findings()).toEqual([]);
});
