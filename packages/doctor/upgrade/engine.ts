/**
 * Everything that a page or a worker needs, without the entries of `changes.json`, which
 * are as large as the code: call `useChanges` with them first. `index.ts` has them.
 */
export {applyFixes, fixAll} from './apply';
export {checkFiles, sumOf} from './check';
export {changesFor, pairs, stepsOf, useChanges} from './data';
export {isSourceFolder, kindOf} from './kinds';
export {toUnifiedDiff} from './unified-diff';
