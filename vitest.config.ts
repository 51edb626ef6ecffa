import path from 'node:path';
import {defineConfig} from 'vitest/config';

const ignored = ['**/node_modules/**', 'build/**', '.docusaurus/**'];

/**
 * Three projects: `unit` (next to the code, seconds), `site` (`tests/site`: what the
 * files of build/ contain), and `build` (`*.build.test.ts`: each runs whole Docusaurus
 * builds, minutes).
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
          exclude: [...ignored, '**/*.build.test.ts', 'tests/site/**'],
          // A limit for what hangs; a busy machine may be slow.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/*.test.ts'],
          // The files share what one of them has read.
          isolate: false,
          fileParallelism: false,
          testTimeout: 5 * 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['**/*.build.test.ts'],
          exclude: ignored,
          testTimeout: 10 * 60_000,
          hookTimeout: 10 * 60_000,
        },
      },
    ],
  },
});
