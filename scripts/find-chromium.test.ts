import {chmodSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder, writeFiles} from '../tests/support/written-files';
import {findChromium} from './find-chromium';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

/** A program that responds to `--version` with a given text. */
function program(name: string, output: string, status = 0): string {
  writeFiles(folder, {
    [name]: `#!/bin/sh\necho "${output}"\nexit ${status}\n`,
  });
  const file = path.join(folder, name);
  chmodSync(file, 0o755);
  return file;
}

const nowhere = '/nowhere/chromium';

test('the program that CHROMIUM_PATH names is used before any other', () => {
  program('bin/chromium', 'Chromium 140');
  const mine = program('mine', 'Google Chrome 141');
  const env = {CHROMIUM_PATH: mine, PATH: path.join(folder, 'bin')};
  expect(findChromium({env, playwrightPath: nowhere})).toBe(mine);
});

test('a CHROMIUM_PATH that names no browser is an error, not a silent other browser', () => {
  program('bin/chromium', 'Chromium 140');
  const env = {CHROMIUM_PATH: nowhere, PATH: path.join(folder, 'bin')};
  expect(() => findChromium({env, playwrightPath: nowhere})).toThrow(
    'CHROMIUM_PATH is /nowhere/chromium, which is not a Chromium that starts. Correct it, or unset it to use the one on this machine.',
  );
});

test('skips a stub that only suggests a snap', () => {
  program('bin/chromium-browser', 'requires the chromium snap', 1);
  const playwrightPath = program('playwright/chrome', 'Chromium 141');
  const env = {PATH: path.join(folder, 'bin')};
  expect(findChromium({env, playwrightPath})).toBe(playwrightPath);
});
