import {expect, test} from 'vitest';
import {loadedVersions} from './loaded-versions';

const docs = (id: string, content?: object) => ({
  name: 'docusaurus-plugin-content-docs',
  options: {id},
  content,
});
const of = (...plugins: object[]) =>
  loadedVersions({plugins} as unknown as Parameters<typeof loadedVersions>[0]);

test('returns the versions of the site’s own docs, in their order', () => {
  const loaded = [{versionName: 'current'}, {versionName: '3.9'}];
  expect(
    of(
      {name: 'docusaurus-plugin-sitemap', options: {id: 'default'}},
      docs('other', {loadedVersions: []}),
      docs('default', {loadedVersions: loaded}),
    ),
  ).toBe(loaded);
});

test('a build without them stops', () => {
  expect(() => of(docs('other', {loadedVersions: []}))).toThrow(/no content/);
  expect(() => of(docs('default'))).toThrow(/no content/);
});
