import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';

test('what is wrong with the command line ends the run with code 1', () => {
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'run.ts'), '--raised'],
    {cwd: path.join(import.meta.dirname, '../..'), encoding: 'utf8'},
  );
  expect(stderr).toContain("Unknown option '--raised'");
  expect(status).toBe(1);
}, 60_000);
