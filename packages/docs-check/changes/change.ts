/** An entry of `_data/changes.json` and the two releases that it compares. */
import type {Change as Shown} from '@ohif-docs/doctor/upgrade/data';
import {releaseOfLine} from '../../../config/releases';
import type {DocsVersion} from '../facts/index';

export type Change = Omit<Shown, 'kind'> & {
  /** `renamed`, `removed`, `added`, `signature`, `behavior`, `config key`, or `default` */
  kind: string;
  alsoFinds?: string;
  tier: string;
  evidence?: string;
  covers?: string[];
};

/** Two docs versions that changes are listed between. */
export type Step = {from: DocsVersion; to: DocsVersion};

/** The step of an entry, or null if the packages of one of its releases were not read. */
export function stepOf({from, to}: Pick<Change, 'from' | 'to'>): Step | null {
  const oldRelease = releaseOfLine(from);
  const newRelease = releaseOfLine(to);
  return oldRelease && newRelease
    ? {from: oldRelease.id, to: newRelease.id}
    : null;
}

/** `*` matches any text. */
export const glob = (pattern: string) =>
  new RegExp(
    `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}$`,
  );
