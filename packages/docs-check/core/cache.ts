/**
 * Parsing MDX is most of a run's time, and most pages have not changed since the last one: what was
 * parsed is kept under the page and the parser's own source. Deleting the folder is always safe.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fillIncluded} from './included';
import type {Page} from './page';
import {parsePage} from './parse';
import {keep, recall} from './remember';

/** All that decides how a page is parsed, besides its own text. */
const parserSource = [
  'parse.ts',
  'page.ts',
  'releases.ts',
  '../../../config/releases.ts',
]
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

const isSet = '$set';

/** A page as text that says all of it: the same text is the same page. */
const pack = (page: Page) =>
  JSON.stringify(page, (_key, value: unknown) =>
    value instanceof Set ? {[isSet]: [...(value as Set<unknown>)]} : value,
  );

const unpack = (text: string) =>
  JSON.parse(text, (_key, value: unknown) =>
    value && typeof value === 'object' && isSet in value
      ? new Set(value[isSet] as unknown[])
      : value,
  ) as Page;

/** A page, parsed now or on an earlier run, with the files that it includes as they are now. */
export function readPage(file: string, root: string): Page {
  const source = readFileSync(file, 'utf8');
  const question = ['page', parserSource, root, file, source];
  const known = recall<string>(question);
  const page = known ? unpack(known.answer) : parsePage(file, root, source);
  if (!known && !page.error) {
    keep(question, pack(page));
  }
  fillIncluded(page, root);
  return page;
}
