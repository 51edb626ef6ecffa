/** Input and output of the upgrade doctor. */
import type {FixLines} from '../fix-lines';
import type {Certainty, Fix} from '../types';
import type {Excerpt} from './excerpt';

/** A file as text; `path` decides how it is read, and is returned with each finding. */
export type UpgradeFile = {path: string; text: string};

export type From = '3.8' | '3.9';
export type To = '3.9' | '3.10';

/** The releases that the code is written for, and shall run with. */
export type Upgrade = {from: From; to: To};

/** One place that must or may change. Lines and columns start at 1; the end is exclusive. */
export type UpgradeFinding = {
  /** Slug of the entry of `_data/changes.json`. */
  change: string;
  /** The release in which it changed. */
  since: To;
  area: string;
  kind: string;
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** The first line of the place as the file has it, to show as text. */
  code: Excerpt;
  /** `sure`: it breaks, or has no effect. `likely`: look at the line. */
  certainty: Certainty;
  /** The fix, in one sentence. */
  message: string;
  /** The consequence without the fix; Markdown inline text. */
  why: string;
  /** The code before and after, as the reference has them. */
  old?: string;
  new?: string;
  /** Path of the page that explains it, from the site's root. */
  page: string;
  /** An edit of the file's text. Only sure findings have one. */
  fix?: Fix;
  /** The lines of that edit. */
  fixLines?: FixLines;
  /** Where a comment about it can be inserted: the offset of a line's first character that is not white space. */
  commentAt?: number;
};

/** A change that code does not show: a question for a person. */
export type ChecklistItem = {
  change: string;
  since: To;
  area: string;
  /** What to look for, and why a tool cannot find it. */
  ask: string;
  why: string;
  page: string;
  /** The command that finds candidates, and how many lines of these files it would print. */
  find?: string;
  lines: number;
  /** The first of them. */
  places: {file: string; line: number}[];
};

/** Lines that were not read, and why. */
export type NotUnderstood = {
  file: string;
  line: number;
  endLine: number;
  what: string;
};

export type AreaTotal = {
  area: string;
  sure: number;
  likely: number;
  fixes: number;
};

export type UpgradeResult = {
  /** By file, then in the order of the steps (3.8 to 3.9 first), then by line. */
  findings: UpgradeFinding[];
  checklist: ChecklistItem[];
  notUnderstood: NotUnderstood[];
  totals: AreaTotal[];
  /** How much is left: edits that are ready, places to change by hand, places to look at, questions. */
  estimate: {
    automatic: number;
    byHand: number;
    toReview: number;
    questions: number;
  };
  /** Files that were read, and files that are neither code, JSON, style sheet, nor HTML. */
  read: number;
  ignored: number;
  /** True if the signal stopped it; the result has what was found so far. */
  cancelled: boolean;
};

export type Progress = (state: {
  done: number;
  total: number;
  path: string;
}) => void;
