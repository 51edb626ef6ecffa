/**
 * Checks that every difference between two releases has an entry that explains it, or a
 * reason why no reader needs one.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {latest, releases} from '../../../config/releases';
import {readJson} from '../core/read-files';
import {dataFolders} from '../data/folders';
import {releaseName} from '../facts/index';
import type {Problem} from '../report';
import {glob, stepOf, type Change, type Step} from './change';
import type {Difference} from './differences';

const allowPlace = 'packages/docs-check/changes/allow.json';

export type AllowedDifference = {
  difference: string;
  reason: string;
};

/**
 * The step whose differences must all be explained: to the latest version, from the first in the list that is of
 * another line. A version that was just cut describes the same release as `docs/`.
 */
export const latestStep: Step = {
  from: (releases.find(({line}) => line !== latest.line) ?? latest).id,
  to: latest.id,
};

const isLatestStep = (step: Step | null) =>
  step?.from === latestStep.from && step.to === latestStep.to;

/** @throws if the file exists but is not JSON; otherwise every difference would look unexplained */
export function readAllow(root: string): AllowedDifference[] {
  const file = path.join(root, allowPlace);
  const allowed = readJson<{entries: AllowedDifference[]}>(file);
  if (!allowed && existsSync(file)) {
    throw new Error(
      `${allowPlace} is not JSON, so no difference counts as allowed. Correct its syntax.`,
    );
  }
  return allowed?.value.entries ?? [];
}

const stepName = `${releaseName[latestStep.from]} and ${releaseName[latestStep.to]}`;

/** Reports differences that have neither an entry nor an allowed reason. */
export function checkCoverage(
  entries: Change[],
  differences: Difference[],
  allow: AllowedDifference[],
): Problem[] {
  const problems: Problem[] = [];
  const patterns = entries
    .filter((entry) => isLatestStep(stepOf(entry)))
    .flatMap((e) => (e.covers ?? []).map(glob));
  const isExplained = (d: Difference) => patterns.some((p) => p.test(d.id));
  const report = (file: string, name: string, message: string) =>
    problems.push({file, line: 1, check: 'changes', name, message});

  for (const d of differences) {
    if (!isExplained(d) && !allow.some((a) => glob(a.difference).test(d.id))) {
      report(
        path.join(dataFolders[latestStep.to], 'changes.json'),
        d.id,
        `is a difference between ${stepName} that no entry covers${d.detail ? `: ${d.detail}` : ''}.`,
      );
    }
  }
  for (const {difference, reason} of allow) {
    const like = glob(difference);
    const matching = differences.filter((d) => like.test(d.id));
    const say = (message: string) => report(allowPlace, difference, message);
    if (!reason || reason.length < 20) {
      say('needs a reason, a sentence that says why no reader needs an entry.');
    }
    if (!matching.length) {
      say('is not a difference between the two versions: remove the entry.');
    } else if (matching.every(isExplained)) {
      say('is covered by an entry of changes.json: remove the entry.');
    }
  }
  return problems;
}
