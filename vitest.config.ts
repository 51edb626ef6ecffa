import path from 'node:path';
import {defineConfig} from 'vitest/config';

/** Only `npm run test:full` runs the files that say so in their names. */
const ignored = [
  ...['**/node_modules/**', 'build/**', '.docusaurus/**'],
  ...(process.env.E2E_EVERY_PAGE ? [] : ['**/*.full.{test,build.test}.ts']),
];

/** Tests that replace a module (`vi.mock`) have a name with this end. */
const withMocks = '**/*.mocks.test.{ts,tsx}';

/**
 * The projects: `unit` (next to the code, seconds; `unit-mocks`: those that replace a
 * module, which needs its own copy of the others), `site` (`tests/site` and
 * `*.site.test.ts`: what the files of build/ contain), and `build` (`*.build.test.ts`: each runs whole Docusaurus
 * builds, minutes). The end `.full` in a name puts a file of any project into the full tier.
 */
export default defineConfig({
  // The site's tsconfig leaves JSX to the bundler.
  esbuild: {jsx: 'automatic'},
  test: {
    globalSetup: './tests/support/temporary-folder.ts',
    alias: {'@site': path.resolve(__dirname)},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            ...ignored,
            withMocks,
            '**/*.{build,site}.test.ts',
            'tests/{site,real-programs}/**',
          ],
          // Loading the same modules for each file took a third of the time.
          isolate: false,
          // A limit for what hangs; a busy machine may be slow.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-mocks',
          include: [withMocks],
          exclude: ignored,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/*.test.ts', '**/*.site.test.ts'],
          exclude: ignored,
          // The files share what one of them has read.
          isolate: false,
          fileParallelism: false,
          testTimeout: 5 * 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'real-programs',
          include: ['tests/real-programs/*.test.ts'],
          isolate: false,
          fileParallelism: false,
          testTimeout: 5 * 60_000,
          hookTimeout: 5 * 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['**/*.build.test.ts'],
          exclude: ignored,
          // The longest takes four minutes of processor time; the machine may be busy with other work.
          testTimeout: 30 * 60_000,
          hookTimeout: 30 * 60_000,
        },
      },
    ],
  },
});
