/** Written by `src/features/config-doctor/plugin` for the pages below /tools/config. */
declare module '@generated/config-doctor/default/rules.json' {
  import type {Certainty, Severity} from '@ohif-docs/doctor';

  /** The choices of the form. */
  export type Choices = {
    /** Latest first; `path` is the path of its pages. */
    releases: readonly {
      id: string;
      line: string;
      label: string;
      path: string;
    }[];
    /** Names of archives, as the reference has them. */
    archives: string[];
    samples: {title: string; code: string}[];
  };

  export type ListedExample = {
    code: string;
    /** Line of the release that it is for; without it, the latest. */
    release?: string;
    origin?: string;
    path?: string;
    archive?: string;
    findings: {line: number; column: number; message: string; fix?: string}[];
  };

  export type ListedRule = {
    id: string;
    title: string;
    severity: Severity;
    certainty: Certainty;
    why: string;
    pages: {line: string; to: string}[];
    threads: string[] | {none: string};
    example: ListedExample;
  };

  /** By what they check; the headings are on the page. */
  const groups: Record<string, ListedRule[]>;
  export default groups;
}

declare module '@generated/config-doctor/default/tool.json' {
  import type {Choices} from '@generated/config-doctor/default/rules.json';

  const tool: Choices & {
    /** Path of the worker below the base URL. */
    worker: string;
  };
  export default tool;
}
