/**
 * The tutorial "Your first extension and mode": its pages show each file of each step, and the
 * compiler accepts each state. `tests/real-programs` follows it in the published viewer.
 */
import path from 'node:path';
import type {Page} from '../../core/page';
import type {DocsVersion} from '../../facts/index';
import type {Problem} from '../../report';
import {checkPages, problem} from './pages';
import {readStates, tutorialFolder} from './states';
import {checkTypes} from './types';

/** Reports files that the pages do not show, and what the compiler finds in them. */
export function checkFirstExtension(
  root: string,
  version: DocsVersion,
  pages: Page[],
): Problem[] {
  const states = readStates(root, version);
  return [
    ...checkPages(root, version, states, pages),
    ...checkTypes(root, states).map(({step, file, message}) =>
      problem(path.join(tutorialFolder(version), step, file), message),
    ),
  ];
}
