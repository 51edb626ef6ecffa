/** The result of a check: problems with their location, and the counts of a run. */
import type {DocsVersion} from './facts/index';

export type Problem = {
  /** path from the repository's root */
  file: string;
  line: number;
  /** The id of the rule, or the name of the check, that found it. */
  check: string;
  /** the wrong name, where there is one */
  name?: string;
  message: string;
  /** the nearest right name */
  nearest?: string | null;
};

/** A message, and its line in the checked text, from 1. */
export type Fault = Pick<Problem, 'line' | 'message' | 'name' | 'nearest'>;

/** Makes the problems of a check. */
export const reporter =
  (check: string) =>
  (
    file: string,
    line: number,
    message: string,
    more: Pick<Problem, 'name' | 'nearest'> = {},
  ): Problem => ({file, line, check, message, ...more});

/** The first line, from 1, that has a text; 1 if none has it. */
export const lineOf = (text: string, part: string): number =>
  text.slice(0, Math.max(0, text.indexOf(part))).split('\n').length;

export const format = (p: Problem) =>
  `${p.file}:${p.line}  ${p.check}  ${p.name ? `\`${p.name}\`: ` : ''}${p.message}${p.nearest ? ` Nearest: \`${p.nearest}\`.` : ''}`;

export const noCounts = () => ({
  exact: 0,
  standard: 0,
  local: 0,
  allowed: 0,
  unverified: 0,
  unknown: 0,
});

export type Counts = ReturnType<typeof noCounts>;

export type CountsByVersion = Record<DocsVersion, Counts>;

/** Something that a check could not do on this machine: reported, never counted as passed. */
export type Skipped = {
  what: string;
  why: string;
};

/** What a check found; `done` is how much it looked at. */
export type Found = {problems: Problem[]; skipped: Skipped[]; done: number};
