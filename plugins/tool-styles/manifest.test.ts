import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {linkStyles, type Manifest} from './manifest';

/** The framework's own look-up, which has no types. */
const {getBundles} = createRequire(__filename)(
  'react-loadable-ssr-addon-v5-slorber',
) as {getBundles: (manifest: Manifest, modules: string[]) => unknown};

const file = (name: string) => [{file: `assets/${name}`}];
const manifest: Manifest = {
  entrypoints: ['main'],
  origins: {main: [1, 2], styles: [2, 1], abc: [3], def: [4]},
  assets: {
    1: {js: file('main.js')},
    2: {css: file('styles.css')},
    3: {css: file('abc.css'), js: file('abc.js')},
    4: {js: file('def.js')},
  },
};
const entry = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;
const tool = '@site/src/pages/tools/url.mdx';
const other = '@site/src/pages/help.md';
const registry = `export default {\n${entry('abc', tool)}${entry('def', other)}};`;

/** The files that the framework links in the HTML of a page with these modules. */
const filesOf = (...modules: string[]) =>
  getBundles(linkStyles(manifest, registry), ['main', ...modules]);

test('the page of a tool links to its styles, and to none of its scripts', () => {
  expect(filesOf(tool)).toEqual({
    js: file('main.js'),
    css: [...file('styles.css'), ...file('abc.css')],
  });
});

test('another page links to the styles of the site only', () => {
  expect(filesOf(other)).toEqual({
    js: file('main.js'),
    css: file('styles.css'),
  });
});

test('styles that only a part of a page loads later are left to its script', () => {
  const later = {...manifest.assets, 5: {css: file('later.css')}};
  expect(
    linkStyles({...manifest, assets: later}, registry).origins[tool],
  ).toEqual(['3.css']);
});

test('a registry that has changed is an error', () => {
  expect(() => linkStyles(manifest, registry.replaceAll('"', "'"))).toThrow(
    /plugins\/tool-styles\/manifest\.ts/,
  );
});
