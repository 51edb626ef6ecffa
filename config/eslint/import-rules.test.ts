/**
 * Feeds code that breaks the import rules to ESLint, so that a rule that stops working is
 * noticed.
 */
import {beforeAll, expect, test} from 'vitest';
import {linter} from './lint-code';

const findings = linter((ruleId) =>
  /^(?:boundaries|n)\/|^no-restricted-/.test(ruleId),
);

// The first file waits for ESLint, its plugins and TypeScript to load.
beforeAll(() => findings('config/first.ts', ''), 60_000);

test.each([
  [
    'src/features/tools/wrong.tsx',
    `import '@site/src/pages/versions';`,
    'features may not import pages',
  ],
  [
    'src/features/tools/wrong.tsx',
    `import '../url-builder/Parameters';`,
    'features may not import features',
  ],
  [
    'src/features/tools/wrong.tsx',
    `import '../../theme/MDXComponents';`,
    'features may not import theme',
  ],
  [
    'src/features/tools/wrong.tsx',
    `import path from 'node:path';`,
    'has no Node modules',
  ],
  [
    'src/features/tools/wrong.tsx',
    `import '@site/packages/doctor/limits';`,
    'features may not import packages',
  ],
  [
    'src/features/glossary/plugin/wrong.ts',
    `import '../../page-notes/plugin/sources-data';`,
    'build-time may not import build-time',
  ],
  [
    'src/pages/wrong.tsx',
    `import '@site/src/features/search/plugin';`,
    'pages may not import build-time',
  ],
  [
    'src/pages/wrong.tsx',
    `const x = import('@site/scripts/preview');`,
    'pages may not import tests',
  ],
  [
    'src/theme/Wrong.tsx',
    `export * from '@site/tests/support/guards';`,
    'theme may not import tests',
  ],
  [
    'plugins/wrong/index.ts',
    `import '../../src/features/comparison/plugin';`,
    'plugins may not import build-time',
  ],
  [
    'config/wrong.ts',
    `import '../plugins/content';`,
    'config may not import plugins',
  ],
  [
    'deploy/wrong.ts',
    `import '../scripts/preview';`,
    'deploy may not import tests',
  ],
  [
    'packages/docs-check/wrong.ts',
    `import '../../plugins/content';`,
    'packages may not import plugins',
  ],
  [
    'packages/docs-check/wrong.ts',
    `import '../doctor/limits';`,
    'packages may not import packages',
  ],
  [
    'packages/search/runtime/wrong.ts',
    `import {useState} from 'react';`,
    'This package is plain TypeScript',
  ],
  [
    'packages/search/runtime/wrong.ts',
    `import {readFileSync} from 'node:fs';`,
    'has no Node modules',
  ],
  [
    'packages/search/indexer/wrong.ts',
    `import {z} from 'fflate';`,
    '"fflate" is extraneous',
  ],
  ['elsewhere/wrong.ts', `export {};`, 'boundaries/no-unknown-files'],
  ['src/features/utils/index.ts', `export {};`, 'No utils or helpers here'],
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
    'src/features/tools/right.tsx',
    `import '../tables'; import './Field'; import '@ohif-docs/doctor/limits'; import '@site/src/chrome/copyMarkdown';`,
  ],
  [
    'src/features/glossary/plugin/right.ts',
    `import 'node:fs'; import '../../showcase/plugin'; import '../../../../plugins/content';`,
  ],
  [
    'config/features.ts',
    `import './navbar'; import '../src/features/search/plugin';`,
  ],
  ['deploy/right.ts', `import '../config/headers';`],
  [
    'src/features/tools/right.spec.ts',
    `import 'node:fs'; import '../../../scripts/preview'; import '@ohif-docs/doctor';`,
  ],
  ['packages/search/indexer/right.ts', `import {readFileSync} from 'node:fs';`],
])('%s with `%s` is allowed', async (file, code) => {
  expect(await findings(file, code)).toEqual([]);
});
