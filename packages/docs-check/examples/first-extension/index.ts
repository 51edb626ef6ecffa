/**
 * The tutorial "Your first extension and mode": each step's code, as its pages show it, is
 * compiled, registered with the version's published core, and used as a reader would.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  changedLines,
  isChallenge,
  previousFile,
} from '../../../../plugins/content/included-files/steps';
import {readFileSync} from 'node:fs';
import type {Page} from '../../core/page';
import {pathFrom} from '../../core/page';
import {packageRelease, type DocsVersion} from '../../facts/index';
import type {Problem, Skipped} from '../../report';
import {available} from '../run-sample';
import {lastState, readStates, tutorialFolder, type State} from './states';
import {claims, type Claim} from './steps';
import {checkTypes} from './types';
import {startViewer} from './viewer';

/** A reader copies no more than this in one step. */
const mostNewLines = 30;

const problem = (file: string, message: string, line = 1): Problem => ({
  file,
  line,
  check: 'tutorial',
  message,
});

/** The pages show each file once, in the order of the steps, and never too much of it. */
function checkPages(
  root: string,
  version: DocsVersion,
  states: State[],
  pages: Page[],
): Problem[] {
  const folder = `${pathFrom(root, path.join(root, tutorialFolder(version)))}/`;
  const problems: Problem[] = [];
  const shown: string[] = [];
  const inOrder = pages
    .filter((page) => page.version === version)
    .sort(
      (a, b) =>
        Number(a.frontMatter.sidebar_position) -
        Number(b.frontMatter.sidebar_position),
    );
  for (const page of inOrder) {
    for (const block of page.blocks) {
      const file = block.type === 'code' ? block.included?.file : undefined;
      if (block.type !== 'code' || !file?.startsWith(folder)) {
        continue;
      }
      shown.push(file.slice(folder.length));
      const place = path.join(root, file);
      const before = previousFile(place);
      const {added} = changedLines(
        before ? readFileSync(before, 'utf8') : '',
        readFileSync(place, 'utf8'),
      );
      if (added.length > mostNewLines) {
        problems.push(
          problem(
            page.file,
            `${file} has ${added.length} new lines. A step has at most ${mostNewLines}: split it into two folders.`,
            block.line,
          ),
        );
      }
      if (before && !/\bchanges\b/.test(block.meta)) {
        problems.push(
          problem(
            page.file,
            `${file} changes a file of an earlier step. Add \`changes\` after the title of the fence, so that the new lines are marked.`,
            block.line,
          ),
        );
      }
    }
  }
  const missing = states.flatMap(({step, changed}) =>
    changed
      .map((file) => `${step}/${file}`)
      .filter((file) => !shown.includes(file)),
  );
  for (const file of missing) {
    problems.push(
      problem(
        folder + file,
        'is not on any page of the tutorial. Include it with file="@site/…", or delete it.',
      ),
    );
  }
  const steps = shown.map((file) => file.split('/')[0]!);
  const late = steps.findIndex((step, i) => i > 0 && step < steps[i - 1]!);
  if (late > 0) {
    problems.push(
      problem(
        folder + shown[late]!,
        `is shown after a file of the later step ${steps[late - 1]}.`,
      ),
    );
  }
  return problems;
}

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
  if (!available(packageRelease[version])) {
    const why = `@ohif/core ${packageRelease[version]} is not in the cache; \`npm run facts\` fetches it`;
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
