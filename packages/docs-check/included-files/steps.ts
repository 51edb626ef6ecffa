/**
 * Steps of a tutorial: sibling folders whose names begin with a number have the files that a
 * step adds or changes, in the same places. A fence with `changes` marks the lines of its
 * file that no earlier step has; a new file has no marks.
 *
 *   ```ts file="@site/examples/first-extension/current/04-panel/src/index.ts" changes
 *   ```
 *
 * The folder `04-panel.challenge` has a solution that later steps do not build on.
 */
import {diffLines} from 'diff';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const isChallenge = (step: string) => step.endsWith('.challenge');

/** The steps that one builds on, in order. */
export const stepsBefore = (steps: string[], step: string): string[] =>
  [...steps].sort().filter((other) => other < step && !isChallenge(other));

/**
 * The file as the step before left it.
 *
 * @returns undefined if this step adds the file
 * @throws if the file is not in the folder of a step
 */
export function previousFile(file: string): string | undefined {
  const parts = file.split(path.sep);
  const index = parts.findIndex((part) => /^\d\d-/.test(part));
  if (index < 0) {
    throw new Error(
      `"changes" is for a file in the folder of a step, such as 04-panel/index.ts, not for ${path.basename(file)}.`,
    );
  }
  const folder = parts.slice(0, index).join(path.sep);
  return stepsBefore(readdirSync(folder), parts[index]!)
    .reverse()
    .map((step) => path.join(folder, step, ...parts.slice(index + 1)))
    .find((candidate) => existsSync(candidate));
}

/** Numbers of the lines that `after` adds, from 1, and how many it removes. */
export function changedLines(
  before: string,
  after: string,
): {added: number[]; removed: number} {
  const added: number[] = [];
  let removed = 0;
  let line = 1;
  for (const part of diffLines(before, after)) {
    if (part.removed) {
      removed += part.count;
      continue;
    }
    if (part.added) {
      added.push(...Array.from({length: part.count}, (_, i) => line + i));
    }
    line += part.count;
  }
  return {added, removed};
}

/** Lines of a file that its step adds, as the theme's highlighting expects them: `{3,7-9}`. Empty for a new file. */
export function highlight(file: string): string {
  const previous = previousFile(file);
  if (previous === undefined) {
    return '';
  }
  const {added} = changedLines(
    readFileSync(previous, 'utf8'),
    readFileSync(file, 'utf8'),
  );
  return added.length ? `{${added.join(',')}}` : '';
}
