import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {describeError} from './run-main';

test('an error is described with all its causes', () => {
  const error = new Error('The page is missing.', {
    cause: new Error('Cannot read a.md', {cause: 'EACCES'}),
  });
  expect(describeError(error)).toBe(
    'The page is missing.\nCause: Cannot read a.md\nCause: EACCES',
  );
  expect(describeError('gone')).toBe('gone');
});

test('a program runs, fails with its message, and does nothing when imported', () => {
  const folder = mkdtempSync(path.join(__dirname, '.run-main-'));
  try {
    const program = path.join(folder, 'program.ts');
    writeFileSync(
      program,
      `import {runMain} from '../run-main';
       runMain(module, () => { throw new Error('No build.'); });`,
    );
    const importer = path.join(folder, 'importer.ts');
    writeFileSync(importer, `import './program'; console.log('imported');`);
    const tsx = ['--require', require.resolve('tsx/cjs')];
    const {status, stderr} = spawnSync(process.execPath, [...tsx, program], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, 'No build.\n']);
    expect(
      execFileSync(process.execPath, [...tsx, importer], {encoding: 'utf8'}),
    ).toBe('imported\n');
  } finally {
    rmSync(folder, {recursive: true});
  }
});
