import {expect, test} from 'vitest';
import {layoutsIn, withStyles} from './index';

const group = (files: readonly string[], ...requests: string[]) => ({
  origins: requests.map((request) => ({request})),
  getFiles: () => files,
});
const manifest = {origins: {main: [1]}, assets: {1: {js: [{file: 'main.js'}]}}};

test('a module leads to the styles of its chunks, and keeps no script', () => {
  const {origins, assets} = withStyles(manifest, [
    group(['page.js', 'page.css'], '@site/docs/page.mdx'),
    group(['plain.js'], '@site/docs/plain.mdx'),
  ]);
  expect(origins).toEqual({
    main: [1],
    '@site/docs/page.mdx': ['@site/docs/page.mdx'],
  });
  expect(assets['@site/docs/page.mdx']).toEqual({css: [{file: 'page.css'}]});
  expect(assets[1]).toEqual({js: [{file: 'main.js'}]});
});

test('a file that two modules need is linked once', () => {
  const {assets} = withStyles(manifest, [
    group(['a.css'], 'one', 'two'),
    group(['a.css', 'b.css'], 'three'),
  ]);
  const [first, ...others] = Object.values(assets).map(({css}) => css?.[0]);
  expect(first).toBeUndefined();
  expect(others).toHaveLength(3);
  expect(new Set(others).size).toBe(1);
});

test('the list as it was stays', () => {
  withStyles(manifest, [group(['a.css'], 'one')]);
  expect(Object.keys(manifest.origins)).toEqual(['main']);
});

test('no styles of any module are an error', () => {
  expect(() => withStyles(manifest, [group(['page.js'], 'one')])).toThrow(
    'No module of a page has styles of its own',
  );
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
