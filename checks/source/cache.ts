/**
 * Parsing MDX is most of a run's time, and most pages did not change since the last one: what was parsed is kept under
 * the hash of the page and of the parser's own source. Deleting the folder is always safe.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fillIncluded} from './included';
import {parsePage, type Page} from './page';
import {rememberedFolder} from './remember';

const parserHash = createHash('sha1')
  .update(readFileSync(join(import.meta.dirname, 'page.ts')))
  .digest('hex');

const isSet = '$set';

/** A page as text that says all of it: the same text is the same page. */
export const pack = (page: Page) =>
  JSON.stringify(page, (_key, value: unknown) =>
    value instanceof Set ? {[isSet]: [...value]} : value,
  );

const unpack = (text: string) =>
  JSON.parse(text, (_key, value: unknown) =>
    value && typeof value === 'object' && isSet in value
      ? new Set(value[isSet] as unknown[])
      : value,
  ) as Page;

/** A page, parsed now or on an earlier run, with the files that it includes as they are now. */
export function readPage(file: string, root: string): Page {
  const page = parsedPage(file, root);
  fillIncluded(page, root);
  return page;
}

function parsedPage(file: string, root: string): Page {
  const source = readFileSync(file, 'utf8');
  const key = createHash('sha1')
    .update(`${parserHash}\n${root}\n${file}\n${source}`)
    .digest('hex');
  const kept = join(rememberedFolder, `${key}.json`);
  try {
    return unpack(readFileSync(kept, 'utf8'));
  } catch {
    // not parsed before, or a file that was cut off: parse it now
  }
  const page = parsePage(file, root, source);
  if (!page.error) {
    mkdirSync(rememberedFolder, {recursive: true});
    writeFileSync(kept, pack(page));
  }
  return page;
}
