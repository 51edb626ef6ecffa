import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';

const run = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'run.ts'), ...args],
    {cwd: path.join(import.meta.dirname, '../..'), encoding: 'utf8'},
  );

test.each(['--missing', '--lower', '--raise', '--stamps'])(
  '%s is refused for one page',
  (option) => {
    const {status, stderr} = run('docs/faq/index.md', option);
    expect(stderr).toContain(
      `${option} is about all pages: run it without docs/faq/index.md.`,
    );
    expect(status).toBe(1);
  },
  60_000,
);

test('an unknown option is reported with those that exist', () => {
  const {status, stderr} = run('--raised');
  expect(stderr).toContain(
    'Unknown option --raised. Options: --unverified, --missing, --lower, --raise, --stamps.',
  );
  expect(status).toBe(1);
}, 60_000);
