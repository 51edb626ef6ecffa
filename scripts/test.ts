/**
 * `npm test`: every check, in the order of how soon it can fail, and stops at the
 * first failure. Each step is an npm script of its own, so that it can be run alone.
 * CONTRIBUTING.md says what each one means and how to fix it.
 *
 * `npm run test:full` is the same with `--every-page`: every page of every version is
 * opened and given to axe in both colour modes, not a sample. It takes long.
 */
import {spawnSync} from 'node:child_process';

const steps = [
  ['check:format', 'code is formatted (Prettier)'],
  ['check:lint', 'lint and import rules (ESLint)'],
  ['check:types', 'types (tsc)'],
  [
    'find-recipe-tools',
    'programs that check recipes are here, or get installed',
  ],
  ['check', 'the docs are true of the published packages'],
  ['test:unit', 'unit tests (Vitest)'],
  ['build', 'the site builds (Docusaurus)'],
  ['anchors', 'links into the built site are listed, so that they stay alive'],
  ['find-chromium', 'a Chromium is here, or gets installed'],
  ['test:e2e', 'the built site in a browser (Playwright)'],
  ['test:build', 'builds that must fail, and a new version (Vitest)'],
  ['bench:page-weight', 'no page has grown (page weight)'],
  ['bench:search', 'search finds what it did, and has not grown'],
] as const;

const env: NodeJS.ProcessEnv = {
  ...process.env,
  // A check that cannot run on this machine has not passed.
  CI: process.env.CI ?? 'true',
  ...(process.argv.includes('--every-page') ? {E2E_EVERY_PAGE: 'true'} : {}),
};

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(0)} s`;
}

const begin = Date.now();
let passed = 0;

for (const [script, meaning] of steps) {
  const stepBegin = Date.now();
  console.log(`\n=== ${passed + 1}/${steps.length} ${script}: ${meaning}`);
  const {status, signal} = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      `\n=== ${script} failed after ${seconds(stepBegin)}${signal ? ` (${signal})` : ''}. Run it alone with "npm run ${script}"; CONTRIBUTING.md says how to fix it.`,
    );
    console.log(`${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`=== ${script} passed in ${seconds(stepBegin)}`);
}

console.log(`\nEvery check of npm test passed in ${seconds(begin)}.`);
console.log(`${passed} passed, 0 failed`);
