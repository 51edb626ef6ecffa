/** The form's interface to the page around it: the site, or a page of an archive. */
import type {ComponentType, ReactNode} from 'react';
import type {Choices} from '@generated/config-doctor/default/rules.json';
import type {Knowledge} from '@ohif-docs/doctor';
import type {Answer, Request} from '@ohif-docs/doctor/worker/answer';

export type Ask = (request: Request) => Promise<Answer>;

export type Host = {
  choices: Choices;
  /** Answers off the main thread, where a page can start a worker. */
  ask: Ask;
  /** Loads the data of a release by its id. */
  knowledgeOf: (release: string) => Promise<Knowledge>;
  /** A link to a page of the site; `to` starts with a slash. */
  Link: ComponentType<{to: string; children: ReactNode}>;
  copy: (text: string) => Promise<void>;
  /** Where the pages are public, for the links of a report: origin and base URL without a slash. */
  site: string;
};
