/**
 * ESLint on all code, unless it passed before with the same inputs. Some rules read types,
 * so the result of a file depends on the others: ESLint's own cache, which has one entry per
 * file, would keep results that are no longer true. With arguments, it lints those files.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runMain} from './run-main';

const root = path.resolve(__dirname, '..');
const passedFile = path.join(root, 'node_modules/.cache/eslint/passed.txt');

/** What ESLint reads, and what decides what it says: code, settings, and versions. */
const isInput = (file: string): boolean =>
  /\.(?:[cm]?[jt]sx?|json)$/.test(file) || file === '.gitignore';

/** A checksum of these files, by their names and contents. */
function checksumOf(folder: string, files: readonly string[]): string {
  const sum = createHash('sha256').update(process.version);
  for (const file of files) {
    sum.update(`\0${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return sum.digest('hex');
}

function inputs(): string[] {
  return execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26},
  )
    .split('\0')
    .filter((file) => isInput(file) && existsSync(path.join(root, file)))
    .sort();
}

function eslint(...files: string[]): boolean {
  const program = path.join(root, 'node_modules/eslint/bin/eslint.js');
  const {status} = spawnSync(
    process.execPath,
    [program, '--max-warnings', '0', ...files],
    {cwd: root, stdio: 'inherit'},
  );
  return status === 0;
}

function main(): void {
  const files = process.argv.slice(2);
  if (files.length > 0) {
    process.exitCode = eslint('--no-warn-ignored', ...files) ? 0 : 1;
    return;
  }
  const sum = checksumOf(root, inputs());
  if (existsSync(passedFile) && readFileSync(passedFile, 'utf8') === sum) {
    console.log('ESLint passed before, and no code has changed since.');
    return;
  }
  if (!eslint('.')) {
    process.exitCode = 1;
    return;
  }
  mkdirSync(path.dirname(passedFile), {recursive: true});
  writeFileSync(passedFile, sum);
}

runMain(module, main);
