/** The files and packages that maintainers expect in a site with this framework's classic preset. */
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import packageJson from '../package.json';

const root = path.resolve(__dirname, '..');

const topLevel = [
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'src',
  'static',
  'i18n',
  'sidebars.ts',
  'docusaurus.config.ts',
  'package.json',
  'tsconfig.json',
  'babel.config.js',
];

test.each(topLevel)('%s is at the top level', (name) => {
  expect(existsSync(path.join(root, name))).toBe(true);
});

const packages = [
  '@docusaurus/core',
  '@docusaurus/preset-classic',
  '@docusaurus/theme-search-algolia',
  '@docusaurus/plugin-google-gtag',
  '@docusaurus/plugin-ideal-image',
  'docusaurus-plugin-image-zoom',
  'react',
  'react-dom',
  'clsx',
  'prism-react-renderer',
];

test.each(packages)('%s ships with the site', (name) => {
  expect(Object.keys(packageJson.dependencies)).toContain(name);
});

test('Babel has the preset of the framework', () => {
  const {presets} = createRequire(__filename)('../babel.config.js') as {
    presets: string[];
  };
  expect(presets).toEqual([
    createRequire(__filename).resolve('@docusaurus/core/lib/babel/preset'),
  ]);
});
