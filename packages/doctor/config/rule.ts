/** What a rule is, and what it gets. */
import type {CheckOptions, Certainty, Fix, Severity} from '../types';
import type {Knowledge} from './knowledge';
import type {ObjectValue, Property, StringValue} from './model';
import type {ConfigFile} from './parse';
import type {Source} from './sources';

type Place = {start: number; end: number};

/** What a report is about, and what corrects it. */
export type Target =
  /** A value; `write` is the string that it should be. */
  | {at: StringValue; write?: string}
  | {at: Place}
  /** A key to rename, or to remove together with its value. */
  | {key: Property; rename?: string; remove?: boolean}
  /** The start of a value; `add` is the key and value that it lacks. */
  | {opening: Place}
  | {opening: ObjectValue; add?: string};

export type Report = Target & {
  /** Other places that have the same cause. */
  also?: Place[];
  message: string;
  /** Instead of the rule's. */
  why?: string;
  severity?: Severity;
  certainty?: Certainty;
  /** A change that no field of the target describes. */
  fix?: Fix;
  /** Instead of the rule's. */
  page?: string;
};

export type Context = {
  file: ConfigFile;
  /** The configuration; rules that need none have `needsRoot: false`. */
  config: ObjectValue;
  fromFunction: boolean;
  sources: Source[];
  knowledge: Knowledge;
  options: CheckOptions;
  /** Also stops the run when its time is over. */
  report: (report: Report) => void;
  /** Names a value as not checked, with the reason. */
  leaveOpen: (at: Place, why: string) => void;
};

/** What the rules read of one way through the file. */
export type Shared = Omit<Context, 'report' | 'leaveOpen'>;

export type Example = {
  code: string;
  release?: string;
  origin?: string;
  path?: string;
  archive?: string;
  /** Where the finding begins, if the example says so. */
  begins?: {line: number; column: number};
};

/** As it is written: ¦ marks where the finding begins. */
type Written = string | Example;

export type Rule = {
  id: string;
  severity: Severity;
  certainty: Certainty;
  /** The effect on the viewer, and the fix. */
  why: string;
  /** Id of the page below docs/, with an anchor that both releases have. */
  page: string;
  /** It also looks at texts in which no configuration was found. */
  needsRoot?: false;
  /** Its fixes make a text parse. */
  correctsSyntax?: true;
  check: (context: Context) => void;
};

/** Most rules find an error that is one wherever the file is used. */
export const ruleOf = (
  rule: Omit<Rule, 'severity' | 'certainty'> & Partial<Rule>,
): Rule => ({severity: 'error', certainty: 'sure', ...rule});

/** The description of a rule in the list of rules; the rules work without it. */
export type About = {
  /** The problem that it finds, as a heading. */
  title: string;
  /**
   * Threads in which people had the problem, as `owner/repository#number`, or the reason why
   * the rule exists without one.
   */
  threads: [string, ...string[]] | {none: string};
  firing: [Written, ...Written[]];
  /** Besides complete configurations, in which no rule may find anything. */
  silent: [Written, ...Written[]];
};
