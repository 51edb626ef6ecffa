/** The files that machines follow unasked: they run the README's commands, and nothing loose. */
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import packageJson from '../../package.json';
import renovate from '../../renovate.json';
import {workflowFaults} from './workflow';

const file = '.github/workflows/ci.yml';
const workflow = readFileSync(file, 'utf8');

test('the workflow is pinned, read-only, and runs scripts that exist', () => {
  expect(workflowFaults(workflow, Object.keys(packageJson.scripts))).toEqual(
    [],
  );
});

const {on, jobs} = parse(workflow) as {
  on: {schedule?: {cron: string}[]};
  jobs: Record<string, {if?: string; steps: {run?: string}[]}>;
};

test('every page is tested once a week', () => {
  // A weekday, in the last of the five fields.
  expect(on.schedule?.map(({cron}) => cron)).toEqual([
    expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/),
  ]);
  const weekly = Object.values(jobs).filter(
    (job) => job.if === "github.event_name == 'schedule'",
  );
  expect(weekly.flatMap(({steps}) => steps.map(({run}) => run))).toContain(
    'npm run test:full',
  );
});

test('what the tests may not install themselves is installed before them', () => {
  const tests = /^npm (?:test|run test:full)$/;
  const runs = Object.values(jobs)
    .map(({steps}) => steps.flatMap(({run}) => run ?? []))
    .filter((commands) => commands.some((command) => tests.test(command)));
  expect(runs).toHaveLength(2);
  for (const commands of runs) {
    const before = commands.slice(
      0,
      commands.findIndex((command) => tests.test(command)),
    );
    expect(before.join('\n')).toMatch(/^sudo .*find-recipe-tools\.ts$/m);
  }
});

test('it runs the commands of the README', () => {
  const runs = jobs.test!.steps.map(({run}) => run);
  const [, ...commands] =
    /^(npm ci) && (npm test)/m.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(commands).toHaveLength(2);
  expect(runs).toEqual(expect.arrayContaining(commands));
});

describe('a fault is found', () => {
  const faults = (from: string | RegExp, to: string) =>
    workflowFaults(
      workflow.replace(from, to),
      Object.keys(packageJson.scripts),
    ).join('\n');

  test.each([
    [/@[0-9a-f]{40} # v[\d.]+/, '@v4', /not pinned/],
    [/(@[0-9a-f]{40}) # v[\d.]+/, '$1', /not pinned/],
    ['contents: read', 'contents: write', /may write/],
    ['permissions:\n  contents: read\n', '', /no permissions/],
    ['npm run archive', 'npm run gone', /no script "gone"/],
    ['persist-credentials: false', 'persist-credentials: true', /credentials/],
  ] as const)('%s', (from, to, message) => {
    expect(faults(from, to)).toMatch(message);
  });
});

test('the updater groups packages that are here', () => {
  const names = Object.keys({
    ...packageJson.dependencies,
    ...packageJson.devDependencies,
    ...packageJson.overrides,
  });
  for (const {matchPackageNames} of renovate.packageRules) {
    for (const pattern of matchPackageNames) {
      const begin = pattern.replace(/\*\*$/, '');
      expect(
        names.some((name) =>
          begin === pattern ? name === pattern : name.startsWith(begin),
        ),
        pattern,
      ).toBe(true);
    }
  }
});
