/**
 * Caches parsed pages, because parsing MDX takes most of the time and most pages have not changed
 * since the last run. The key contains the page and the source of the parser.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {includedFile, includedLines} from '../included-files/include';
import {onDisk} from '../included-files/shared';
import {pathFrom, type CodeBlock, type Page} from './page';
import {parsePage} from './parse';
import {readCached, writeCached} from './persistent-cache';

/** Everything except the text of a page that determines how it is parsed. */
const parserSource = [
  'parse.ts',
  'page.ts',
  'releases.ts',
  '../prose/pieces.ts',
  '../prose/terms.json',
  '../../../config/releases.ts',
]
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** Links and prose of a run ask for the same pages. */
const ofThisRun = new Map<string, Page>();

/** A page, from the cache or parsed now, with the current text of the files that it includes. */
export function readPage(file: string, root: string): Page {
  const source = readFileSync(file, 'utf8');
  const name = [root, file, source].join('\n');
  const known = ofThisRun.get(name);
  if (known) {
    return known;
  }
  const key = ['page', parserSource, root, file, source];
  const cached = readCached<Page>(key)?.value;
  const page = cached ?? parsePage(file, root, source);
  if (!cached && !page.error) {
    writeCached(key, page);
  }
  fillIncluded(page, root);
  ofThisRun.set(name, page);
  return page;
}

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
