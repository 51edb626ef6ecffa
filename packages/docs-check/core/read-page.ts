/**
 * Caches parsed pages, because parsing MDX takes most of the time and most pages have not changed
 * since the last run. The key contains the page and the source of the parser.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fillIncluded} from './included';
import type {Page} from './page';
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
