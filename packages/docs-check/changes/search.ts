/**
 * Runs the searches of changes.json as a reader does, and checks that they match the old
 * code but not the new code.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileKeyOf, readCached, writeCached} from '../core/persistent-cache';
import type {Change} from './change';

const grepShape = /^grep -rnE '([^']+)'((?: --include='[^']+')*) src$/;

/**
 * Runs a search as a reader does, in a folder `src` with one file for each source.
 *
 * @returns for each source whether the search finds something in it, or what is wrong with the command itself
 */
export function runGrep(
  command: string,
  sources: string[],
): boolean[] | {wrong: string} {
  const [, pattern, includes] = grepShape.exec(command) ?? [];
  if (!pattern) {
    return {
      wrong: `the search does not have the form grep -rnE '…' src, on one line: ${command}`,
    };
  }
  const included = [...includes!.matchAll(/'([^']+)'/g)].map((m) => m[1]!);
  const question = [
    'grep',
    fileKeyOf(import.meta.filename),
    command,
    ...sources,
  ];
  const cached = readCached<boolean[]>(question);
  if (cached) {
    return cached.value;
  }
  const found = grep(pattern, included, sources);
  return Array.isArray(found) ? writeCached(question, found) : found;
}

function grep(
  pattern: string,
  included: string[],
  sources: string[],
): ReturnType<typeof runGrep> {
  const name = (i: number) =>
    (included[0] ?? '*.js').replace(/\*/g, `sample-${i}-`);
  const folder = mkdtempSync(path.join(tmpdir(), 'find-'));
  try {
    mkdirSync(path.join(folder, 'src'));
    sources.forEach((source, i) =>
      writeFileSync(path.join(folder, 'src', name(i)), `${source}\n`),
    );
    const {status, stdout, stderr} = spawnSync(
      'grep',
      ['-rnE', pattern, ...included.map((i) => `--include=${i}`), 'src'],
      {cwd: folder, encoding: 'utf8', timeout: 5000},
    );
    if (status !== 0 && status !== 1) {
      return {wrong: stderr?.trim() || 'grep does not run here.'};
    }
    const lines = stdout.split('\n');
    return sources.map((_, i) =>
      lines.some((line) => line.startsWith(`src/${name(i)}:`)),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** The search of an entry finds the old code, and leaves the new code alone. */
export function checkFind(entry: Change): string[] {
  const problems: string[] = [];
  if (!entry.find) {
    if (entry.old && entry.kind !== 'default') {
      problems.push('has no search that finds the old code: give it "find".');
    }
    return problems;
  }
  const found = runGrep(entry.find, [entry.old ?? '', entry.new ?? '']);
  if ('wrong' in found) {
    return [found.wrong];
  }
  const [inOld, inNew] = found;
  if (!inOld) {
    problems.push(
      `has a search that does not find the old code: ${entry.find} in ${entry.old ?? 'nothing'}`,
    );
  }
  if (inNew && !entry.alsoFinds) {
    problems.push(
      `has a search that also finds the new code: ${entry.find} in ${entry.new}. Narrow it, or say in "alsoFinds" why it must.`,
    );
  }
  if (!inNew && entry.alsoFinds) {
    problems.push(
      'says in "alsoFinds" why its search finds the new code, and it does not find it: remove "alsoFinds".',
    );
  }
  return problems;
}
