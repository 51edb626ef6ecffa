/**
 * Is everything described? Every public method and event of every service and manager in a version's core is in that
 * version's reference data, or named with its owner on a page of that version.
 */
import path from 'node:path';
import type {Fact} from '../facts/fact';
import type {DocsVersion} from '../facts/index';
import {dataFolders} from '../data/folders';
import {memberTables} from '../data/member-tables';
import type {Problem} from '../report';

/** Something public that a version's package, or its source, has. */
export type Member = {owner: string; name: string; kind: string};

export type Coverage = {
  all: Member[];
  missing: Member[];
  /** where each owner is, or could be, described: a path from the repository's root */
  hints: Map<string, string>;
};

const key = (owner: string, name: string) => `${owner}.${name}`;

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
  facts: Fact[],
): Coverage {
  const members = publicMembers(facts);
  const tables = memberTables(root, version);
  const described = new Set(
    tables.flatMap(({owner, methods, events}) =>
      [
        ...methods.map(({method}) => method),
        ...events.map(({event}) => event),
      ].map((name) => key(owner, name)),
    ),
  );
  const files = new Map(tables.map(({owner, file}) => [owner, file]));
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

/** One problem for each file to write in. */
export function notDescribed({missing, hints}: Coverage): Problem[] {
  const byFile = new Map<string, string[]>();
  for (const {owner, name} of missing) {
    const file = hints.get(owner)!;
    byFile.set(file, [...(byFile.get(file) ?? []), key(owner, name)]);
  }
  return [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, names]) => ({
      file,
      line: 1,
      check: 'coverage',
      message: `does not describe ${names.sort().join(', ')}.`,
    }));
}
