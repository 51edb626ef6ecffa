/**
 * The requests of the upgrade doctor's page, as messages to a worker. The
 * worker keeps the files between a check and the fixes, so that the page does not send
 * them twice.
 */
import type {Change} from '../data';
import {
  applyFixes,
  checkFiles,
  fixAll,
  toUnifiedDiff,
  useChanges,
} from '../engine';
import type {Progress, Upgrade, UpgradeFile, UpgradeResult} from '../types';
import {zipOfFiles} from '../zip';
import {readSources, type Source} from './read-sources';

export type Request =
  | {
      do: 'check';
      sources: readonly Source[];
      upgrade: Upgrade;
      /** Those of `changesFor`. */
      changes: readonly Change[];
    }
  /** Applies the fixes to the files of the last check. */
  | {do: 'fix'; comments: boolean}
  /** Stops the check between two files; its answer has what was found so far. */
  | {do: 'cancel'};

export type Done = {done: number; total: number};

export type Answer =
  | {is: 'checked'; result: UpgradeResult}
  | {
      is: 'fixed';
      /** For `git apply`; empty if nothing can be fixed. */
      patch: string;
      changed: UpgradeFile[];
      /** The changed files. */
      zip: Uint8Array;
      /** The findings after the fixes. */
      left: UpgradeResult;
    }
  | {is: 'canceled'};

/** At most this many messages about progress, so that the page is not kept busy by them. */
const progressSteps = 100;

/** Answers one request; rejects with the reason, as a sentence. */
export type Session = (
  request: Request,
  onProgress?: (progress: Done) => void,
) => Promise<Answer>;

export function startSession(): Session {
  let files: UpgradeFile[] = [];
  let upgrade: Upgrade | undefined;
  let controller = new AbortController();

  async function check(
    {sources, upgrade: wanted, changes}: Extract<Request, {do: 'check'}>,
    report: Progress,
  ): Promise<Answer> {
    useChanges(changes);
    controller.abort();
    const own = (controller = new AbortController());
    const read = await readSources(sources);
    const result = await checkFiles(read.files, wanted, report, own.signal);
    if (controller === own) {
      files = read.files;
      upgrade = wanted;
    }
    return {
      is: 'checked',
      result: {
        ...result,
        notUnderstood: [...read.refused, ...result.notUnderstood],
      },
    };
  }

  async function fix(comments: boolean, report: Progress): Promise<Answer> {
    if (!upgrade) {
      throw new Error('There is no check whose findings could be fixed.');
    }
    const before = new Map(files.map(({path, text}) => [path, text]));
    const old = files;
    // Both fixing and checking again are part of the progress.
    const half: Progress = ({done, total, path}) =>
      report({done, total: 2 * total, path});
    let fixed = await fixAll(old, upgrade, half);
    const left = await checkFiles(fixed, upgrade, ({done, total, path}) =>
      half({done: total + done, total, path}),
    );
    if (comments) {
      fixed = applyFixes(fixed, left.findings, {comments: true});
    }
    const changed = fixed.filter(({path, text}) => before.get(path) !== text);
    return {
      is: 'fixed',
      patch: toUnifiedDiff(old, fixed),
      changed,
      zip: zipOfFiles(changed),
      left,
    };
  }

  return (request, onProgress) => {
    const report: Progress = ({done, total}) => {
      if (done % Math.ceil(total / progressSteps) === 0) {
        onProgress?.({done, total});
      }
    };
    switch (request.do) {
      case 'check':
        return check(request, report);
      case 'fix':
        return fix(request.comments, report);
      case 'cancel':
        controller.abort();
        return Promise.resolve({is: 'canceled'});
    }
  };
}
