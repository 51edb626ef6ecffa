/**
 * The code of a tutorial, one folder for each step: `examples/<tutorial>/<version>/<step>/`
 * has the files that the step adds or changes. A state is what the reader has after a step.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stepsBefore} from '../../included-files/steps';
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

export type State = {
  step: string;
  /** The files that this step adds or changes, below its folder. */
  changed: string[];
  /** All files after the step, by their path. */
  files: Record<string, string>;
};

const filesBelow = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8', withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .sort();

/**
 * The states of the tutorial in order, the solution of a challenge after the step that it belongs to.
 *
 * @returns nothing if the version has no tutorial
 */
export function readStates(
  root: string,
  version: DocsVersion,
  name: TutorialName,
): State[] {
  const folder = path.join(root, tutorialFolder(version, name));
  if (!existsSync(folder)) {
    return [];
  }
  const steps = readdirSync(folder).sort();
  return steps.map((step) => {
    const files: Record<string, string> =
      name === 'first-extension' ? {...created} : {};
    for (const earlier of [...stepsBefore(steps, step), step]) {
      for (const file of filesBelow(path.join(folder, earlier))) {
        files[file] = readFileSync(path.join(folder, earlier, file), 'utf8');
      }
    }
    return {step, changed: filesBelow(path.join(folder, step)), files};
  });
}
