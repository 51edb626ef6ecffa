/** All checks over the pages given, or over the whole site. `run.ts` prints what comes back. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {checkChanges, type ChangesCoverage} from './changes/changes';
import {
  applyAllowList,
  checkFloors,
  cover,
  readAllow,
  type CoverageByVersion,
} from './coverage/coverage';
import {checkSchemas} from './data/data';
import {dataFolders} from './data/folders';
import {checkExamples, checkRunnable} from './examples/examples';
import {checkExtensionAndMode} from './examples/extension-and-mode';
import {docsVersions, Facts, type DocsVersion} from './facts/index';
import {AllowList} from './identifiers/allow';
import {checkCeilings} from './identifiers/ceilings';
import {checkPage, type PageResult} from './identifiers/check';
import {checkData, dataFiles} from './identifiers/data';
import type {Unverified} from './identifiers/resolver';
import {checkPageItself, checkPageList, checkUnique} from './pages/pages';
import {checkRecipes} from './recipes/recipes';
import {checkServedRecipes} from './recipes/served';
import {
  noCounts,
  type Counts,
  type CountsByVersion,
  type Problem,
  type Skipped,
} from './report';
import {readPage} from './source/cache';
import {relocated} from './source/included';
import {placeOf, type Page} from './source/page';
import {checkStamps} from './stamp/stamp';

export type Result = {
  problems: Problem[];
  skipped: Skipped[];
  counts: CountsByVersion;
  unverified: {file: string; version: DocsVersion; names: Unverified[]}[];
  pages: PageResult[];
  recipes: number;
  ran: number;
  /** of a run over everything */
  coverage?: CoverageByVersion;
  changes?: ChangesCoverage;
};

const docsFolders = ['docs', join('versioned_docs', 'version-3.9')];

/** Pages below docs/ and versioned_docs/; a part below an underscore is a fragment of other pages and no page. */
export function pageFiles(root: string): string[] {
  return docsFolders
    .filter((f) => existsSync(join(root, f)))
    .flatMap((f) =>
      readdirSync(join(root, f), {recursive: true, encoding: 'utf8'})
        .filter((p) => /\.mdx?$/.test(p) && !/(?:^|\/)_/.test(p))
        .map((p) => join(root, f, p)),
    )
    .sort();
}

export function selectFiles(root: string, wanted: string[]): string[] {
  if (!wanted.length) return pageFiles(root);
  return wanted.flatMap((w) => {
    const path = resolve(root, w);
    if (!existsSync(path))
      throw new Error(
        `${w} does not exist. Give pages below docs/ or versioned_docs/version-3.9/.`,
      );
    if (/\.mdx?$/.test(path)) {
      if (!placeOf(path, root))
        throw new Error(
          `${w} is no docs page: pages are below docs/ and versioned_docs/version-3.9/.`,
        );
      return [path];
    }
    if (path.endsWith('.json')) {
      if (!docsVersions.some((v) => dataFiles(root, v).includes(path)))
        throw new Error(
          `${w} is no file of reference data: those are below ${docsVersions.map((v) => `${dataFolders[v]}/`).join(' and ')}, without the schemas. A schema is checked with the files that name it.`,
        );
      return [];
    }
    const below = pageFiles(root).filter((f) => f.startsWith(`${path}/`));
    if (!below.length) throw new Error(`${w} has no docs pages below it.`);
    return below;
  });
}

function add(to: Counts, from: Counts) {
  for (const key of Object.keys(to) as (keyof Counts)[]) to[key] += from[key];
}

export async function checkDocs(
  root: string,
  wanted: string[] = [],
  facts = new Facts(),
  allow = AllowList.load(),
): Promise<Result> {
  const whole = !wanted.length;
  const result: Result = {
    problems: [],
    skipped: [],
    counts: {current: noCounts(), '3.9': noCounts()},
    unverified: [],
    pages: [],
    recipes: 0,
    ran: 0,
  };
  const pages: Page[] = selectFiles(root, wanted).map((file) =>
    readPage(file, root),
  );

  for (const page of pages) {
    result.problems.push(...checkPageItself(page));
    if (page.error) continue;
    const checked = checkPage(page, facts, allow);
    result.pages.push(checked);
    result.problems.push(...checked.resolver.problems, ...checkExamples(page));
    add(result.counts[page.version], checked.resolver.counts);
    if (checked.resolver.unverified.length)
      result.unverified.push({
        file: page.file,
        version: page.version,
        names: checked.resolver.unverified,
      });
    const runnable = await checkRunnable(page);
    result.problems.push(...runnable.problems);
    result.skipped.push(...runnable.skipped);
    result.ran += runnable.ran;
  }

  result.problems.push(...checkStamps(root, result.pages, whole));

  for (const version of docsVersions) {
    for (const file of dataFiles(root, version)) {
      if (!whole && !wanted.some((w) => resolve(root, w) === file)) continue;
      const {resolver, problems} = checkData(file, root, version, facts, allow);
      result.problems.push(...problems, ...resolver.problems);
      add(result.counts[version], resolver.counts);
      if (resolver.unverified.length)
        result.unverified.push({
          file: relative(root, file),
          version,
          names: resolver.unverified,
        });
    }
  }

  result.problems.push(
    ...checkSchemas(
      root,
      whole ? undefined : wanted.map((w) => resolve(root, w)),
    ),
  );

  const recipes = checkRecipes(pages);
  result.problems.push(...recipes.problems);
  result.skipped.push(...recipes.skipped);
  result.recipes = recipes.checked;
  if (whole) {
    for (const version of docsVersions) {
      const served = await checkServedRecipes(root, version);
      result.problems.push(...served.problems);
      result.skipped.push(...served.skipped);
      result.recipes += served.served;
    }
  }

  if (whole || pages.some((page) => page.id.startsWith('migration-guide/'))) {
    const changes = checkChanges(root, pages);
    if (changes.coverage) result.changes = changes.coverage;
    result.problems.push(...changes.problems);
    result.skipped.push(...changes.skipped);
  }

  if (whole) {
    for (const version of docsVersions) {
      const example = await checkExtensionAndMode(root, version, facts);
      result.problems.push(...example.problems);
      result.skipped.push(...example.skipped);
      result.ran += example.ran;
    }
    result.problems.push(...checkPageList(root), ...checkUnique(pages));
    for (const entry of allow.stale()) {
      result.problems.push({
        file: 'checks/identifiers/allow.json',
        line: 1,
        check: 'identifiers',
        name: entry.name ?? entry.pattern!,
        message: 'is allowed and no page needs it any more: remove the entry.',
      });
    }
    const textOf = (version: DocsVersion) =>
      pages
        .filter((page) => page.version === version)
        .map((page) => readFileSync(join(root, page.file), 'utf8'));
    const {coverage, problems} = applyAllowList(
      {
        current: cover(root, 'current', textOf('current')),
        '3.9': cover(root, '3.9', textOf('3.9')),
      },
      readAllow(root),
    );
    const floors = checkFloors(root, coverage);
    result.coverage = coverage;
    result.problems.push(...problems, ...floors.problems);
    result.skipped.push(...floors.skipped);
    const ceilings = checkCeilings(root, result.counts);
    result.problems.push(...ceilings.problems);
    result.skipped.push(...ceilings.skipped);
  }
  const byFile = new Map(pages.map((page) => [page.file, page]));
  result.problems = result.problems.map((problem) => {
    const page = byFile.get(problem.file);
    return page ? relocated(page, problem) : problem;
  });
  result.problems.sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line,
  );
  return result;
}
