/** The doctor's interface to the page around it: the site, or a page of an archive. */
import type {ComponentType, ReactNode} from 'react';
import type {Change} from '@ohif-docs/doctor/upgrade/data';
import type {Upgrade} from '@ohif-docs/doctor/upgrade/types';
import type {Session} from '@ohif-docs/doctor/upgrade/worker/session';

export type Host = {
  /** The upgrades that there are rules for. */
  pairs: readonly Upgrade[];
  /** Those of `changesFor`. */
  changes: readonly Change[];
  /** Rejects with the reason as a sentence, or a `WorkerError` if the check cannot run at all. */
  ask: Session;
  /** Ends what is running; the next request starts again. */
  stop: () => void;
  /** A link to a page of the site; `to` starts with a slash. */
  Link: ComponentType<{to: string; children: ReactNode}>;
  copy: (text: string) => Promise<void>;
  /** The ids of answered questions, which the browser keeps: their text, and how to replace it. */
  useAnswered: () => readonly [string, (ids: string) => void];
};
