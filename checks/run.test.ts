import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, test} from 'vitest';

const run = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'run.ts'), ...args],
    {cwd: join(import.meta.dirname, '..'), encoding: 'utf8'},
  );

test.each(['--missing', '--lower', '--raise', '--stamps'])(
  '%s says nothing of one page',
  (option) => {
    const {status, stderr} = run('docs/faq/index.md', option);
    expect(stderr).toContain(
      `${option} speaks of all pages: run it without docs/faq/index.md.`,
    );
    expect(status).toBe(1);
  },
  60_000,
);

test('an option that is none is named, with those that are', () => {
  const {status, stderr} = run('--raised');
  expect(stderr).toContain(
    '--raised is no option. Options: --unverified, --missing, --lower, --raise, --stamps.',
  );
  expect(status).toBe(1);
}, 60_000);
