/**
 * The worked extension and mode in `examples/extension-and-mode/<version>/`, executed with
 * the managers and services of that version's published core: registered, resolved by id,
 * matched against display sets, entered, and left.
 *
 * What the application and its extensions give (a layout, a viewport, tool groups, a list
 * of studies) is minimal here; each name that the example uses must be in the facts of
 * the version.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {packageRelease, type DocsVersion, type Facts} from '../../facts/index';
import {reporter, type Found} from '../../report';
import {whyNoCore} from '../../facts/fetch';
import {filesOf, onDisk} from '../../included-files/shared';
import {dataSourceStep} from './data-source-step';
import {extensionSteps} from './extension-steps';
import type {Read} from './load-modules';
import {modeSteps} from './mode-steps';
import {prepare, type Step} from './scene';

export const exampleFolder = (version: DocsVersion) =>
  path.join('examples', 'extension-and-mode', version);

/** Each step gets new managers and services. */
export const steps: Step[] = [...extensionSteps, dataSourceStep, ...modeSteps];

/** Reports the steps that do not hold. @param read a file; a test plants an error in it */
export async function checkExtensionAndMode(
  root: string,
  version: DocsVersion,
  facts: Facts,
  read: Read = (file) =>
    readFileSync(onDisk(path.join(root, exampleFolder(version), file)), 'utf8'),
): Promise<Found> {
  const folder = exampleFolder(version);
  const found: Found = {problems: [], skipped: [], done: 0};
  if (!filesOf(path.join(root, folder)).size) {
    // A site of fixtures has no examples.
    return found;
  }
  const why = whyNoCore(packageRelease[version]);
  if (why) {
    return {...found, skipped: [{what: folder, why}]};
  }
  for (const {what, file, run} of steps) {
    try {
      await run(await prepare(version, read, facts));
      found.done += 1;
    } catch (error) {
      const message = `does not hold: ${what}. ${(error as Error).message ?? String(error)}`;
      const place = path.join(folder, file);
      found.problems.push(reporter('examples')(place, 1, message));
    }
  }
  return found;
}
