/**
 * Feeds code that breaks the import rules to ESLint, so that a rule that stops working is
 * noticed.
 */
import {beforeAll, expect, test} from 'vitest';
import {linter} from './lint-code';

const findings = linter(
  (ruleId) =>
    ruleId.startsWith('boundaries/') || ruleId.startsWith('no-restricted-'),
);

// The first file waits for ESLint, its plugins and TypeScript to load.
beforeAll(() => findings('config/first.ts', ''), 60_000);

test.each([
  [
    'src/components/Wrong/index.tsx',
    `import '@site/src/pages/versions';`,
    'components may not import pages',
  ],
  [
    'src/components/Wrong/index.tsx',
    `import '../../theme/MDXComponents';`,
    'components may not import theme',
  ],
  [
    'src/pages/wrong.tsx',
    `import '@site/src/features/search/plugin';`,
    'pages may not import plugins',
  ],
  [
    'src/pages/wrong.tsx',
    `const x = import('@site/scripts/preview');`,
    'pages may not import chores',
  ],
  [
    'deploy/wrong.ts',
    `import '../scripts/preview';`,
    'deploy may not import chores',
  ],
  [
    'src/theme/Wrong.tsx',
    `export * from '@site/tests/support/guards';`,
    'theme may not import chores',
  ],
  [
    'plugins/wrong/index.ts',
    `import {navbar} from '../../config/navbar';`,
    'plugins may not import config',
  ],
  [
    'plugins/wrong/index.ts',
    `import type {Props} from '../../src/components/ViewerPicture';`,
    'plugins may not import components',
  ],
  [
    'config/wrong.ts',
    `import '../plugins/content';`,
    'config may not import plugins',
  ],
  [
    'packages/search/format/wrong.ts',
    `import '../../../src/components/ViewerPicture';`,
    'search-format may not import components',
  ],
  [
    'packages/search/runtime/wrong.ts',
    `import '../../../plugins/search-index';`,
    'search-runtime may not import plugins',
  ],
  [
    'packages/search/runtime/wrong.ts',
    `import {useState} from 'react';`,
    'This package is plain TypeScript',
  ],
  [
    'packages/search/indexer/wrong.ts',
    `import Link from '@docusaurus/Link';`,
    'This package is plain TypeScript',
  ],
  [
    'packages/search/runtime/wrong.ts',
    `import {readFileSync} from 'node:fs';`,
    'has no Node modules',
  ],
  [
    'src/components/Wrong/index.tsx',
    `import path from 'node:path';`,
    'has no Node modules',
  ],
  [
    'plugins/wrong/index.ts',
    `import '../../scripts/preview.test';`,
    'plugins may not import tests',
  ],
  ['elsewhere/wrong.ts', `export {};`, 'boundaries/no-unknown-files'],
  ['src/components/utils/index.ts', `export {};`, 'No utils or helpers here'],
  ['plugins/wrong/helpers.ts', `export {};`, 'No utils or helpers here'],
])('%s with `%s` is refused', async (file, code, message) => {
  const found = await findings(file, code);
  expect(found.join('\n')).toContain(message);
});

test.each([
  [
    'src/pages/right.tsx',
    `import '@site/src/features/pictures'; import '@site/config/releases';`,
  ],
  [
    'src/components/Right/index.tsx',
    `import styles from '../ViewerPicture/styles.module.css'; import '../ViewerPicture';`,
  ],
  [
    'docusaurus.config.ts',
    `import './config/navbar'; import './plugins/content';`,
  ],
  ['deploy/right.ts', `import '../config/headers';`],
  ['config/right.ts', `import packageJson from '../package.json';`],
  [
    'tests/e2e/right.spec.ts',
    `import '../../config/headers'; import '../../scripts/preview'; import '@site/src/features/pictures';`,
  ],
  [
    'packages/search/format/right.test.ts',
    `import '../../../plugins/content';`,
  ],
  ['packages/search/indexer/right.ts', `import {readFileSync} from 'node:fs';`],
])('%s with `%s` is allowed', async (file, code) => {
  expect(await findings(file, code)).toEqual([]);
});
