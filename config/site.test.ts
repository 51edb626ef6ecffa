/** Settings that depend on the environment or on each other. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import config from '../docusaurus.config';
import {announcement} from './announcement';

test.each([
  ['/', '"/release-notes"'],
  ['/docs/', '"/docs/release-notes"'],
  ['docs', '"/docs/release-notes"'],
])('with the base URL %s, the announcement leads to %s', (baseUrl, link) => {
  expect(announcement(baseUrl).content).toContain(`<a href=${link}>`);
});

test('no setting contains the build folder, because the debug area shows all settings', () => {
  expect(JSON.stringify(config)).not.toContain(path.resolve(__dirname, '..'));
});

test.each(['docs', 'versioned_docs/version-3.9'])(
  'the introduction in %s does not repeat the tagline',
  (folder) => {
    const file = path.resolve(__dirname, '..', folder, 'index.md');
    expect(readFileSync(file, 'utf8').toLowerCase()).not.toContain(
      config.tagline.toLowerCase(),
    );
  },
);

test('links, headings, pictures, and addresses that are wrong stop the build', () => {
  const {onBrokenLinks, onBrokenAnchors, onDuplicateRoutes, markdown} = config;
  expect({
    onBrokenLinks,
    onBrokenAnchors,
    onDuplicateRoutes,
    ...markdown.hooks,
  }).toEqual({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  });
});
