/**
 * The tutorial "Your first extension and mode": its pages show each file of each step, and the
 * compiler accepts each state. `tests/real-programs` follows it in the published viewer.
 */
import {existsSync} from 'node:fs';
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
  const folder = tutorialFolder(version);
  const states = readStates(root, version);
  if (!states.length) {
    // A site of fixtures has no examples at all.
    return existsSync(path.join(root, path.dirname(folder)))
      ? [
          problem(
            folder,
            `does not exist, and config/releases.ts lists ${version}. Copy the steps of the version that it was cut from. See CONTRIBUTING.md, "Cut a version".`,
          ),
        ]
      : [];
  }
  return [
    ...checkPages(root, version, states, pages),
    ...checkTypes(root, states).map(({step, file, message}) =>
      problem(path.join(folder, step, file), message),
    ),
  ];
}
