/** Findings that were there before: a pipeline reports what is new. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CommonOptions} from './options';

/** A finding, and how it is written: without the line, which other changes of the file move. */
type Known<T> = {finding: T; file: string; rule: string; message: string};

/**
 * Writes the baseline if that is wanted, and reads it.
 *
 * @returns whether a finding is not in it, and a sentence about those that are
 * @throws if the file cannot be read or written
 */
export function withoutKnown<T>(
  {baseline, updateBaseline}: CommonOptions,
  folder: string,
  all: readonly Known<T>[],
): {isNew: (finding: T) => boolean; note: string} {
  if (baseline === undefined) {
    return {isNew: () => true, note: ''};
  }
  const written = all.map(({file, rule, message}) => ({file, rule, message}));
  const file = path.resolve(folder, baseline);
  if (updateBaseline) {
    writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
  }
  const known = (JSON.parse(readFileSync(file, 'utf8')) as object[]).map(
    (one) => JSON.stringify(one),
  );
  const fresh = new Set<T>();
  for (const [i, {finding}] of all.entries()) {
    const at = known.indexOf(JSON.stringify(written[i]));
    if (at === -1) {
      fresh.add(finding);
    } else {
      // Each line of the file stands for one finding.
      known.splice(at, 1);
    }
  }
  return {
    isNew: (finding) => fresh.has(finding),
    note: `Left out: ${all.length - fresh.size} that ${baseline} lists.\n`,
  };
}
