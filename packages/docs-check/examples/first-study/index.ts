/**
 * The tutorial "From zero to a study on your screen": its pages show every file, in steps that
 * a reader can copy. `tests/real-programs` follows them with the real programs.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {changedLines, previousFile} from '../../included-files/steps';
import type {Page} from '../../core/page';
import type {DocsVersion} from '../../facts/index';
import type {Problem} from '../../report';
import {checkPages, problem} from '../first-extension/pages';
import {
  readStates,
  tutorialFolder,
  type State,
} from '../first-extension/states';

const name = 'first-study';

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

/** Reports files that the pages do not show, and steps that are too long. */
export function checkFirstStudy(
  root: string,
  version: DocsVersion,
  pages: Page[],
): Problem[] {
  const folder = tutorialFolder(version, name);
  const states = readStates(root, version, name);
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
    ...checkPages(root, version, states, pagesOf(version, pages), {name}),
    ...checkLengths(root, version, states),
  ];
}
