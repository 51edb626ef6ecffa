/** Runs the searches that migration pages give on the samples of the same section. */
import {locate} from '../core/included';
import type {CodeBlock, Page} from '../core/page';
import type {Problem, Skipped} from '../report';
import type {Change} from './change';
import {runGrep} from './search';

/** A line `grep -rnE '…' src` of a page, with what it must and must not find. */
type Search = {
  line: string;
  block: CodeBlock;
  before: string;
  after: string;
  /** On a guide's first page: the entries of the area that the section is named after. */
  area: Change[];
  problem: (message: string) => void;
};

/**
 * Runs the searches of a migration page on the samples of their section. On a guide's
 * first page, a section that is named after an area has one search for the whole area,
 * which must find the old code of every entry.
 *
 * @returns what is wrong, and the searches that could not run because there is no `grep`
 */
export function checkPageSearches(
  page: Page,
  entries: Change[],
): {problems: Problem[]; skipped: Skipped[]} {
  const problems: Problem[] = [];
  const skipped: Skipped[] = [];
  for (const search of searchesOf(page, entries, problems)) {
    const why = check(search);
    if (why) {
      skipped.push({what: `${page.file}:${search.block.line}`, why});
    }
  }
  return {problems, skipped};
}

const sectionOf = (block: CodeBlock) => block.context.headings[0] ?? '';

function searchesOf(
  page: Page,
  entries: Change[],
  problems: Problem[],
): Search[] {
  if (!page.id.startsWith('migration-guide/')) {
    return [];
  }
  const code = page.blocks.filter((b): b is CodeBlock => b.type === 'code');
  const samples = (block: CodeBlock, word: RegExp) =>
    code
      .filter(
        (b) => sectionOf(b) === sectionOf(block) && word.test(b.title ?? ''),
      )
      .map((b) => b.value)
      .join('\n');
  return code.flatMap((block) =>
    block.value.split('\n').flatMap((line, i) =>
      line.startsWith('grep -rnE ')
        ? {
            line,
            block,
            before:
              samples(block, /\bbefore\b/i) ||
              entries
                .filter((e) => e.page === page.id && e.find === line)
                .map((e) => e.old)
                .join('\n'),
            after: samples(block, /\bafter\b/i),
            area: areaOf(page, block, entries),
            problem: (message: string) =>
              problems.push({
                ...locate(page, block, i),
                check: 'changes',
                message,
              }),
          }
        : [],
    ),
  );
}

function areaOf(page: Page, block: CodeBlock, entries: Change[]): Change[] {
  if (!page.id.endsWith('/index')) {
    return [];
  }
  const folder = page.id.replace(/[^/]+$/, '');
  return entries.filter(
    (e) =>
      e.old &&
      e.find &&
      e.page !== page.id &&
      e.page.startsWith(folder) &&
      sectionOf(block).toLowerCase().includes(e.area),
  );
}

/** @returns why the search could not run */
function check({
  line,
  block,
  before,
  after,
  area,
  problem,
}: Search): string | undefined {
  if (!before && area.length === 0) {
    problem(
      'nothing shows what this search finds: its section has no sample with "before" in its title, and changes.json has no entry of this page with it.',
    );
    return;
  }
  const found = runGrep(
    line,
    before ? [before, after] : area.map((e) => e.old!),
  );
  if ('skipped' in found) {
    return found.skipped;
  }
  if ('wrong' in found) {
    problem(found.wrong);
  } else if (before) {
    checkSamples(found, block, problem);
  } else {
    area
      .filter((_, n) => !found[n])
      .forEach((e) =>
        problem(
          `the search of this area does not find the old code of ${e.slug}: ${e.old}`,
        ),
      );
  }
}

function checkSamples(
  [inOld, inNew]: readonly boolean[],
  {meta}: CodeBlock,
  problem: Search['problem'],
): void {
  if (!inOld) {
    problem('the search does not find the code before, in its own section.');
  }
  const reason = /(?:^|\s)also-finds="([^"]+)"/.exec(meta)?.[1];
  if (inNew && !reason) {
    problem(
      'the search also finds the code after: narrow it, or mark the block also-finds="why it must".',
    );
  }
  if (!inNew && reason) {
    problem('is marked also-finds, and does not find the code after.');
  }
}
