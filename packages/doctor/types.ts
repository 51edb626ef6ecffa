/** The doctor's input and output. Offsets count UTF-16 code units, like strings. */

export type Severity = 'error' | 'warning' | 'info';

/** Whether it is wrong wherever the file is used, or only in most places. */
export type Certainty = 'sure' | 'likely';

/** A part of the text. Lines and columns start at 1; the end is exclusive. */
export type Range = {
  start: number;
  end: number;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
};

/** Replaces the text from `start` to `end`; all other bytes stay. */
export type Edit = {start: number; end: number; text: string};

export type Fix = {title: string; edits: Edit[]};

export type Finding = {
  /** Id of the rule. */
  rule: string;
  severity: Severity;
  certainty: Certainty;
  range: Range;
  /** Other places that have the same cause, in the order of the text. */
  also?: Range[];
  /** The problem, in one sentence. */
  message: string;
  /** The effect on the viewer, and the fix. */
  why: string;
  fix?: Fix;
  /** Path of the page that explains it, from the site's root, with the release's prefix. */
  page: string;
};

/** A part of the file that is not checked, as it is written, and the reason. */
export type NotChecked = {range: Range; what: string; why: string};

/** The value that the viewer will read for one key. */
export type EffectiveValue = {
  /** `maxCacheSize`, or `dataSources[0].configuration.qidoRoot`. */
  path: string;
  /** As it is written in the file, or the default; null if there is none. */
  value: string | null;
  from: 'file' | 'default' | 'missing' | 'not judged';
  /** The effect of the key, from the reference; Markdown inline text. */
  effect: string;
  range?: Range;
};

export type CheckOptions = {
  /** The file will be used on a page of this origin, such as `https://viewer.example.org`. */
  origin?: string;
  /** … and below this path, such as `/ohif`. */
  path?: string;
  /** Name of the archive as the reference has it, such as `Orthanc`. */
  archive?: string;
  /** Milliseconds after which it stops with what it has; never unless given. */
  deadline?: number;
  /** Current time in milliseconds; tests pass their own. */
  now?: () => number;
};

export type CheckResult = {
  /** In the order of the text. */
  findings: Finding[];
  effective: EffectiveValue[];
  notChecked: NotChecked[];
  /** Why not everything was checked, if so. */
  stopped?: 'deadline' | 'too many findings';
};
