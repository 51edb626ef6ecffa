import {expect, test} from 'vitest';
import {keepToolStyles} from '.';

const framework = {styles: {name: 'styles', type: 'css/mini-extract'}};

test.each([
  ['src/features/tools/ToolCards/styles.tool.module.css', false],
  ['src/features/page-layout/PageHead/styles.module.css', true],
  ['src/css/site.css', true],
  ['src/components/tool.module.css', true],
])('whether every page loads %s: %s', (file, everyPage) => {
  const {test: pattern} =
    keepToolStyles(framework).optimization.splitChunks.cacheGroups.styles;
  expect(pattern.test(`/site/${file}`)).toBe(everyPage);
});

test.each([
  undefined,
  {},
  {styles: false as const},
  {styles: {name: 'styles', type: 'css'}},
  {styles: {...framework.styles, test: /css/}},
])('the groups %j are a change of the framework', (groups) => {
  expect(() => keepToolStyles(groups)).toThrow(/plugins\/tool-styles/);
});
