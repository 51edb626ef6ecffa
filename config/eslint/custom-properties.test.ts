/** Feeds undefined names to the check of custom properties. */
import {expect, test} from 'vitest';
import {findings, undefinedProperties, type Source} from './custom-properties';

const sheet = (text: string, name = 'src/a.module.css'): Source => ({
  name,
  text,
});
const framework = [sheet(':root {--ifm-leading: 1rem}', 'infima.css')];
const found = (...site: Source[]) => undefinedProperties(site, framework);

test('a property that nothing defines is found with its file and line', () => {
  expect(
    found(sheet('a {\n  color: red;\n  border: 1px solid var(--gone);\n}')),
  ).toEqual(['src/a.module.css:3: --gone is used, but nothing defines it.']);
});

test.each([
  ['with a fallback', 'a {width: var(--gone, 1rem)}'],
  ['as a fallback', 'a {width: var(--ifm-leading, var(--gone))}'],
  ['in a calculation', 'a {width: calc(1px + var( --gone ))}'],
  ['in another property', 'a {--b: var(--gone)}'],
  ['in a media query', '@media print {a {width: var(--gone)}}'],
  ['in a name that begins like a known one', 'a {width: var(--ifm-lead)}'],
])('also %s', (_, css) => {
  expect(found(sheet(css))).toHaveLength(1);
});

test('also in the style of a component', () => {
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

test('the framework and Radix define properties', () => {
  expect(
    found(
      sheet('a {top: var(--ifm-leading); width: var(--radix-select-width)}'),
    ),
  ).toEqual([]);
});

test('commented-out code neither uses nor defines properties', () => {
  expect(found(sheet('a {/* width: var(--gone) */ top: 0}'))).toEqual([]);
  expect(found(sheet('a {/* --own: 1px; */ width: var(--own)}'))).toHaveLength(
    1,
  );
});

test('the site uses only properties that are defined', () => {
  expect(findings()).toEqual([]);
});
