/** The doctor's interface to the page around it: the site, or a page of an archive. */
import type {ComponentType, ReactNode} from 'react';
import type {Answer} from '@ohif-docs/doctor/network/answer';

export type Host = {
  /** Rejects if the check cannot run at all. */
  ask: (text: string) => Promise<Answer>;
  /** A link to a page of the site; `to` starts with a slash. */
  Link: ComponentType<{to: string; children: ReactNode}>;
  copy: (text: string) => Promise<void>;
};
