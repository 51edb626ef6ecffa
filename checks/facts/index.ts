/**
 * The committed facts as an index to ask: is this name in that release, who has it, and which name is nearest to it?
 *
 * Releases: the two docs versions, and `3.11`, the later release whose packages are published whole. A fact of a
 * release other than the page's own never makes a name right; it makes the message better, or the name `unverified`.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {closest, distance} from 'fastest-levenshtein';
import type {Fact, FactFile, WordFile} from './entry';
import type {Tier} from './fetch';

export type DocsVersion = '3.9' | 'current';
export type Release = DocsVersion | '3.11';

export const docsVersions: DocsVersion[] = ['current', '3.9'];
const releases: Release[] = ['current', '3.9', '3.11'];

/** How a release is called in a message. */
export const releaseName: Record<Release, string> = {
  '3.9': '3.9.1',
  current: '3.10.0-beta.144',
  '3.11': '3.11',
};

/** Packages that are published for both docs versions: a name that is missing in them is wrong, not just unproven. */
const publishedWhole = /^@ohif\/(?:core|ui)@/;

/** Kinds of facts whose owner is a value that code asks for members. */
const memberKinds = new Set([
  'method',
  'field',
  'static',
  'event',
  'enum-member',
  'component-part',
  'icon',
  'namespace-member',
  'prop',
  'utility-export',
  'config-key',
]);
const ownerKinds = new Set(['service', 'manager', 'export']);

type Release_ = {
  byName: Map<string, Fact[]>;
  byOwner: Map<string, Map<string, Fact>>;
  words: {tier: Tier; from: string[]; set: Set<string>}[];
  /** lower-case spelling of a service, manager or export -> the owner under which its members are kept */
  owners: Map<string, string>;
  packages: Set<string>;
  messages: Fact[];
};

function jsonFiles(folder: string) {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((f) => f.endsWith('.json'))
        .sort()
        .map((f) => join(folder, f))
    : [];
}

function load(folder: string): Release_ {
  const release: Release_ = {
    byName: new Map(),
    byOwner: new Map(),
    words: [],
    owners: new Map(),
    packages: new Set(),
    messages: [],
  };
  for (const file of jsonFiles(folder)) {
    const data = JSON.parse(readFileSync(file, 'utf8')) as FactFile | WordFile;
    if ('words' in data) {
      release.words.push({
        tier: data.tier,
        from: data.from,
        set: new Set(data.words),
      });
      continue;
    }
    for (const fact of data.entries) {
      if (fact.kind === 'message') {
        release.messages.push(fact);
        continue;
      }
      const list = release.byName.get(fact.name);
      if (list) list.push(fact);
      else release.byName.set(fact.name, [fact]);
      if (
        fact.kind === 'event' &&
        typeof fact.value === 'string' &&
        !release.byName.has(fact.value)
      )
        release.byName.set(fact.value, [fact]);
      if (fact.owner && memberKinds.has(fact.kind)) {
        let members = release.byOwner.get(fact.owner);
        if (!members) release.byOwner.set(fact.owner, (members = new Map()));
        const before = members.get(fact.name);
        if (!before || strength(fact) > strength(before))
          members.set(fact.name, fact);
      }
      if (ownerKinds.has(fact.kind)) {
        if (
          fact.kind !== 'export' ||
          !release.owners.has(fact.name.toLowerCase())
        )
          release.owners.set(fact.name.toLowerCase(), fact.name);
        for (const alias of [fact.exportName, fact.altName])
          if (typeof alias === 'string')
            release.owners.set(alias.toLowerCase(), fact.name);
      }
      if (fact.kind === 'package') release.packages.add(fact.name);
      if (fact.kind === 'export' && fact.owner)
        release.packages.add(fact.owner);
    }
  }
  return release;
}

export type Verdict =
  | {status: 'found'; tier: Tier; fact?: Fact; from: string}
  | {status: 'unverified'; fact?: Fact; from: string}
  | {status: 'elsewhere'; releases: Release[]; fact: Fact}
  | {status: 'unknown'};

const strong = (t: Tier) => t === 'exact' || t === 'bracketed';
const tierOrder: Tier[] = ['unverifiable', 'nearest', 'bracketed', 'exact'];
const strength = (f: Fact) =>
  tierOrder.indexOf(f.tier) * 2 + (f.kind === 'field' ? 0 : 1);

export class Facts {
  private readonly folders = new Map<Release, Release_>();
  private readonly standard = new Map<string, Set<string>>();

  constructor(readonly root = import.meta.dirname) {
    for (const release of releases)
      this.folders.set(release, load(join(root, release)));
    for (const file of jsonFiles(join(root, 'standard'))) {
      const data = JSON.parse(readFileSync(file, 'utf8')) as WordFile;
      this.standard.set(data.from.join(', '), new Set(data.words));
    }
  }

  private of(release: Release): Release_ {
    return this.folders.get(release)!;
  }

  /** Every fact of that name in a release. */
  named(release: Release, name: string): Fact[] {
    return this.of(release).byName.get(name) ?? [];
  }

  standardName(name: string): string | null {
    for (const [from, set] of this.standard) if (set.has(name)) return from;
    return null;
  }

  /** Is this a name of that release, whoever has it? `extra` are further releases that the text speaks of. */
  name(
    version: DocsVersion,
    name: string,
    extra: Iterable<Release> = [],
  ): Verdict {
    const own = this.of(version);
    const facts = own.byName.get(name);
    const proven = facts?.find((f) => strong(f.tier));
    if (proven)
      return {
        status: 'found',
        tier: proven.tier,
        fact: proven,
        from: proven.from,
      };
    for (const list of own.words)
      if (strong(list.tier) && list.set.has(name))
        return {status: 'found', tier: list.tier, from: list.from.join(', ')};
    for (const release of extra) {
      if (release === version) continue;
      const there = this.of(release).byName.get(name)?.[0];
      if (there)
        return {
          status: 'found',
          tier: there.tier,
          fact: there,
          from: there.from,
        };
      const word = this.of(release).words.find((w) => w.set.has(name));
      if (word)
        return {status: 'found', tier: word.tier, from: word.from.join(', ')};
    }
    const other = releases.filter((r) => r !== version);
    const disproved = other.flatMap((r) =>
      (this.of(r).byName.get(name) ?? [])
        .filter((f) => publishedWhole.test(f.from))
        .map((fact) => ({r, fact})),
    );
    const standard = this.standardName(name);
    const ordinary = /^[a-z]+$|^[A-Z][a-z]+$/.test(name);
    if (standard && (ordinary || !disproved.length))
      return {status: 'found', tier: 'exact', from: standard};
    if (disproved.length && !facts?.length)
      return {
        status: 'elsewhere',
        releases: [...new Set(disproved.map((d) => d.r))],
        fact: disproved[0]!.fact,
      };
    if (facts?.length)
      return {status: 'unverified', fact: facts[0]!, from: facts[0]!.from};
    for (const list of own.words)
      if (list.set.has(name))
        return {status: 'unverified', from: list.from.join(', ')};
    for (const release of other) {
      const there = this.of(release).byName.get(name)?.[0];
      if (there) return {status: 'unverified', fact: there, from: there.from};
    }
    for (const release of other) {
      const word = this.of(release).words.find((w) => w.set.has(name));
      if (word) return {status: 'unverified', from: word.from.join(', ')};
    }
    return {status: 'unknown'};
  }

  /** The owner that a spelling stands for: `MeasurementService`, `measurementService` and `MEASUREMENTSERVICE` are one. */
  owner(
    version: DocsVersion,
    spelling: string,
    extra: Iterable<Release> = [],
  ): string | null {
    for (const release of [version, ...extra, ...releases]) {
      const owner = this.of(release).owners.get(spelling.toLowerCase());
      if (owner && this.of(release).byOwner.has(owner)) return owner;
    }
    return null;
  }

  isService(spelling: string): boolean {
    return releases.some((r) => {
      const owner = this.of(r).owners.get(spelling.toLowerCase());
      return Boolean(
        owner && this.named(r, owner).some((f) => f.kind === 'service'),
      );
    });
  }

  /** Is `name` a member of `owner` in that release? `only` restricts the kind, for `EVENTS.X`. */
  member(
    version: DocsVersion,
    owner: string,
    name: string,
    extra: Iterable<Release> = [],
    only?: string,
  ): Verdict {
    const fits = (f: Fact | undefined) =>
      f && (!only || f.kind === only) ? f : undefined;
    const get = (r: Release) => {
      const found = fits(this.of(r).byOwner.get(owner)?.get(name));
      if (found || !only) return found;
      return this.named(r, name).find(
        (f) => f.kind === only && f.owner === owner,
      );
    };
    const own = get(version);
    if (own && strong(own.tier))
      return {status: 'found', tier: own.tier, fact: own, from: own.from};
    for (const release of extra) {
      const there = get(release);
      if (there)
        return {
          status: 'found',
          tier: there.tier,
          fact: there,
          from: there.from,
        };
    }
    if (own) return {status: 'unverified', fact: own, from: own.from};
    for (const release of releases) {
      if (release === version) continue;
      const there = get(release);
      if (!there) continue;
      if (publishedWhole.test(there.from))
        return {
          status: 'elsewhere',
          releases: releases.filter((r) => r !== version && get(r)),
          fact: there,
        };
      return {status: 'unverified', fact: there, from: there.from};
    }
    return {status: 'unknown'};
  }

  members(version: DocsVersion, owner: string): Fact[] {
    const own = [...(this.of(version).byOwner.get(owner)?.values() ?? [])];
    return own.length
      ? own
      : releases.flatMap((r) => [
          ...(this.of(r).byOwner.get(owner)?.values() ?? []),
        ]);
  }

  /** Facts of some kinds, to look for the nearest name in. */
  ofKind(version: DocsVersion, ...kinds: string[]): Fact[] {
    const all: Fact[] = [];
    for (const list of this.of(version).byName.values())
      for (const f of list) if (kinds.includes(f.kind)) all.push(f);
    return all;
  }

  /** Is this text, or a sentence in it, a message that a package prints? */
  message(version: DocsVersion, text: string): Verdict {
    const wanted = text
      .replace(/\s+/g, ' ')
      .replace(/^["']|["']$/g, '')
      .replace(/\.{3}/g, '…')
      .trim();
    const isSentence = wanted.split(' ').length > 3;
    const said = (f: Fact) => {
      if (f.name === wanted || (isSentence && f.name.includes(wanted)))
        return true;
      if (!f.name.includes('…')) return false;
      const parts = f.name
        .split('…')
        .map((p) => p.trim())
        .filter(Boolean);
      if (parts.join('').length < 10) return false;
      let at = 0;
      for (const part of parts) {
        const next = wanted.indexOf(part, at);
        if (next < 0) return false;
        at = next + part.length;
      }
      return true;
    };
    for (const release of [version, ...releases.filter((r) => r !== version)]) {
      const fact = this.of(release).messages.find(said);
      if (fact)
        return release === version && strong(fact.tier)
          ? {status: 'found', tier: fact.tier, fact, from: fact.from}
          : {status: 'unverified', fact, from: fact.from};
    }
    return {status: 'unknown'};
  }

  packages(version: DocsVersion): Set<string> {
    return new Set([...this.of(version).packages, ...this.of('3.11').packages]);
  }

  nearest(
    version: DocsVersion,
    name: string,
    pool?: Iterable<string>,
  ): string | null {
    const names = pool
      ? [...pool]
      : [...this.of(version).byName.keys()].filter(
          (n) => !n.includes(' ') && n.length < 60,
        );
    return nearestOf(name, names);
  }
}

/** The nearest name, or null where nothing is near enough to be meant. */
export function nearestOf(name: string, names: string[]): string | null {
  const candidates = names.filter((n) => n !== name);
  if (!candidates.length) return null;
  const lower = name.toLowerCase();
  const sameLetters = candidates.find((n) => n.toLowerCase() === lower);
  if (sameLetters) return sameLetters;
  const best = closest(name, candidates);
  const allowed = Math.max(2, Math.floor(name.length * 0.4));
  if (distance(name, best) <= allowed) return best;
  const inside = candidates.filter(
    (n) =>
      n.length > 4 &&
      (n.toLowerCase().includes(lower) || lower.includes(n.toLowerCase())),
  );
  return (
    inside.sort(
      (a, b) =>
        Math.abs(a.length - name.length) - Math.abs(b.length - name.length),
    )[0] ?? null
  );
}
