/**
 * Fences that take their text from a file (`file="…"`, see plugins/included-files). Lines of such a sample are numbered
 * far above those of any page, so that a problem in one is later found to stand in that file.
 */
import {join, relative, sep} from 'node:path';
import {
  includedFile,
  includedLines,
  type IncludedLine,
} from '../../plugins/included-files/include';
import type {Problem} from '../report';
import type {Page} from './page';

const step = 1_000_000;

const included = new WeakMap<Page, {file: string; lines: IncludedLine[]}[]>();

/** Gives the fences of a page the text of the files that they name; one that is not there is the page's error. */
export function fillIncluded(page: Page, root: string): void {
  const files: {file: string; lines: IncludedLine[]}[] = [];
  for (const block of page.blocks) {
    if (block.type !== 'code') continue;
    try {
      const path = join(root, page.file);
      const lines = includedLines(block.meta, path);
      if (!lines) continue;
      files.push({
        file: relative(root, includedFile(block.meta, path)!)
          .split(sep)
          .join('/'),
        lines,
      });
      block.value = lines.map(({text}) => text).join('\n');
      block.bodyLine = files.length * step;
    } catch (error) {
      page.error = {message: (error as Error).message, line: block.line};
      return;
    }
  }
  included.set(page, files);
}

/** The problem at its place in the included file, where it stands in one. */
export function relocated(page: Page, problem: Problem): Problem {
  const sample = included.get(page)?.[Math.floor(problem.line / step) - 1];
  if (!sample) return problem;
  const line = sample.lines[problem.line % step] ?? sample.lines.at(-1);
  return {...problem, file: sample.file, line: line?.number ?? 1};
}
