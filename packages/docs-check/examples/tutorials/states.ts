/**
 * The code of a tutorial, one folder for each step: `examples/<tutorial>/<version>/<step>/`
 * has the files that the step adds or changes. A state is what the reader has after a step.
 */
import path from 'node:path';
import {statesOf, type State} from '../../included-files/steps';
import type {DocsVersion} from '../../facts/index';

/** The tutorials: the names of their folders in `examples/`. */
export const tutorialNames = ['first-extension', 'first-study'] as const;
export type TutorialName = (typeof tutorialNames)[number];

export const tutorialFolder = (version: DocsVersion, name: TutorialName) =>
  path.join('examples', name, version);

/** `src/id.js`, as the command line tool creates it in each package, with the name that the reader types. */
const created = Object.fromEntries(
  ['extension', 'mode'].map((kind) => [
    `${kind}/src/id.ts`,
    `export const id = '@example/${kind}-findings';\n`,
  ]),
);

/**
 * The states of the tutorial in order, with what the reader's command line tool created.
 *
 * @returns nothing if the version has no tutorial
 */
export const readStates = (
  root: string,
  version: DocsVersion,
  name: TutorialName,
): State[] =>
  statesOf(path.join(root, tutorialFolder(version, name))).map((state) => ({
    ...state,
    files: {...(name === 'first-extension' ? created : {}), ...state.files},
  }));
