/** Runs all checks on the given pages or on the whole site. `run.ts` prints the result. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkChanges} from './changes/changes';
import {AllowList} from './core/allow';
import {checkCeilings} from './core/ceilings';
import {checkData} from './core/check-data';
import {checkPage, type PageResult} from './core/check-page';
import type {Report, Unverified} from './core/context';
import {selectFiles} from './core/files';
import type {Page} from './core/page';
import {readPage} from './core/read-page';
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
  type Found,
} from './report';
import {checkSources} from './sources/sources';
import {checkStatements} from './statements/statements';
import {checkNotes} from './verification/notes';

export type Result = Omit<Found, 'done'> & {
  counts: CountsByVersion;
  unverified: {file: string; names: Unverified[]}[];
  pages: PageResult[];
  recipes: number;
  ran: number;
};

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

  add({problems, skipped, done}: Found, kind: 'ran' | 'recipes'): void {
    this.result.problems.push(...problems);
    this.result.skipped.push(...skipped);
    this.result[kind] += done;
  }

  private addReport(file: string, version: DocsVersion, report: Report): void {
    const counts = this.result.counts[version];
    for (const key of Object.keys(counts) as (keyof Counts)[]) {
      counts[key] += report.counts[key];
    }
    this.result.problems.push(...report.problems);
    this.result.unverified.push({file, names: report.unverified});
  }

  async page(page: Page): Promise<void> {
    const {root, facts, allow, result} = this;
    result.problems.push(...checkPageItself(page));
    if (!page.error) {
      const checked = checkPage(page, facts, allow);
      result.pages.push(checked);
      this.addReport(page.file, page.version, checked.report);
      result.problems.push(...checkLinks(page, root), ...checkExamples(page));
      this.add(await checkRunnable(page), 'ran');
    }
  }

  data(file: string, version: DocsVersion): void {
    const {root, facts, allow} = this;
    const report = checkData(file, root, version, facts, allow);
    this.addReport(path.relative(root, file), version, report);
  }

  /** Checks that need all pages. */
  async version(version: DocsVersion, pages: Page[]): Promise<void> {
    const {root, facts} = this;
    this.add(await checkServedRecipes(root, version), 'recipes');
    this.add(await checkExtensionAndMode(root, version, facts), 'ran');
    const texts = pages
      .filter((page) => page.version === version)
      .map(({file}) => readFileSync(path.join(root, file), 'utf8'));
    this.result.problems.push(
      ...checkTutorials(root, version, pages),
      ...checkCoverage(root, version, texts),
    );
  }
}

/** @param wanted pages, folders and files of reference data; without any: everything */
export async function checkDocs(
  root: string,
  wanted: string[] = [],
  facts = new Facts(),
  allow = AllowList.load(),
): Promise<Result> {
  const run = new Run(root, facts, allow);
  const {result} = run;
  const {problems} = result;
  const isWhole = !wanted.length;
  const files = isWhole
    ? undefined
    : wanted.map((file) => path.resolve(root, file));
  const pages = selectFiles(root, wanted).map((file) => readPage(file, root));
  for (const page of pages) {
    await run.page(page);
  }
  for (const version of docsVersions) {
    dataFiles(root, version)
      .filter((file) => files?.includes(file) ?? true)
      .forEach((file) => run.data(file, version));
  }
  run.add(checkRecipes(pages), 'recipes');
  const readable = pages.filter(({error}) => !error);
  problems.push(
    ...checkSchemas(root, files),
    ...checkMemberTables(root, files),
    ...checkNotes(root, result.pages, isWhole),
    ...checkStatements(root, isWhole ? undefined : pages.map((p) => p.file)),
    ...checkSources(root, pages, isWhole),
    ...(isWhole || pages.some(({id}) => id.startsWith('migration-guide/'))
      ? checkChanges(root)
      : []),
    ...(await checkProse(root, proseFiles(root, readable, wanted))),
  );
  if (isWhole) {
    for (const version of docsVersions) {
      await run.version(version, pages);
    }
    problems.push(...allow.stale(), ...checkCeilings(result.counts));
  }
  problems.sort((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
  return result;
}
