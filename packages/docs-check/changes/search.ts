/**
 * Runs the searches of changes.json as a reader does, and checks that they match the old
 * code but not the new code.
 */
import {spawnSync} from 'node:child_process';
import {fileKeyOf, readCached, writeCached} from '../core/persistent-cache';
import type {Change} from './change';

const grepShape = /^grep -rnE '([^']+)'(?: --include='[^']+')* src$/;

/** Whether a search finds something in a piece of code, or what is wrong with the command itself. */
export function runGrep(
  command: string,
  code: string,
): boolean | {wrong: string} {
  const pattern = grepShape.exec(command)?.[1];
  if (!pattern) {
    return {
      wrong: `the search does not have the form grep -rnE '…' src, on one line: ${command}`,
    };
  }
  const key = ['grep', fileKeyOf(import.meta.filename), pattern, code];
  const cached = readCached<boolean>(key);
  if (cached) {
    return cached.value;
  }
  const {status, stderr} = spawnSync('grep', ['-E', pattern], {
    input: `${code}\n`,
    encoding: 'utf8',
    timeout: 5000,
  });
  return status === 0 || status === 1
    ? writeCached(key, status === 0)
    : {wrong: stderr?.trim() || 'grep does not run here.'};
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
  const inOld = runGrep(entry.find, entry.old ?? '');
  if (typeof inOld === 'object') {
    return [inOld.wrong];
  }
  const inNew = runGrep(entry.find, entry.new ?? '');
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
