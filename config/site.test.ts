/** Constants of the site that no page shows as such; what a page shows is tested there. */
import path from 'node:path';
import {expect, test} from 'vitest';
import config from '../docusaurus.config';
import {announcement} from './announcement';

test('pictures are encoded at quality 70, in two widths from 640 to 1030', () => {
  const options = config.plugins.flatMap((plugin) =>
    Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-ideal-image'
      ? [plugin[1]]
      : [],
  );
  expect(options).toEqual([
    expect.objectContaining({quality: 70, min: 640, max: 1030, steps: 2}),
  ]);
});

test('tables of contents have the levels 2 and 3', () => {
  expect(config.themeConfig.tableOfContents).toEqual({
    minHeadingLevel: 2,
    maxHeadingLevel: 3,
  });
});

test.each([
  ['/', '"/release-notes"'],
  ['/docs/', '"/docs/release-notes"'],
  ['docs', '"/docs/release-notes"'],
])('with the base URL %s, the announcement leads to %s', (baseUrl, link) => {
  expect(announcement(baseUrl).content).toContain(`<a href=${link}>`);
});

test('no setting says where the site was built: the debug area shows them all', () => {
  expect(JSON.stringify(config)).not.toContain(path.resolve(__dirname, '..'));
});
