/** Runs the searches on migration pages on the samples of their section. */
import {locate} from '../core/included';
import type {CodeBlock, Page} from '../core/page';
import type {Problem, Skipped} from '../report';
import type {Change} from './change';
import {runGrep} from './search';

/**
 * The searches of a migration page, run on the samples of their section. On a guide's first page a section that is named
 * after an area has one search for all of it: it finds the old code of every entry.
 */
export function checkPageSearches(
  page: Page,
  entries: Change[],
): {problems: Problem[]; skipped: Skipped[]} {
  const problems: Problem[] = [];
  const skipped: Skipped[] = [];
  if (!page.id.startsWith('migration-guide/')) {
    return {problems, skipped};
  }
  const code = page.blocks.filter((b): b is CodeBlock => b.type === 'code');
  const section = (b: CodeBlock) => b.context.headings[0] ?? '';
  for (const block of code) {
    block.value.split('\n').forEach((line, i) => {
      if (!line.startsWith('grep -rnE ')) {
        return;
      }
      const say = (message: string) =>
        problems.push({
          ...locate(page, block, i),
          check: 'changes',
          message,
        });
      const samples = (word: RegExp) =>
        code
          .filter(
            (b) => section(b) === section(block) && word.test(b.title ?? ''),
          )
          .map((b) => b.value)
          .join('\n');
      const folder = page.id.replace(/[^/]+$/, '');
      const overview = page.id.endsWith('/index')
        ? entries.filter(
            (e) =>
              e.old &&
              e.find &&
              e.page !== page.id &&
              e.page.startsWith(folder) &&
              section(block).toLowerCase().includes(e.area),
          )
        : [];
      const before =
        samples(/\bbefore\b/i) ||
        entries
          .filter((e) => e.page === page.id && e.find === line)
          .map((e) => e.old)
          .join('\n');
      const after = samples(/\bafter\b/i);
      if (!before && !overview.length) {
        return say(
          'nothing shows what this search finds: its section has no sample with "before" in its title, and changes.json has no entry of this page with it.',
        );
      }
      const found = runGrep(
        line,
        before ? [before, after] : overview.map((e) => e.old!),
      );
      if ('wrong' in found) {
        return say(found.wrong);
      }
      if ('skipped' in found) {
        skipped.push({
          what: `${page.file}:${block.line}`,
          why: found.skipped,
        });
        return;
      }
      if (!before) {
        overview.forEach((e, n) => {
          if (!found[n]) {
            say(
              `the search of this area does not find the old code of ${e.slug}: ${e.old}`,
            );
          }
        });
        return;
      }
      const [inOld, inNew] = found;
      if (!inOld) {
        say('the search does not find the code before, in its own section.');
      }
      const reason = /(?:^|\s)also-finds="([^"]+)"/.exec(block.meta)?.[1];
      if (inNew && !reason) {
        say(
          'the search finds the code after, too: narrow it, or mark the block also-finds="why it must".',
        );
      }
      if (!inNew && reason) {
        say('is marked also-finds, and does not find the code after.');
      }
    });
  }
  return {problems, skipped};
}
