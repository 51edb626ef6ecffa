import {expect, test} from 'vitest';
import {layoutsIn, withStyles} from './index';

const group = (files: readonly string[], ...requests: string[]) => ({
  origins: requests.map((request) => ({request})),
  getFiles: () => files,
});
const manifest = {
  entrypoints: ['main'],
  origins: {main: [1]},
  assets: {1: {js: [{file: 'main.js'}], css: [{file: 'all.css'}]}},
};

test('a module leads to its style sheets, but not to scripts or to what all pages have', () => {
  const {origins, assets} = withStyles(manifest, [
    group(['page.js', 'all.css', 'page.css'], '@site/docs/page.mdx'),
    group(['plain.js', 'all.css'], '@site/docs/plain.mdx'),
  ]);
  expect(origins).toEqual({main: [1], '@site/docs/page.mdx': ['page.css']});
  expect(assets).toEqual({
    ...manifest.assets,
    'page.css': {css: [{file: 'page.css'}]},
  });
});

test('a style sheet of two modules has one key', () => {
  const {origins} = withStyles(manifest, [
    group(['a.css'], 'one'),
    group(['a.css', 'b.css'], 'two'),
  ]);
  expect(origins).toMatchObject({one: ['a.css'], two: ['a.css', 'b.css']});
});

test('the given list is not changed', () => {
  withStyles(manifest, [group(['own.css'], 'one')]);
  expect(Object.keys(manifest.origins)).toEqual(['main']);
});

test('one file for all pages is an error', () => {
  expect(() =>
    withStyles(manifest, [group(['page.js', 'all.css'], 'one')]),
  ).toThrow('No page has its own style sheet');
});

test('the layouts are the components of the theme, without the debug area', () => {
  expect([
    ...layoutsIn(
      `"1a": [() => import(/* webpackChunkName: "1a" */ "@theme/DocItem"), "@theme/DocItem"],
       "2b": [() => import(/* webpackChunkName: "2b" */ "@theme/DebugConfig"), "@theme/DebugConfig"],
       "3c": [() => import(/* webpackChunkName: "3c" */ "@site/docs/a.mdx"), "@site/docs/a.mdx"],`,
    ),
  ]).toEqual(['1a']);
});
