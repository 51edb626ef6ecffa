/**
 * `npm test`: every check, two at a time where they do not depend on each other, and stops
 * at the first group with a failure. Each step is an npm script that can run alone;
 * CONTRIBUTING.md says how to fix what it reports.
 *
 * Options: `--no-install` leaves the machine as it is: steps whose programs are missing
 * are skipped and listed at the end (an error where CI is set). `--every-page` is
 * `npm run test:full`: every page of every version in both color modes, not a sample, the
 * variants of browser tests (`@full`), the builds that a release needs, and the tutorials and
 * faults with the real programs.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {
  installCommands,
  installTools,
  missingTools,
  type Tool,
} from './install-tools';
import {runMain} from './run-main';

/** Groups run one after another; the steps of a group run two at a time. */
const groups: readonly (readonly string[])[] = [
  // The longest first: the short ones fill the time that is left.
  ['test:unit', 'check', 'check:lint', 'check:format', 'check:licenses'],
  ['build'],
  ['test:site'],
  // It uses both cores by itself.
  ['test:e2e'],
];

/** After them in `npm run test:full`. */
export const fullGroups: typeof groups = [
  ...groups,
  ['bench:search', 'bench:page-weight'],
  ['test:build'],
  ['test:real-programs'],
];

const groupsOfRun = () => (process.env.E2E_EVERY_PAGE ? fullGroups : groups);

/** Which steps a machine without these tools skips or shortens, one line each. */
export function consequences(missing: readonly Tool[]): string[] {
  return missing.flatMap(({name, packages, skips, shortens}) => [
    ...skips.map((step) => `${step}: skipped, ${name} is not installed`),
    ...shortens.map(
      (step) => `${step}: without the parts that need ${name} (${packages[0]})`,
    ),
  ]);
}

/** Installs what is missing unless the caller refuses, and announces it first. */
function prepare(install: boolean): Tool[] {
  const missing = missingTools();
  const commands = installCommands(missing);
  if (!install || commands.length === 0) {
    return missing;
  }
  console.log(
    [
      `npm test needs ${missing.map(({name}) => name).join(', ')} and will now run:`,
      ...commands.map((command) => `  ${command.join(' ')}`),
      'To refuse, stop this and run: npm test -- --no-install',
    ].join('\n'),
  );
  return installTools(missing);
}

/** Arguments of npm-run-all that run the groups without the skipped steps. */
export function plan(skipped: ReadonlySet<string>): string[] {
  return [
    ...['--silent', '--print-name', '--aggregate-output', '--max-parallel=2'],
    ...groupsOfRun().flatMap((group) => {
      const steps = group.filter((step) => !skipped.has(step));
      return steps.length === 0
        ? []
        : [steps.length > 1 ? '--parallel' : '--sequential', ...steps];
    }),
  ];
}

function main(): void {
  const {values} = parseArgs({
    options: {
      'no-install': {type: 'boolean', default: false},
      'every-page': {type: 'boolean', default: false},
    },
  });
  if (values['every-page']) {
    process.env.E2E_EVERY_PAGE = 'true';
  }
  if (process.env.CI) {
    // A fresh clone has nothing in the bundler's cache. To write one costs time, and now and
    // then (Rspack 1.7.12) a build with it waits for itself forever.
    process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  }
  const missing = prepare(!values['no-install']);
  const notRun = consequences(missing);
  if (notRun.length > 0 && process.env.CI) {
    throw new Error(
      `CI is set, so nothing may be skipped:\n${notRun.join('\n')}`,
    );
  }
  const skipped = new Set(missing.flatMap(({skips}) => skips));
  const begin = Date.now();
  const {status} = spawnSync(
    process.execPath,
    [require.resolve('npm-run-all2/bin/npm-run-all'), ...plan(skipped)],
    {stdio: 'inherit'},
  );
  const minutes = ((Date.now() - begin) / 60_000).toFixed(1);
  notRun.forEach((line) => console.log(`NOT RUN: ${line}`));
  if (status !== 0) {
    console.log(
      `npm test failed after ${minutes} min. CONTRIBUTING.md says how to fix the step that failed; "npm run STEP" runs it alone.`,
    );
    process.exitCode = 1;
  } else {
    const steps = groupsOfRun()
      .flat()
      .filter((step) => !skipped.has(step));
    console.log(
      `The steps of npm test passed in ${minutes} min: ${steps.join(', ')}`,
    );
    console.log(`${steps.length} passed, 0 failed`);
  }
}

runMain(module, main);
