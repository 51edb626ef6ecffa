/**
 * Is everything described? Every public method and event of every service and manager in a version's package is in that
 * version's reference data, or named with its owner on a page of that version, or allowed to be missing, with a reason.
 *
 * The share that must be described is a floor for each version; it only goes up, over the whole git history.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Fact, FactFile} from '../facts/fact';
import {docsVersions, type DocsVersion} from '../facts/index';
import {committed, noRatchet} from '../core/committed';
import {dataFiles, dataFolders} from '../data/folders';
import type {Problem, Skipped} from '../report';

const allowPlace = 'packages/docs-check/coverage/allow.json';
const floorPlace = 'packages/docs-check/coverage/floors.json';

export type AllowEntry = {
  owner: string;
  member: string;
  /** without it: all versions */
  versions?: DocsVersion[];
  reason: string;
};

/** What services and managers of the published core have, and with `source` all that the exact source of the release offers. */
export type Part = DocsVersion | `${DocsVersion} source`;

export const parts: Part[] = docsVersions.flatMap((v): Part[] => [
  v,
  `${v} source`,
]);

export type Floors = Partial<Record<Part, number>>;

/** Something public that a version's package, or its source, has. */
export type Member = {owner: string; name: string; kind: string};

export type Coverage = {
  all: Member[];
  missing: Member[];
  /** where each owner is, or could be, described: a path from the repository's root */
  hints: Map<string, string>;
};

export type CoverageByPart = Record<Part, Coverage>;

export const percent = ({all, missing}: Coverage) =>
  all.length ? ((all.length - missing.length) * 100) / all.length : 100;

const key = (owner: string, name: string) => `${owner}.${name}`;

/** What the exact source of a version has. */
export const readSourceFacts = (version: DocsVersion): Fact[] =>
  (
    JSON.parse(
      readFileSync(
        path.join(import.meta.dirname, '../facts', version, 'source.json'),
        'utf8',
      ),
    ) as FactFile
  ).entries;

/** Of them, what is the platform's core. */
export const readFacts = (version: DocsVersion): Fact[] =>
  readSourceFacts(version).filter(({at}) => at.startsWith('platform/core/'));

const isOwner = (f: Fact) => f.kind === 'service' || f.kind === 'manager';

export function publicMembers(facts: Fact[]): Member[] {
  const owners = new Set(facts.filter(isOwner).map((f) => f.name));
  return facts.flatMap(({kind, owner, name, internal}) =>
    (kind === 'method' || kind === 'event') &&
    owner !== undefined &&
    owners.has(owner) &&
    !internal
      ? [{owner, name, kind}]
      : [],
  );
}

type ReferenceFile = {
  service?: string;
  manager?: string;
  methods?: {method?: string}[];
  events?: {event?: string}[];
};

/** What the reference data of services and managers lists, and which file is about which owner. */
function describedInData(root: string, version: DocsVersion) {
  const described = new Set<string>();
  const files = new Map<string, string>();
  for (const file of dataFiles(root, version)) {
    let data: ReferenceFile;
    try {
      data = JSON.parse(readFileSync(file, 'utf8')) as ReferenceFile;
    } catch {
      // Reported with the schemas.
      continue;
    }
    const owner = data?.service ?? data?.manager;
    if (typeof owner !== 'string') {
      continue;
    }
    files.set(owner, path.relative(root, file));
    const names = [
      ...(Array.isArray(data.methods) ? data.methods : []).map((m) => m.method),
      ...(Array.isArray(data.events) ? data.events : []).map((e) => e.event),
    ];
    for (const name of names) {
      if (name) {
        described.add(key(owner, name));
      }
    }
  }
  return {described, files};
}

/** `displaySetService.getDisplaySetByUID`, `DisplaySetService.EVENTS.DISPLAY_SETS_ADDED`: in prose and in samples. */
function namedOnPages(sources: string[], spelling: Map<string, string>) {
  const named = new Set<string>();
  const pair = /\b([A-Za-z]\w*)\??\.(?:EVENTS\.)?([A-Za-z]\w*)/g;
  for (const source of sources) {
    for (const [, before, name] of source.matchAll(pair)) {
      const owner = spelling.get(before!);
      if (owner) {
        named.add(key(owner, name!));
      }
    }
  }
  return named;
}

/** @param pages text of each page of the version */
export function cover(
  root: string,
  version: DocsVersion,
  pages: string[],
  facts = readFacts(version),
): Coverage {
  const members = publicMembers(facts);
  const {described, files} = describedInData(root, version);
  const spelling = new Map<string, string>();
  const hints = new Map<string, string>();
  for (const {kind, name, exportName} of facts.filter(isOwner)) {
    spelling.set(name, name);
    if (typeof exportName === 'string') {
      spelling.set(exportName, name);
    }
    const fileName = typeof exportName === 'string' ? exportName : name;
    hints.set(
      name,
      files.get(name) ??
        `${path.join(dataFolders[version], `${kind}s`, `${fileName}.json`)} (to be written)`,
    );
  }
  const named = namedOnPages(pages, spelling);
  const missing = members.filter(({owner, name}) => {
    const k = key(owner, name);
    return !described.has(k) && !named.has(k);
  });
  return {all: members, missing, hints};
}

export const readAllow = (root: string): AllowEntry[] =>
  existsSync(path.join(root, allowPlace))
    ? (
        JSON.parse(readFileSync(path.join(root, allowPlace), 'utf8')) as {
          entries: AllowEntry[];
        }
      ).entries
    : [];

/** `*` matches any text. */
const matcher = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );

/** Takes what is allowed out of what must be described, and reports entries that are not needed. */
export function applyAllowList(
  coverage: CoverageByPart,
  entries: AllowEntry[],
): {coverage: CoverageByPart; problems: Problem[]} {
  const problems: Problem[] = [];
  const remaining = structuredClone(coverage);
  for (const {owner, member, versions = docsVersions, reason} of entries) {
    const report = (message: string) =>
      problems.push({
        file: allowPlace,
        line: 1,
        check: 'coverage',
        name: key(owner, member),
        message,
      });
    if (!reason || reason.length < 20) {
      report('needs a reason, a sentence that says why no reader misses it.');
    }
    const name = matcher(member);
    const isAllowed = (m: Member) => m.owner === owner && name.test(m.name);
    for (const version of versions) {
      const ofVersion = parts
        .filter((part) => part.split(' ')[0] === version)
        .map((part) => remaining[part]);
      if (!ofVersion.some(({all}) => all.some(isAllowed))) {
        report(`is not a public member in ${version}: remove the entry.`);
      } else if (!ofVersion.some(({missing}) => missing.some(isAllowed))) {
        report(`is described in ${version}: remove the entry.`);
      }
      for (const part of ofVersion) {
        const allowed = new Set(
          part.missing.filter(isAllowed).map((m) => m.name),
        );
        part.all = part.all.filter(
          (m) => !(isAllowed(m) && allowed.has(m.name)),
        );
        part.missing = part.missing.filter((m) => !isAllowed(m));
      }
    }
  }
  return {coverage: remaining, problems};
}

/** One line for each file to write in. */
export function missingByFile({missing, hints}: Coverage): string[] {
  const byFile = new Map<string, string[]>();
  for (const {owner, name} of missing) {
    const file = hints.get(owner)!;
    byFile.set(file, [...(byFile.get(file) ?? []), key(owner, name)]);
  }
  return [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, names]) => `${file}: ${names.sort().join(', ')}`);
}

export const whatIsCounted = (part: Part) =>
  part.endsWith('source')
    ? 'names that the source offers'
    : 'public methods and events';

export const readFloors = (root: string) =>
  JSON.parse(readFileSync(path.join(root, floorPlace), 'utf8')) as Floors;

export function checkFloors(
  root: string,
  coverage: CoverageByPart,
  history = committed<Floors>(root, floorPlace),
): {problems: Problem[]; skipped: Skipped[]} {
  const problems: Problem[] = [];
  const skipped: Skipped[] = [];
  if (!existsSync(path.join(root, floorPlace))) {
    return {problems, skipped};
  }
  const report = (message: string) =>
    problems.push({file: floorPlace, line: 1, check: 'coverage', message});
  if (!history) {
    skipped.push({
      what: 'the rule that the floors of coverage only go up',
      why: 'there is no git history to compare with',
    });
  }
  const floors = readFloors(root);
  for (const version of parts) {
    if (floors[version] === undefined) {
      problems.push({
        file: floorPlace,
        line: 1,
        check: 'new-release',
        message: noRatchet(version),
      });
      continue;
    }
    const covered = coverage[version];
    const {all, missing} = covered;
    if (percent(covered) < floors[version]) {
      report(
        `${version}: ${all.length - missing.length} of ${all.length} ${whatIsCounted(version)} are described, ${percent(covered).toFixed(1)} %; the floor is ${floors[version]} %. Describe:\n${missingByFile(covered).join('\n').replace(/^/gm, '    ')}`,
      );
    }
    const highest = Math.max(0, ...(history ?? []).map((h) => h[version] ?? 0));
    if (floors[version] < highest) {
      report(
        `${version} is ${floors[version]} and was already ${highest}: a floor only goes up.`,
      );
    }
  }
  return {problems, skipped};
}

/** `npm run check -- --raise`: raises floors to the present share and adds those of a new version. */
export function raiseFloors(root: string, coverage: CoverageByPart): string[] {
  const floors = readFloors(root);
  const changed: string[] = [];
  for (const version of parts) {
    const share = Math.floor(percent(coverage[version]) * 10) / 10;
    const floor = floors[version] ?? 0;
    if (share > floor) {
      changed.push(`${version} ${floor} -> ${share}`);
      floors[version] = share;
    }
  }
  if (changed.length) {
    writeFileSync(
      path.join(root, floorPlace),
      `${JSON.stringify(floors, null, 2)}\n`,
    );
  }
  return changed;
}
