/**
 * `_data/changes.json`, the table of what changed from one version to the next, against the packages: what an entry
 * says was removed is removed, and what was removed has an entry. Each entry leads to a heading that is there, and the
 * search that it gives finds the old code and not the new. The searches on migration pages are run on their samples.
 */
import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Fact} from '../facts/entry';
import {
  docsVersions,
  nearestOf,
  releaseName,
  type DocsVersion,
} from '../facts/index';
import {dataFolders} from '../data/folders';
import type {Problem, Skipped} from '../report';
import {readPage} from '../source/cache';
import type {CodeBlock, Page} from '../source/page';
import {findTool} from '../recipes/find-tool';
import {identityOf, keep, recall} from '../source/remember';
import {factsOf, publishedDifferences, type Difference} from './differences';

const allowPlace = 'checks/changes/allow.json';

export type Change = {
  slug: string;
  kind:
    | 'renamed'
    | 'removed'
    | 'added'
    | 'signature'
    | 'behaviour'
    | 'config key'
    | 'default';
  from: string;
  to: string;
  area: string;
  old?: string;
  new?: string;
  why: string;
  page: string;
  anchor: string;
  find?: string;
  alsoFinds?: string;
  tier: string;
  evidence?: string;
  covers?: string[];
};

export type AllowedDifference = {
  difference: string;
  reason: string;
};

export type ChangesCoverage = Record<
  Difference['package'],
  {all: number; explained: number; allowed: number}
>;

/** The step between the two docs versions: the one that both packages are published for. */
const isPublishedStep = ({from, to}: Change) => from === '3.9' && to === '3.10';

const glob = (pattern: string) =>
  new RegExp(
    `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}$`,
  );

/** `uiDialogService.create`, `CommandsManager.run` in a piece of code: the owner as the facts call it, and the member. */
export function pairsIn(code: string, facts: Fact[]): [string, string][] {
  const owners = new Map<string, string>();
  for (const {kind, name, exportName} of facts) {
    if (kind !== 'service' && kind !== 'manager') continue;
    owners.set(name, name);
    if (typeof exportName === 'string') owners.set(exportName, name);
  }
  return [
    ...code.matchAll(/\b([A-Za-z]\w*)\??\.(?:EVENTS\.)?([A-Za-z_]\w*)/g),
  ].flatMap(([, owner, member]): [string, string][] =>
    owners.has(owner!) && member !== 'EVENTS'
      ? [[owners.get(owner!)!, member!]]
      : [],
  );
}

const has = (facts: Fact[], [owner, member]: [string, string]) =>
  facts.some((f) => f.owner === owner && f.name === member);

/** What an entry claims, against the facts of both versions. */
export function checkClaims(
  entry: Change,
  differences: Difference[],
  before: Fact[],
  after: Fact[],
): string[] {
  const problems: string[] = [];
  const {kind, covers = []} = entry;
  for (const pattern of covers) {
    const like = glob(pattern);
    if (!differences.some((d) => like.test(d.id))) {
      const nearest = nearestOf(
        pattern,
        differences.map((d) => d.id),
      );
      problems.push(
        `covers \`${pattern}\`, and there is no such difference between ${releaseName['3.9']} and ${releaseName.current}.${nearest ? ` Nearest: \`${nearest}\`.` : ''}`,
      );
    }
  }
  const old = pairsIn(entry.old ?? '', [...before, ...after]);
  const now = pairsIn(entry.new ?? '', [...before, ...after]);
  const name = (pair: [string, string]) => `\`${pair.join('.')}\``;
  if (kind === 'removed' || kind === 'renamed')
    for (const pair of old) {
      if (!has(before, pair))
        problems.push(
          `says that ${name(pair)} was ${kind}, and ${releaseName['3.9']} has no such member.`,
        );
      else if (has(after, pair))
        problems.push(
          `says that ${name(pair)} was ${kind}, and ${releaseName.current} still has it.`,
        );
    }
  if (kind === 'signature' || kind === 'behaviour')
    for (const pair of old)
      if (!has(before, pair) || !has(after, pair))
        problems.push(
          `says that ${name(pair)} changed, and ${has(before, pair) ? releaseName.current : releaseName['3.9']} does not have it.`,
        );
  for (const pair of now)
    if (!has(after, pair))
      problems.push(
        `names ${name(pair)} as what to write now, and ${releaseName.current} does not have it.`,
      );
    else if (kind === 'added' && has(before, pair))
      problems.push(
        `says that ${name(pair)} was added, and ${releaseName['3.9']} has it, too.`,
      );
  if (!covers.length && !entry.evidence)
    problems.push(
      'covers no difference of the packages, and has no evidence to say where the change was seen.',
    );
  return problems;
}

export const readAllow = (root: string): AllowedDifference[] =>
  existsSync(join(root, allowPlace))
    ? (
        JSON.parse(readFileSync(join(root, allowPlace), 'utf8')) as {
          entries: AllowedDifference[];
        }
      ).entries
    : [];

/** Every difference has an entry that explains it, or a reason why no reader needs one. */
export function checkCoverage(
  entries: Change[],
  differences: Difference[],
  allow: AllowedDifference[],
): {problems: Problem[]; coverage: ChangesCoverage} {
  const problems: Problem[] = [];
  const coverage: ChangesCoverage = {
    core: {all: 0, explained: 0, allowed: 0},
    ui: {all: 0, explained: 0, allowed: 0},
  };
  const patterns = entries
    .filter(isPublishedStep)
    .flatMap((e) => (e.covers ?? []).map(glob));
  const explained = (d: Difference) => patterns.some((p) => p.test(d.id));
  const say = (file: string, name: string, message: string) =>
    problems.push({file, line: 1, check: 'changes', name, message});

  for (const d of differences) {
    const of = coverage[d.package];
    of.all += 1;
    if (explained(d)) of.explained += 1;
    else if (allow.some((a) => a.difference === d.id)) of.allowed += 1;
    else
      say(
        join(dataFolders.current, 'changes.json'),
        d.id,
        `is a difference between ${releaseName['3.9']} and ${releaseName.current} (@ohif/${d.package}) that no entry covers${d.detail ? `: ${d.detail}` : ''}.`,
      );
  }
  for (const {difference, reason} of allow) {
    const d = differences.find((x) => x.id === difference);
    if (!reason || reason.length < 20)
      say(
        allowPlace,
        difference,
        'needs a reason, a sentence that says why no reader needs an entry.',
      );
    if (!d)
      say(
        allowPlace,
        difference,
        'is no difference between the packages: remove the entry.',
      );
    else if (explained(d))
      say(
        allowPlace,
        difference,
        'is covered by an entry of changes.json: remove the entry.',
      );
  }
  return {problems, coverage};
}

const grepShape = /^grep -rnE '([^']+)'((?: --include='[^']+')*) src$/;

/**
 * Runs a search as a reader does, in a folder `src` with one file for each source.
 *
 * @returns for each source whether the search finds something in it, or what is wrong with the command itself
 */
export function runGrep(
  command: string,
  sources: string[],
): boolean[] | {wrong: string} | {skipped: string} {
  const [, pattern, includes] = grepShape.exec(command) ?? [];
  if (!pattern)
    return {
      wrong: `the search has another form than grep -rnE '…' src, on one line: ${command}`,
    };
  const included = [...includes!.matchAll(/'([^']+)'/g)].map((m) => m[1]!);
  const tool = findTool('grep');
  const asked = [
    'grep',
    tool ? identityOf(tool) : 'not here',
    identityOf(import.meta.filename),
    command,
    ...sources,
  ];
  const before = recall<boolean[]>(asked);
  if (before) return before.answer;
  const found = grep(pattern, included, sources);
  return Array.isArray(found) ? keep(asked, found) : found;
}

function grep(
  pattern: string,
  included: string[],
  sources: string[],
): ReturnType<typeof runGrep> {
  const name = (i: number) =>
    (included[0] ?? '*.js').replace(/\*/g, `sample-${i}-`);
  const folder = mkdtempSync(join(tmpdir(), 'find-'));
  try {
    mkdirSync(join(folder, 'src'));
    sources.forEach((source, i) =>
      writeFileSync(join(folder, 'src', name(i)), `${source}\n`),
    );
    const {status, stdout, stderr, error} = spawnSync(
      'grep',
      ['-rnE', pattern, ...included.map((i) => `--include=${i}`), 'src'],
      {cwd: folder, encoding: 'utf8', timeout: 5000},
    );
    if (error) return {skipped: `grep does not run here: ${error.message}`};
    if (status === 2 || stderr) return {wrong: stderr.trim()};
    const lines = stdout.split('\n');
    return sources.map((_, i) =>
      lines.some((line) => line.startsWith(`src/${name(i)}:`)),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** The search of an entry finds the old code, and leaves the new code alone. */
export function checkFind(entry: Change): {
  problems: string[];
  skipped?: string;
} {
  const problems: string[] = [];
  if (!entry.find) {
    if (entry.old && entry.kind !== 'default')
      problems.push('has no search that finds the old code: give it "find".');
    return {problems};
  }
  const found = runGrep(entry.find, [entry.old ?? '', entry.new ?? '']);
  if ('skipped' in found) return {problems, skipped: found.skipped};
  if ('wrong' in found) return {problems: [found.wrong]};
  const [inOld, inNew] = found;
  if (!inOld)
    problems.push(
      `has a search that does not find the old code: ${entry.find} in ${entry.old ?? 'nothing'}`,
    );
  if (inNew && !entry.alsoFinds)
    problems.push(
      `has a search that finds the new code, too: ${entry.find} in ${entry.new}. Narrow it, or say in "alsoFinds" why it must.`,
    );
  if (!inNew && entry.alsoFinds)
    problems.push(
      'says in "alsoFinds" why its search finds the new code, and it does not find it: remove "alsoFinds".',
    );
  return {problems};
}

/** Ids of headings, as the site gives them. */
export function anchorsOf(page: Page): Set<string> {
  const anchors = new Set<string>();
  for (const block of page.blocks) {
    if (block.type !== 'heading') continue;
    const explicit = /\{#([\w-]+)\}\s*$/.exec(block.text)?.[1];
    const base =
      explicit ??
      block.text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replace(/ /g, '-');
    let slug = base;
    for (let n = 1; anchors.has(slug); n += 1) slug = `${base}-${n}`;
    anchors.add(slug);
  }
  return anchors;
}

function pageOf(root: string, version: DocsVersion, id: string): Page | null {
  const folder = join(dataFolders[version], '..');
  const file = [`${id}.md`, `${id}.mdx`]
    .map((f) => join(root, folder, f))
    .find(existsSync);
  return file ? readPage(file, root) : null;
}

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
  if (!page.id.startsWith('migration-guide/')) return {problems, skipped};
  const code = page.blocks.filter((b): b is CodeBlock => b.type === 'code');
  const section = (b: CodeBlock) => b.context.headings[0] ?? '';
  for (const block of code) {
    block.value.split('\n').forEach((line, i) => {
      if (!line.startsWith('grep -rnE ')) return;
      const say = (message: string) =>
        problems.push({
          file: page.file,
          line: block.bodyLine + i,
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
      if (!before && !overview.length)
        return say(
          'nothing shows what this search finds: its section has no sample with "before" in its title, and changes.json has no entry of this page with it.',
        );
      const found = runGrep(
        line,
        before ? [before, after] : overview.map((e) => e.old!),
      );
      if ('wrong' in found) return say(found.wrong);
      if ('skipped' in found) {
        skipped.push({
          what: `${page.file}:${block.line}`,
          why: found.skipped,
        });
        return;
      }
      if (!before) {
        overview.forEach((e, n) => {
          if (!found[n])
            say(
              `the search of this area does not find the old code of ${e.slug}: ${e.old}`,
            );
        });
        return;
      }
      const [inOld, inNew] = found;
      if (!inOld)
        say('the search does not find the code before, in its own section.');
      const reason = /(?:^|\s)also-finds="([^"]+)"/.exec(block.meta)?.[1];
      if (inNew && !reason)
        say(
          'the search finds the code after, too: narrow it, or mark the block also-finds="why it must".',
        );
      if (!inNew && reason)
        say('is marked also-finds, and does not find the code after.');
    });
  }
  return {problems, skipped};
}

export type Changes = {entries: Change[]; source: string};

export function readChanges(
  root: string,
  version: DocsVersion,
): Changes | null {
  const file = join(root, dataFolders[version], 'changes.json');
  if (!existsSync(file)) return null;
  const source = readFileSync(file, 'utf8');
  try {
    const {entries} = JSON.parse(source) as {entries?: Change[]};
    return Array.isArray(entries) ? {entries, source} : null;
  } catch {
    // Reported with the schemas.
    return null;
  }
}

/** @param pages every page of the site */
export function checkChanges(
  root: string,
  pages: Page[],
  differences = publishedDifferences(),
): {
  problems: Problem[];
  skipped: Skipped[];
  coverage?: ChangesCoverage;
} {
  const problems: Problem[] = [];
  const skipped: Skipped[] = [];
  let coverage: ChangesCoverage | undefined;
  for (const version of docsVersions) {
    const changes = readChanges(root, version);
    const own = pages.filter((p) => p.version === version);
    for (const page of own) {
      const searches = checkPageSearches(page, changes?.entries ?? []);
      problems.push(...searches.problems);
      skipped.push(...searches.skipped);
    }
    if (!changes) continue;
    const file = join(dataFolders[version], 'changes.json');
    const before = factsOf('3.9', 'core.json');
    const after = factsOf('current', 'core.json');
    const slugs = new Set<string>();
    for (const entry of changes.entries) {
      const at = changes.source.indexOf(
        `"slug": ${JSON.stringify(entry.slug)}`,
      );
      const say = (message: string) =>
        problems.push({
          file,
          line: at < 0 ? 1 : changes.source.slice(0, at).split('\n').length,
          check: 'changes',
          name: entry.slug,
          message,
        });
      if (slugs.has(entry.slug))
        say('stands twice: slugs are of one entry each.');
      slugs.add(entry.slug);
      if (isPublishedStep(entry))
        checkClaims(entry, differences, before, after).forEach(say);
      else if (entry.covers?.length)
        say(
          `covers differences of packages, and there are none to compare for ${entry.from} to ${entry.to}.`,
        );
      const find = checkFind(entry);
      find.problems.forEach(say);
      if (find.skipped)
        skipped.push({what: `search of ${entry.slug}`, why: find.skipped});
      const page = pageOf(root, version, entry.page);
      if (!page) say(`leads to the page ${entry.page}, which is not there.`);
      else {
        const anchors = anchorsOf(page);
        if (!anchors.has(entry.anchor))
          say(
            `leads to #${entry.anchor}, and ${entry.page} has no such heading. Nearest: ${nearestOf(entry.anchor, [...anchors]) ?? [...anchors].join(', ')}.`,
          );
      }
    }
    if (version !== 'current') continue;
    const covered = checkCoverage(
      changes.entries,
      differences,
      readAllow(root),
    );
    problems.push(...covered.problems);
    coverage = covered.coverage;
  }
  return {problems, skipped, ...(coverage ? {coverage} : {})};
}
