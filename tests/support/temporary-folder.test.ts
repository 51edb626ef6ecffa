import {existsSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import setup from './temporary-folder';

test('the tests of a run have their own temporary folder', () => {
  expect(path.basename(tmpdir())).toMatch(/^tests-/);
});

test('it is removed with its contents, and the environment is restored', () => {
  const before = tmpdir();
  const teardown = setup();
  const own = tmpdir();
  expect(own).not.toBe(before);
  writeFileSync(path.join(own, 'left behind'), '');
  teardown();
  expect(existsSync(own)).toBe(false);
  expect(tmpdir()).toBe(before);
});
