/**
 * Steps of a tutorial: sibling folders whose names begin with a number have the files that a
 * step adds or changes, in the same places. A fence with `changes` marks the lines of its
 * file that no earlier step has; a new file has no marks.
 *
 *   ```ts file="@site/examples/first-extension/current/04-panel/src/index.ts" changes
 *   ```
 *
 * With `changes="only"`, the fence shows these lines and what is around them, and a line
 * `// …` for what it leaves out. A new file is shown whole.
 *
 * The folder `04-panel.challenge` has a solution that later steps do not build on.
 */
import {diffLines} from 'diff';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesOf, onDisk} from './shared';

const isChallenge = (step: string) => step.endsWith('.challenge');

/** The steps that one builds on, in order. */
export const stepsBefore = (steps: string[], step: string): string[] =>
  [...steps].sort().filter((other) => other < step && !isChallenge(other));

/** The steps that files are in, in order. */
const stepsOf = (files: Map<string, string>): string[] => [
  ...new Set([...files.keys()].map((file) => file.split('/')[0]!)),
];

/** A step of a tutorial, and all that the reader has after it. */
export type State = {
  step: string;
  /** The files that this step adds or changes, below its folder. */
  changed: string[];
  /** All files after the step, by their path. */
  files: Record<string, string>;
};

/**
 * What the reader has after each step, in order; the solution of a challenge comes after the
 * step that it belongs to.
 *
 * @param folder of a tutorial in one version
 */
export function statesOf(folder: string): State[] {
  const files = filesOf(folder);
  const steps = stepsOf(files);
  const inStep = (step: string) =>
    [...files].flatMap(([name, place]) =>
      name.startsWith(`${step}/`)
        ? [[name.slice(step.length + 1), place] as const]
        : [],
    );
  return steps.map((step) => ({
    step,
    changed: inStep(step).map(([name]) => name),
    files: Object.fromEntries(
      [...stepsBefore(steps, step), step]
        .flatMap(inStep)
        .map(([name, place]) => [name, readFileSync(place, 'utf8')]),
    ),
  }));
}

/** Where the file of a fence is in the step before; undefined if this step adds it. @throws outside of steps */
export function previousFile(file: string): string | undefined {
  const parts = file.split(path.sep);
  const index = parts.findIndex((part) => /^\d\d-/.test(part));
  if (index < 0) {
    throw new Error(
      `"changes" is for a file in the folder of a step, such as 04-panel/index.ts, not for ${path.basename(file)}.`,
    );
  }
  const folder = parts.slice(0, index).join(path.sep);
  const files = filesOf(folder);
  const name = parts.slice(index + 1).join('/');
  return stepsBefore(stepsOf(files), parts[index]!)
    .reverse()
    .map((step) => files.get(`${step}/${name}`))
    .find((candidate) => candidate !== undefined);
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

/** How many unchanged lines an excerpt shows on each side of a change. */
const around = 2;

/** Fewer unchanged lines than this are shown: a line `// …` would not be shorter. */
const shortestGap = 2;

/** A line of an excerpt. One without a number stands for the lines that are left out. */
export type ExcerptLine = {number?: number; text: string; added: boolean};

/** What `after` adds to `before`, with a few lines around it. Numbers are those of `after`, from 1. */
export function excerpt(before: string, after: string): ExcerptLine[] {
  const lines = after.trimEnd().split('\n');
  const {added} = changedLines(before, after);
  const shown: ExcerptLine[] = [];
  let hidden: ExcerptLine[] = [];
  const showHidden = () => {
    shown.push(
      ...(hidden.length < shortestGap
        ? hidden
        : [{text: `${/^\s*/.exec(hidden[0]!.text)![0]}// …`, added: false}]),
    );
    hidden = [];
  };
  for (const [i, text] of lines.entries()) {
    const number = i + 1;
    const line = {number, text, added: added.includes(number)};
    if (added.some((other) => Math.abs(other - number) <= around)) {
      showHidden();
      shown.push(line);
    } else {
      hidden.push(line);
    }
  }
  showHidden();
  return shown;
}

const marksOf = (lines: number[]) =>
  lines.length ? `{${lines.join(',')}}` : '';

/** The file as the step before left it, and as it is; nothing if the step adds it. */
function bothOf(file: string): [string, string] | undefined {
  const previous = previousFile(file);
  return previous === undefined
    ? undefined
    : [readFileSync(previous, 'utf8'), readFileSync(onDisk(file), 'utf8')];
}

/** The excerpt of a step's file, with its added lines as the theme marks them; undefined for a new file. */
export function excerptOf(
  file: string,
): {text: string; marks: string} | undefined {
  const both = bothOf(file);
  const shown = both && excerpt(...both);
  return (
    shown && {
      text: shown.map(({text}) => text).join('\n'),
      marks: marksOf(shown.flatMap(({added}, i) => (added ? [i + 1] : []))),
    }
  );
}

/** Lines of a file that its step adds, as the theme's highlighting expects them: `{3,7-9}`. Empty for a new file. */
export function highlight(file: string): string {
  const both = bothOf(file);
  return both ? marksOf(changedLines(...both).added) : '';
}
