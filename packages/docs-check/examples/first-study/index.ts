/**
 * The tutorial "From zero to a study on your screen": its pages are followed as a reader does,
 * with processes on this machine in the places of the containers.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {changedLines, previousFile} from '../../included-files/steps';
import {readFileSync} from 'node:fs';
import type {Page} from '../../core/page';
import type {DocsVersion} from '../../facts/index';
import {findTool} from '../../recipes/find-tool';
import type {Problem, Skipped} from '../../report';
import {checkPages, problem} from '../first-extension/pages';
import {
  readStates,
  tutorialFolder,
  type State,
} from '../first-extension/states';
import {followPages} from './follow';

const name = 'first-study';
const tools = ['nginx', 'openssl', 'curl', 'bash'];

/** A reader copies no more than this in one step, in all its files. */
const mostNewLines = 30;

/** The pages of the tutorial, in order. */
export const pagesOf = (version: DocsVersion, pages: Page[]): Page[] =>
  pages
    .filter((page) => page.version === version && page.id.includes(`/${name}/`))
    .sort(
      (a, b) =>
        Number(a.frontMatter.sidebar_position) -
        Number(b.frontMatter.sidebar_position),
    );

/** The steps with more new lines than a reader should copy. */
export function checkLengths(
  root: string,
  version: DocsVersion,
  states: State[],
  most = mostNewLines,
): Problem[] {
  const folder = tutorialFolder(version, name);
  return states.flatMap(({step, changed}) => {
    const added = changed.map((file) => {
      const place = path.join(root, folder, step, file);
      const previous = previousFile(place);
      return changedLines(
        previous ? readFileSync(previous, 'utf8') : '',
        readFileSync(place, 'utf8'),
      ).added.length;
    });
    const sum = added.reduce((total, lines) => total + lines, 0);
    return sum > most
      ? [
          problem(
            path.join(folder, step),
            `has ${sum} new lines. A step has at most ${most}: split it into two folders.`,
          ),
        ]
      : [];
  });
}

/** Reports where following the pages leads to something else than they say. */
export async function checkFirstStudy(
  root: string,
  version: DocsVersion,
  pages: Page[],
): Promise<{problems: Problem[]; skipped: Skipped[]; ran: number}> {
  const folder = tutorialFolder(version, name);
  const states = readStates(root, version, name);
  const none = {problems: [], skipped: [], ran: 0};
  if (!states.length) {
    return existsSync(path.join(root, path.dirname(folder)))
      ? {
          ...none,
          problems: [
            problem(
              folder,
              `does not exist, and config/releases.ts lists ${version}. Copy the steps of the version that it was cut from. See CONTRIBUTING.md, "Cut a version".`,
            ),
          ],
        }
      : none;
  }
  const versionPages = pagesOf(version, pages);
  const problems = [
    ...checkPages(root, version, states, versionPages, {name}),
    ...checkLengths(root, version, states),
  ];
  const missing = tools.filter((tool) => !findTool(tool));
  if (missing.length) {
    const why = `${missing.join(', ')} is not installed`;
    return {problems, skipped: [{what: folder, why}], ran: 0};
  }
  problems.push(...(await followPages(root, version, states, versionPages)));
  return {problems, skipped: [], ran: states.length};
}
