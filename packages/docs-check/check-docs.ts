/** Runs all checks on the given pages or on the whole site. `run.ts` prints the result. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkChanges} from './changes/changes';
import {AllowList} from './core/allow';
import {readPage} from './core/read-page';
import {checkCeilings} from './core/ceilings';
import {checkData} from './core/check-data';
import {checkPage, type PageResult} from './core/check-page';
import type {Report, Unverified} from './core/context';
import {selectFiles} from './core/files';
import type {Page} from './core/page';
import {checkCoverage} from './coverage/coverage';
import {checkSchemas} from './data/data';
import {dataFiles} from './data/folders';
import {checkMemberTables} from './data/member-tables';
import {checkExamples, checkRunnable} from './examples/examples';
import {checkTutorials} from './examples/tutorials/tutorials';
import {checkExtensionAndMode} from './examples/worked-example';
import {docsVersions, Facts, type DocsVersion} from './facts/index';
import {byVersion} from './facts/releases';
import {checkLinks} from './pages/links';
import {checkPageItself} from './pages/pages';
import {checkProse} from './prose/prose';
import {proseFiles} from './prose/prose-files';
import {checkRecipes} from './recipes/recipes';
import {checkServedRecipes} from './recipes/served';
import {
  noCounts,
  type Counts,
  type CountsByVersion,
  type Problem,
  type Skipped,
} from './report';
import {checkSources} from './sources/sources';
import {checkNotes} from './verification/notes';
import {checkStatements} from './statements/statements';

export type Result = {
  problems: Problem[];
  skipped: Skipped[];
  counts: CountsByVersion;
  unverified: {file: string; version: DocsVersion; names: Unverified[]}[];
  pages: PageResult[];
  recipes: number;
  ran: number;
};

type Found = {problems: Problem[]; skipped?: Skipped[]};

const byPlace = (a: Problem, b: Problem) =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;

class Run {
  readonly result: Result = {
    problems: [],
    skipped: [],
    counts: byVersion(noCounts),
    unverified: [],
    pages: [],
    recipes: 0,
    ran: 0,
  };

  constructor(
    private readonly root: string,
    private readonly facts: Facts,
    private readonly allow: AllowList,
  ) {}

  private add({problems, skipped = []}: Found): void {
    this.result.problems.push(...problems);
    this.result.skipped.push(...skipped);
  }

  private addReport(file: string, version: DocsVersion, report: Report): void {
    this.add(report);
    const counts = this.result.counts[version];
    for (const key of Object.keys(counts) as (keyof Counts)[]) {
      counts[key] += report.counts[key];
    }
    if (report.unverified.length) {
      this.result.unverified.push({file, version, names: report.unverified});
    }
  }

  async page(page: Page): Promise<void> {
    this.add({problems: checkPageItself(page)});
    if (page.error) {
      return;
    }
    this.add({problems: checkLinks(page, this.root)});
    const checked = checkPage(page, this.facts, this.allow);
    this.result.pages.push(checked);
    this.addReport(page.file, page.version, checked.report);
    this.add({problems: checkExamples(page)});
    const runnable = await checkRunnable(page);
    this.add(runnable);
    this.result.ran += runnable.ran;
  }

  /** @param wanted files, absolute; without it: all */
  data(wanted?: string[]): void {
    const {root, facts, allow} = this;
    for (const version of docsVersions) {
      for (const file of dataFiles(root, version)) {
        if (!wanted || wanted.includes(file)) {
          const report = checkData(file, root, version, facts, allow);
          this.addReport(path.relative(root, file), version, report);
        }
      }
    }
    this.add({problems: checkSchemas(root, wanted)});
    this.add({problems: checkMemberTables(root, wanted)});
  }

  /** Checks of several pages together. @param wanted whether these pages were asked for */
  pages(pages: Page[], wanted: boolean): void {
    const files = wanted ? new Set(pages.map(({file}) => file)) : undefined;
    this.add({problems: checkNotes(this.root, this.result.pages, !wanted)});
    this.add({problems: checkStatements(this.root, files)});
    this.add({problems: checkSources(this.root, pages, !wanted)});
    const recipes = checkRecipes(pages);
    this.add(recipes);
    this.result.recipes += recipes.checked;
    if (!wanted || pages.some(({id}) => id.startsWith('migration-guide/'))) {
      this.add({problems: checkChanges(this.root)});
    }
  }

  /** Checks that need all pages. */
  async everything(pages: Page[]): Promise<void> {
    for (const version of docsVersions) {
      const served = await checkServedRecipes(this.root, version);
      this.add(served);
      this.result.recipes += served.served;
      const {root, facts} = this;
      const example = await checkExtensionAndMode(root, version, facts);
      this.add(example);
      this.result.ran += example.ran;
      this.add({problems: checkTutorials(this.root, version, pages)});
    }
    this.add({problems: this.allow.stale().map(staleProblem)});
    this.coverage(pages);
    this.add({problems: checkCeilings(this.result.counts)});
  }

  private coverage(pages: Page[]): void {
    for (const version of docsVersions) {
      const texts = pages
        .filter((page) => page.version === version)
        .map(({file}) => readFileSync(path.join(this.root, file), 'utf8'));
      this.add({problems: checkCoverage(this.root, version, texts)});
    }
  }
}

const staleProblem = ({name, pattern}: AllowList['entries'][number]) => ({
  file: 'packages/docs-check/rules/allow.json',
  line: 1,
  check: 'allow',
  name: name ?? pattern!,
  message: 'is allowed and no page needs it anymore: remove the entry.',
});

/** @param wanted pages, folders and files of reference data; without any: everything */
export async function checkDocs(
  root: string,
  wanted: string[] = [],
  facts = new Facts(),
  allow = AllowList.load(),
): Promise<Result> {
  const run = new Run(root, facts, allow);
  const {result} = run;
  const isPart = wanted.length > 0;
  const pages = selectFiles(root, wanted).map((file) => readPage(file, root));
  for (const page of pages) {
    await run.page(page);
  }
  run.data(isPart ? wanted.map((file) => path.resolve(root, file)) : undefined);
  run.pages(pages, isPart);
  const readable = pages.filter(({error}) => !error);
  const prose = await checkProse(root, proseFiles(root, readable, wanted));
  result.problems.push(...prose);
  if (!isPart) {
    await run.everything(pages);
  }
  result.problems.sort(byPlace);
  return result;
}
