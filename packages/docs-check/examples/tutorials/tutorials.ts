/**
 * The tutorials "Your first extension and mode" and "From zero to a study on your screen": their
 * pages show each file of each step, in order, and never too much of it, and the compiler accepts
 * each state. `tests/real-programs` follows them with the real programs.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CodeBlock, Page} from '../../core/page';
import type {DocsVersion} from '../../facts/index';
import {onDisk} from '../../included-files/shared';
import {
  changedLines,
  previousFile,
  statesOf,
  type State,
} from '../../included-files/steps';
import {reporter, type Problem} from '../../report';
import {checkTypes} from './types';

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

/** The states of the tutorial in order, with what the command line tool created; none without a tutorial. */
export const readStates = (
  root: string,
  version: DocsVersion,
  name: TutorialName,
): State[] =>
  statesOf(path.join(root, tutorialFolder(version, name))).map((state) => ({
    ...state,
    files: {...(name === 'first-extension' ? created : {}), ...state.files},
  }));

const problem = (file: string, message: string, line = 1) =>
  reporter('tutorial')(file, line, message);

/** The pages of a tutorial, in order. */
export const pagesOf = (
  version: DocsVersion,
  pages: Page[],
  name: TutorialName,
): Page[] =>
  pages
    .filter((page) => page.version === version && page.id.includes(`/${name}/`))
    .sort(
      (a, b) =>
        Number(a.frontMatter.sidebar_position) -
        Number(b.frontMatter.sidebar_position),
    );

/** A reader copies no more than this in one step. */
const mostNewLines = 30;

function checkFence(root: string, page: Page, block: CodeBlock): Problem[] {
  const {file} = block.included!;
  const place = path.join(root, file);
  const previous = previousFile(place);
  const {added} = changedLines(
    previous ? readFileSync(previous, 'utf8') : '',
    readFileSync(onDisk(place), 'utf8'),
  );
  const messages = [
    added.length > mostNewLines
      ? `${file} has ${added.length} new lines. A step has at most ${mostNewLines}: split it into two folders.`
      : [],
    previous && !/\bchanges\b/.test(block.meta)
      ? `${file} changes a file of an earlier step. Add \`changes\` after the title of the fence, so that the new lines are marked.`
      : [],
  ].flat();
  return messages.map((message) => problem(page.file, message, block.line));
}

/** Reports files that the pages do not show, or not in the order of the steps. */
export function checkPages(
  root: string,
  version: DocsVersion,
  pages: Page[],
  name: TutorialName,
): Problem[] {
  const folder = `${tutorialFolder(version, name)}/`;
  const fences = pagesOf(version, pages, name).flatMap((page) =>
    page.blocks.flatMap((block) =>
      block.type === 'code' && block.included?.file.startsWith(folder)
        ? [{page, block}]
        : [],
    ),
  );
  const shown = fences.map(({block}) =>
    block.included!.file.slice(folder.length),
  );
  const missing = readStates(root, version, name)
    .flatMap(({step, changed}) => changed.map((file) => `${step}/${file}`))
    .filter((file) => !shown.includes(file));
  const steps = shown.map((file) => file.split('/')[0]!);
  const late = steps.findIndex((step, i) => i > 0 && step < steps[i - 1]!);
  const isLate = `is shown after a file of the later step ${steps[late - 1]}.`;
  const isMissing =
    'is not on any page of the tutorial. Include it with file="@site/…", or delete it.';
  return [
    ...fences.flatMap(({page, block}) => checkFence(root, page, block)),
    ...missing.map((file) => problem(folder + file, isMissing)),
    ...(late > 0 ? [problem(folder + shown[late]!, isLate)] : []),
  ];
}

/** Reports what is wrong with the pages of the tutorials, and what the compiler finds in their code. */
export const checkTutorials = (
  root: string,
  version: DocsVersion,
  pages: Page[],
): Problem[] => [
  ...tutorialNames.flatMap((name) => checkPages(root, version, pages, name)),
  ...checkTypes(root, readStates(root, version, 'first-extension')).map(
    ({step, file, message}) => {
      const folder = tutorialFolder(version, 'first-extension');
      return problem(path.join(folder, step, file), message);
    },
  ),
];
