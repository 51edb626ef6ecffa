/**
 * The tutorial "Your first extension and mode": each step's code, as its pages show it, is
 * compiled, registered with the version's published core, and used as a reader would.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {isChallenge} from '../../included-files/steps';
import type {Page} from '../../core/page';
import {packageRelease, type DocsVersion} from '../../facts/index';
import type {Problem, Skipped} from '../../report';
import {whyNoCore} from '../../facts/fetch';
import {checkPages, problem} from './pages';
import {lastState, readStates, tutorialFolder, type State} from './states';
import {claims, type Claim} from './steps';
import {checkTypes} from './types';
import {startViewer} from './viewer';

/** The claims of the step, and at the end those of all steps. */
export function claimsOf(state: State, states: State[]): Claim[] {
  return claims.filter(
    ({step, until}) =>
      step === state.step ||
      (state === lastState(states) && !until && !isChallenge(step)),
  );
}

/** Reports the claims that do not hold. */
export async function checkFirstExtension(
  root: string,
  version: DocsVersion,
  pages: Page[],
): Promise<{problems: Problem[]; skipped: Skipped[]; ran: number}> {
  const folder = tutorialFolder(version);
  const states = readStates(root, version);
  if (!states.length) {
    // A site of fixtures has no examples at all.
    const problems = existsSync(path.join(root, path.dirname(folder)))
      ? [
          problem(
            folder,
            `does not exist, and config/releases.ts lists ${version}. Copy the steps of the version that it was cut from. See CONTRIBUTING.md, "Cut a version".`,
          ),
        ]
      : [];
    return {problems, skipped: [], ran: 0};
  }
  const problems = [
    ...checkPages(root, version, states, pages),
    ...checkTypes(root, states).map(({step, file, message}) =>
      problem(path.join(folder, step, file), message),
    ),
  ];
  const why = whyNoCore(packageRelease[version]);
  if (why) {
    return {problems, skipped: [{what: folder, why}], ran: 0};
  }
  let ran = 0;
  for (const state of states) {
    for (const claim of claimsOf(state, states)) {
      try {
        await claim.holds(await startViewer(version, state), state);
        ran += 1;
      } catch (error) {
        problems.push(
          problem(
            path.join(folder, state.step),
            `does not hold: ${claim.what}. ${(error as Error).message ?? String(error)}`,
          ),
        );
      }
    }
  }
  return {problems, skipped: [], ran};
}
