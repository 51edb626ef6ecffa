/** Findings that were there before: a pipeline reports what is new. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CommonOptions} from './options';

/** Without the line, which other changes of the file move. */
type Known = {file: string; rule: string; message: string};

/**
 * Writes the baseline if that is wanted, and reads it.
 *
 * @param knownAs how a finding is written in the file
 * @returns those that are not in it, and a sentence about the others
 * @throws if the file cannot be read or written
 */
export function withoutKnown<T>(
  {baseline, updateBaseline}: CommonOptions,
  folder: string,
  all: readonly T[],
  knownAs: (finding: T) => Known,
): {fresh: ReadonlySet<T>; note: string} {
  if (baseline === undefined) {
    return {fresh: new Set(all), note: ''};
  }
  const file = path.resolve(folder, baseline);
  if (updateBaseline) {
    writeFileSync(file, `${JSON.stringify(all.map(knownAs), null, 2)}\n`);
  }
  const known = (JSON.parse(readFileSync(file, 'utf8')) as Known[]).map((one) =>
    JSON.stringify(one),
  );
  const fresh = new Set<T>();
  for (const finding of all) {
    const at = known.indexOf(JSON.stringify(knownAs(finding)));
    if (at === -1) {
      fresh.add(finding);
    } else {
      // Each line of the file stands for one finding.
      known.splice(at, 1);
    }
  }
  return {
    fresh,
    note: `Left out: ${all.length - fresh.size} that ${baseline} lists.\n`,
  };
}
