import path from 'node:path';
import {defineConfig} from 'vitest/config';

// The site's own build, not `search/build`.
const ignored = ['**/node_modules/**', 'build/**', '.docusaurus/**'];

/**
 * Two projects: `unit` (beside the code, seconds) and `build` (`*.build.test.ts`:
 * each runs whole Docusaurus builds, minutes).
 */
export default defineConfig({
  // The site's tsconfig leaves JSX to the bundler.
  esbuild: {jsx: 'automatic'},
  test: {
    globalSetup: './e2e/support/temporary-folder.ts',
    alias: {
      '@site': path.resolve(__dirname),
      '@ohif/ui-next': path.resolve(__dirname, 'src/viewer-ui'),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.build.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['**/*.build.test.ts'],
          exclude: ignored,
          fileParallelism: false,
          testTimeout: 10 * 60_000,
          hookTimeout: 10 * 60_000,
        },
      },
    ],
  },
});
