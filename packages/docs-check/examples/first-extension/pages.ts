/** The pages of the tutorial show each file of each step, in order, and never too much of it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {changedLines, previousFile} from '../../included-files/steps';
import {pathFrom, type CodeBlock, type Page} from '../../core/page';
import type {DocsVersion} from '../../facts/index';
import type {Problem} from '../../report';
import {tutorialFolder, type State, type TutorialName} from './states';

export const problem = (file: string, message: string, line = 1): Problem => ({
  file,
  line,
  check: 'tutorial',
  message,
});

type Shown = {page: Page; block: CodeBlock; file: string};

/** The fences that show a file of the tutorial, as a reader comes to them. */
function shownFiles(version: DocsVersion, pages: Page[], folder: string) {
  const position = ({frontMatter}: Page) =>
    Number(frontMatter.sidebar_position);
  return pages
    .filter((page) => page.version === version)
    .sort((a, b) => position(a) - position(b))
    .flatMap((page) =>
      page.blocks.flatMap((block): Shown[] =>
        block.type === 'code' && block.included?.file.startsWith(folder)
          ? [{page, block, file: block.included.file}]
          : [],
      ),
    );
}

/** A reader copies no more than this in one step. */
const mostNewLines = 30;

function checkFence(
  root: string,
  {page, block, file}: Shown,
  most: number,
): Problem[] {
  const place = path.join(root, file);
  const previous = previousFile(place);
  const {added} = changedLines(
    previous ? readFileSync(previous, 'utf8') : '',
    readFileSync(place, 'utf8'),
  );
  const messages: string[] = [];
  if (added.length > most) {
    messages.push(
      `${file} has ${added.length} new lines. A step has at most ${most}: split it into two folders.`,
    );
  }
  if (previous && !/\bchanges\b/.test(block.meta)) {
    messages.push(
      `${file} changes a file of an earlier step. Add \`changes\` after the title of the fence, so that the new lines are marked.`,
    );
  }
  return messages.map((message) => problem(page.file, message, block.line));
}

/**
 * Compares the pages with the steps.
 *
 * @param options.most new lines that a step may have
 * @param options.name the tutorial
 */
export function checkPages(
  root: string,
  version: DocsVersion,
  states: State[],
  pages: Page[],
  {
    most = mostNewLines,
    name = 'first-extension',
  }: {most?: number; name?: TutorialName} = {},
): Problem[] {
  const folder = `${pathFrom(root, path.join(root, tutorialFolder(version, name)))}/`;
  const fences = shownFiles(version, pages, folder);
  const shown = fences.map(({file}) => file.slice(folder.length));
  const problems = fences.flatMap((one) => checkFence(root, one, most));
  for (const {step, changed} of states) {
    for (const file of changed) {
      if (!shown.includes(`${step}/${file}`)) {
        problems.push(
          problem(
            `${folder}${step}/${file}`,
            'is not on any page of the tutorial. Include it with file="@site/…", or delete it.',
          ),
        );
      }
    }
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
