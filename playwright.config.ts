import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {requireChromium} from './scripts/find-chromium';

// Found once: workers inherit the environment and skip the search.
const executablePath = requireChromium();
process.env.CHROMIUM_PATH = executablePath;

// Screenshots are taken of every page, not of the sample that is compared each time.
if (process.argv.includes('--update-snapshots')) {
  process.env.E2E_EVERY_PAGE = 'true';
}

const port = Number(process.env.E2E_PORT ?? 23300);
/** The built site under test; journeys of another build set their own. */
const folder = process.env.E2E_FOLDER ?? 'build';

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/e2e/**/*.spec.ts', 'src/features/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  // Variants of what another test shows, and what takes long: `npm run test:full` has them.
  grepInvert: process.env.E2E_EVERY_PAGE ? undefined : /@full/,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes the second time has found something, so there are no retries here.
  // In CI, a busy machine must not hold up a change: the report lists such a test as flaky.
  retries: process.env.CI ? 1 : 0,
  // One more than processors: a test waits for its page a third of the time.
  workers: Number(process.env.E2E_WORKERS ?? availableParallelism() + 1),
  timeout: 120_000,
  expect: {timeout: 15_000},
  // One picture for all systems: what is compared does not depend on their fonts.
  snapshotPathTemplate:
    '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    viewport: {width: 1366, height: 900},
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Traces double the time; `npm run test:e2e -- --trace on` makes them.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        // Distributions switch it on; without a graphics card it is emulated, slowly.
        '--disable-gpu',
        // Letters are as wide as the font says: browsers without a window round them.
        '--font-render-hinting=none',
        // A page is open for seconds, in which code that V8 optimizes does not pay.
        '--js-flags=--no-opt,--no-maglev',
        // The tests need no network: every name but loopback leads nowhere.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  webServer: {
    command: `node --import tsx scripts/preview.ts --port ${port} --folder "${folder}"`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 60_000,
  },
});
