/**
 * `npm test`: every check, in the order of how soon it can fail, and stops at the
 * first failure. Each step is an npm script of its own, so that it can be run alone.
 * CONTRIBUTING.md says what each one means and how to fix it.
 *
 * `npm run test:full` is the same with `--every-page`: every page of every version is
 * opened and given to axe in both colour modes, not a sample. It takes long.
 */
import {spawn} from 'node:child_process';

type Step = readonly [script: string, meaning: string];

/** Those of a list within the list use one processor each, and run at the same time. */
const steps: readonly (Step | readonly Step[])[] = [
  [
    ['check:format', 'code is formatted (Prettier)'],
    ['check:types', 'types (tsc)'],
    ['check:lint', 'lint and import rules (ESLint)'],
  ],
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
  [
    'test:build',
    'builds that must fail, a new version, the live preview (Vitest)',
  ],
  ['bench:page-weight', 'no page has grown (page weight)'],
  ['bench:search', 'search finds what it did, and has not grown'],
];

const everyPage = process.argv.includes('--every-page');

const env: NodeJS.ProcessEnv = {
  ...process.env,
  // A check that cannot run on this machine has not passed.
  CI: process.env.CI ?? 'true',
  ...(everyPage ? {E2E_EVERY_PAGE: 'true'} : {}),
};

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(0)} s`;
}

/** Runs a script; what it prints is shown as it comes, or when it has ended. */
function run(
  script: string,
  show: 'as it comes' | 'at the end',
): Promise<{code: number | null; signal: string | null}> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: show === 'as it comes' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env,
      shell: process.platform === 'win32',
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => output.push(part));
    child.stderr?.on('data', (part: Buffer) => output.push(part));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.stdout.write(Buffer.concat(output));
      resolve({code, signal});
    });
  });
}

const isStep = (step: Step | readonly Step[]): step is Step =>
  typeof step[0] === 'string';

const count = steps.flatMap((step) => (isStep(step) ? [step] : step)).length;

async function runAll(): Promise<void> {
  const begin = Date.now();
  let passed = 0;
  for (const step of steps) {
    const together = isStep(step) ? [step] : step;
    const stepBegin = Date.now();
    together.forEach(([script, meaning], i) => {
      console.log(`\n=== ${passed + i + 1}/${count} ${script}: ${meaning}`);
    });
    const failed = await Promise.all(
      together.map(async ([script]) => {
        const {code, signal} = await run(
          script,
          together.length > 1 ? 'at the end' : 'as it comes',
        );
        if (code === 0) {
          passed += 1;
          console.log(`=== ${script} passed in ${seconds(stepBegin)}`);
          return false;
        }
        console.error(
          `\n=== ${script} failed after ${seconds(stepBegin)}${signal ? ` (${signal})` : ''}. Run it alone with "${everyPage ? 'E2E_EVERY_PAGE=true ' : ''}npm run ${script}"; CONTRIBUTING.md says how to fix it.`,
        );
        return true;
      }),
    );
    const failures = failed.filter(Boolean).length;
    if (failures > 0) {
      console.log(`${passed} passed, ${failures} failed`);
      process.exit(1);
    }
  }
  console.log(`\nEvery check of npm test passed in ${seconds(begin)}.`);
  console.log(`${passed} passed, 0 failed`);
}

void runAll();
