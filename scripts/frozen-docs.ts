/**
 * The docs of an earlier version are frozen: a page changes where a fact is wrong or a link breaks, and for nothing
 * else. A commit of this branch that changes one says what it corrects, in a trailer `Corrected-fact: …`.
 *
 * A step of `check:lint`, which each run of `npm test` has: `npm run accept` runs before there is a commit to read.
 */
import {execFileSync} from 'node:child_process';
import {mergeBase} from './merge-base';
import {runMain} from './run-main';

/** The commits since `base` without a corrected fact, each with the frozen pages that it changed. */
export function changedWithoutFact(folder: string, base: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: folder, encoding: 'utf8'}).trim();
  // A version that the branch itself cuts is new, not frozen.
  const frozen = git('ls-tree', '--name-only', base, 'versioned_docs/');
  return frozen
    ? git(
        ...['log', '--no-merges', '--name-only', '--format=%n%h %s'],
        ...['--invert-grep', '--grep=^Corrected-fact: [^ ]'],
        ...[`${base}..HEAD`, '--'],
        ...frozen.split('\n').map((version) => `:(glob)${version}/**/*.md*`),
      )
    : '';
}

/** Commits from before the main branch had this rule are not asked. */
const hasRule = (base: string) =>
  execFileSync('git', ['ls-tree', base, 'scripts/frozen-docs.ts']).length > 0;

runMain(module, () => {
  const branched = mergeBase();
  const base = branched && hasRule(branched) ? branched : undefined;
  const found = base && changedWithoutFact(process.cwd(), base);
  if (found) {
    throw new Error(
      `The docs of earlier versions are frozen. These commits do not say which fact they correct in them:\n\n${found}\n\nUndo the change, or end the message of the commit with a line "Corrected-fact: what was wrong".`,
    );
  }
  console.log(
    base
      ? 'Frozen docs: each change corrects a fact.'
      : 'Frozen docs: not checked, because Git knows no main branch that has this rule.',
  );
});
