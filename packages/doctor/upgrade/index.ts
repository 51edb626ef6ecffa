/** Everything that a page, a worker, or the command line needs; see README.md. */
export {applyFixes, fixAll} from './apply';
export {checkFiles} from './check';
export {pairs, stepsOf} from './data';
export {isSourceFolder, kindOf} from './source';
export {toUnifiedDiff} from './unified-diff';
export type {
  ChecklistItem,
  NotUnderstood,
  Progress,
  Upgrade,
  UpgradeFile,
  UpgradeFinding,
  UpgradeResult,
} from './types';
