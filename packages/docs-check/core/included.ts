/** Reads the text of fences with `file="…"` (see ../included-files). */
import path from 'node:path';
import {includedFile, includedLines} from '../included-files/include';
import {onDisk} from '../included-files/shared';
import {pathFrom, type CodeBlock, type Page} from './page';

/** Gives the fences of a page the text of the files that they include; a missing file is the page's error. */
export function fillIncluded(page: Page, root: string): void {
  for (const block of page.blocks) {
    if (block.type !== 'code') {
      continue;
    }
    try {
      const place = path.join(root, page.file);
      const lines = includedLines(block.meta, place);
      if (!lines) {
        continue;
      }
      block.value = lines.map(({text}) => text).join('\n');
      const file = includedFile(block.meta, place)!;
      block.included = {
        file: pathFrom(root, file),
        place: pathFrom(root, onDisk(file)),
        lines: lines.map(({number}) => number),
      };
    } catch (error) {
      page.error = {message: (error as Error).message, line: block.line};
      return;
    }
  }
}

/** Where a line of a sample is: in the page, or in the file that the sample is included from. Its fence is line -1. */
export function locate(
  page: Page,
  {bodyLine, included}: CodeBlock,
  offset: number,
): {file: string; line: number} {
  if (!included || offset < 0) {
    return {file: page.file, line: bodyLine + offset};
  }
  const {place, lines} = included;
  return {file: place, line: lines[offset] ?? lines.at(-1) ?? 1};
}
