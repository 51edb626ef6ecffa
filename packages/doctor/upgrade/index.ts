/** The engine with the entries of `changes.json`: for Node. A page can load them by itself; see README.md. */
import changes from '../../../docs/_data/changes.json';
import {useChanges} from './engine';

useChanges(changes.entries);

export {
  applyFixes,
  changesFor,
  checkFiles,
  fixAll,
  isSourceFolder,
  kindOf,
  pairs,
  stepsOf,
  sumOf,
  toUnifiedDiff,
} from './engine';
export type * from './types';
