/**
 * The committed facts as an index to ask: is this name in that release, who has it, and which name is nearest to it?
 *
 * Releases: the docs versions, and the later release whose packages are published in full. A fact of a
 * release other than the page's own never makes a name right; it makes the message better, or the name `unverified`.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Fact, WordFile} from './entry';
import {tiers, type Tier} from './fetch';
import {jsonFiles, load, type ReleaseFacts} from './load';
import {hashOf, isFilledIn} from './messages';
import {nearestOf} from './nearest';
import {laterRelease} from '../../../config/releases';
import {factReleases, type DocsVersion, type Release} from './versions';

export {
  docsVersions,
  packageRelease,
  releaseName,
  type DocsVersion,
  type Release,
} from './versions';

/** Packages that are published for both docs versions: a name that is missing in them is wrong, not just unproven. */
const publishedWhole = /^@ohif\/(?:core|ui)@/;

export type Verdict =
  | {status: 'found'; tier: Tier; fact?: Fact; from: string}
  | {status: 'unverified'; fact?: Fact; from: string}
  /** `releases` is empty where another release has it of which only a part was read: `fact.from` */
  | {status: 'elsewhere'; releases: Release[]; fact: Fact}
  | {status: 'unknown'};

const isStrong = (tier: Tier) =>
  tier === 'exact' || tier === 'source' || tier === 'bracketed';

const found = (fact: Fact): Verdict => ({
  status: 'found',
  tier: fact.tier,
  fact,
  from: fact.from,
});

const otherReleases = (version: DocsVersion) =>
  factReleases.filter((release) => release !== version);

const missingFacts = (release: Release) =>
  `packages/docs-check/facts/${release} does not exist, and config/releases.ts lists ${release}. Copy the facts of the version that it was cut from (cp -r packages/docs-check/facts/current packages/docs-check/facts/${release}), then run \`npm run facts\`. See CONTRIBUTING.md, "Cut a version".`;

export class Facts {
  private readonly folders = new Map<Release, ReleaseFacts>();
  private readonly standard = new Map<string, Set<string>>();

  constructor(readonly root = import.meta.dirname) {
    for (const release of factReleases) {
      const folder = path.join(root, release);
      if (!existsSync(folder)) {
        throw new Error(missingFacts(release));
      }
      this.folders.set(release, load(folder));
    }
    for (const file of jsonFiles(path.join(root, 'standard'))) {
      const data = JSON.parse(readFileSync(file, 'utf8')) as WordFile;
      this.standard.set(data.from.join(', '), new Set(data.words));
    }
  }

  private factsOf(release: Release): ReleaseFacts {
    return this.folders.get(release)!;
  }

  /** Every fact of that name in a release. */
  named(release: Release, name: string): Fact[] {
    return this.factsOf(release).byName.get(name) ?? [];
  }

  standardName(name: string): string | null {
    for (const [from, set] of this.standard) {
      if (set.has(name)) {
        return from;
      }
    }
    return null;
  }

  /** Does that release have this name, with any owner? `extra` are further releases that the text mentions. */
  name(
    version: DocsVersion,
    name: string,
    extra: Iterable<Release> = [],
  ): Verdict {
    const facts = this.named(version, name);
    const found =
      this.provenName(version, name) ?? this.nameIn(extra, version, name);
    if (found) {
      return found;
    }
    const disproved = this.disprovingFacts(version, name);
    const standard = this.standardName(name);
    const isOrdinaryWord = /^[a-z]+$|^[A-Z][a-z]+$/.test(name);
    if (standard && (isOrdinaryWord || !disproved.length)) {
      return {status: 'found', tier: 'exact', from: standard};
    }
    if (disproved.length && !facts.length) {
      return {
        status: 'elsewhere',
        releases: [...new Set(disproved.map(({release}) => release))],
        fact: disproved[0]!.fact,
      };
    }
    if (facts.length) {
      return {status: 'unverified', fact: facts[0]!, from: facts[0]!.from};
    }
    const refuted =
      this.factsOf(version).source && this.refutedBySource(version, name);
    if (refuted) {
      return {status: 'elsewhere', releases: [], fact: refuted};
    }
    return this.weakName(version, name);
  }

  /** A fact or word of the release itself that proves the name. */
  private provenName(version: DocsVersion, name: string): Verdict | null {
    const facts = this.named(version, name);
    const proven = facts.find((f) => isStrong(f.tier));
    const word = this.factsOf(version)
      .words.filter((list) => isStrong(list.tier) && list.set.has(name))
      .sort((a, b) => tiers.indexOf(b.tier) - tiers.indexOf(a.tier))[0];
    // A word of the release itself says more than a fact of the releases around it; what the fact knows of the name stays.
    if (
      word &&
      (!proven || tiers.indexOf(word.tier) > tiers.indexOf(proven.tier))
    ) {
      return {
        status: 'found',
        tier: word.tier,
        fact: proven ?? facts[0],
        from: word.from.join(', '),
      };
    }
    return proven ? found(proven) : null;
  }

  /** The name in the releases that the text mentions. */
  private nameIn(
    mentioned: Iterable<Release>,
    version: DocsVersion,
    name: string,
  ): Verdict | null {
    for (const release of mentioned) {
      if (release === version) {
        continue;
      }
      const fact = this.named(release, name)[0];
      if (fact) {
        return found(fact);
      }
      const word = this.factsOf(release).words.find((w) => w.set.has(name));
      if (word) {
        return {status: 'found', tier: word.tier, from: word.from.join(', ')};
      }
    }
    return null;
  }

  /** Facts of other releases that would also be in this one if it had the name. */
  private disprovingFacts(version: DocsVersion, name: string) {
    const hasSource = this.factsOf(version).source !== null;
    return otherReleases(version).flatMap((release) =>
      this.named(release, name)
        .filter((fact) =>
          hasSource
            ? !fact.from.startsWith('@cornerstonejs/')
            : publishedWhole.test(fact.from),
        )
        .map((fact) => ({release, fact})),
    );
  }

  /** A name that a weak word list has, or only another release: neither right nor wrong. */
  private weakName(version: DocsVersion, name: string): Verdict {
    const hasWord = ({set}: {set: Set<string>}) => set.has(name);
    const weak = this.factsOf(version).words.find(hasWord);
    if (weak) {
      return {status: 'unverified', from: weak.from.join(', ')};
    }
    const otherVersions = otherReleases(version);
    const fact = otherVersions.flatMap((release) =>
      this.named(release, name),
    )[0];
    if (fact) {
      return {status: 'unverified', fact, from: fact.from};
    }
    const word = otherVersions
      .flatMap((release) => this.factsOf(release).words)
      .find(hasWord);
    return word
      ? {status: 'unverified', from: word.from.join(', ')}
      : {status: 'unknown'};
  }

  /** A name of the platform that another release has, and the complete source of this one does not. */
  private refutedBySource(version: DocsVersion, name: string): Fact | null {
    const refuted = this.factsOf(version).refuted.find((f) => f.name === name);
    if (refuted) {
      return refuted;
    }
    for (const release of factReleases) {
      const word = this.factsOf(release).words.find(
        (w) =>
          w.set.has(name) &&
          !w.from.every((f) => f.startsWith('@cornerstonejs/')),
      );
      if (word) {
        return {
          kind: 'name',
          name,
          tier: word.tier,
          from: word.from.join(', '),
        };
      }
    }
    return null;
  }

  /** The owner that a spelling refers to: `MeasurementService`, `measurementService` and `MEASUREMENTSERVICE` are one. */
  owner(
    version: DocsVersion,
    spelling: string,
    extra: Iterable<Release> = [],
  ): string | null {
    for (const release of [version, ...extra, ...factReleases]) {
      const owner = this.factsOf(release).owners.get(spelling.toLowerCase());
      if (owner && this.factsOf(release).byOwner.has(owner)) {
        return owner;
      }
    }
    return null;
  }

  isService(spelling: string): boolean {
    return factReleases.some((r) => {
      const owner = this.factsOf(r).owners.get(spelling.toLowerCase());
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
      const member = fits(this.factsOf(r).byOwner.get(owner)?.get(name));
      if (member || !only) {
        return member;
      }
      return this.named(r, name).find(
        (f) => f.kind === only && f.owner === owner,
      );
    };
    const fact = get(version);
    if (fact && isStrong(fact.tier)) {
      return found(fact);
    }
    for (const release of extra) {
      const mentioned = get(release);
      if (mentioned) {
        return found(mentioned);
      }
    }
    const bySource = this.memberBySource(version, owner, name, fact);
    if (bySource) {
      return bySource;
    }
    if (fact) {
      return {status: 'unverified', fact, from: fact.from};
    }
    const otherVersions = otherReleases(version).filter(get);
    const elsewhere = otherVersions[0] && get(otherVersions[0]);
    if (!elsewhere) {
      return {status: 'unknown'};
    }
    return publishedWhole.test(elsewhere.from) ||
      (this.factsOf(version).source &&
        !elsewhere.from.startsWith('@cornerstonejs/'))
      ? {status: 'elsewhere', releases: otherVersions, fact: elsewhere}
      : {status: 'unverified', fact: elsewhere, from: elsewhere.from};
  }

  /** What the complete source says of a pair that no fact proves: a prop or a part of something that it has, or nothing. */
  private memberBySource(
    version: DocsVersion,
    owner: string,
    name: string,
    weakFact: Fact | undefined,
  ): Verdict | null {
    const {source, refuted} = this.factsOf(version);
    if (!source || weakFact?.kind === 'config-key') {
      return null;
    }
    const isListed = source.members.has(owner);
    const isInSource = this.named(version, owner).some(
      (f) => f.tier === 'source',
    );
    if (isInSource && !isListed && source.words.has(name)) {
      return {status: 'found', tier: 'source', from: source.name};
    }
    const fact = refuted.find((f) => f.owner === owner && f.name === name);
    return fact ? {status: 'elsewhere', releases: [], fact} : null;
  }

  members(version: DocsVersion, owner: string): Fact[] {
    const ownFacts = [
      ...(this.factsOf(version).byOwner.get(owner)?.values() ?? []),
    ];
    return ownFacts.length
      ? ownFacts
      : factReleases.flatMap((r) => [
          ...(this.factsOf(r).byOwner.get(owner)?.values() ?? []),
        ]);
  }

  /** Facts of some kinds, to look for the nearest name in. */
  ofKind(version: DocsVersion, ...kinds: string[]): Fact[] {
    const facts: Fact[] = [];
    for (const list of this.factsOf(version).byName.values()) {
      for (const f of list) {
        if (kinds.includes(f.kind)) {
          facts.push(f);
        }
      }
    }
    return facts;
  }

  /** Is this text, or a sentence in it, a message that a package prints? */
  message(version: DocsVersion, text: string): Verdict {
    const wanted = text
      .replace(/\s+/g, ' ')
      .replace(/^["']|["']$/g, '')
      .replace(/\.{3}/g, '…')
      .trim();
    const isSentence = wanted.split(' ').length > 3;
    const isMessage = (fact: Fact) =>
      fact.name === wanted ||
      (isSentence && fact.name.includes(wanted)) ||
      isFilledIn(fact.name, wanted);
    const {messageHashes, source} = this.factsOf(version);
    const inSource = (message: string) =>
      messageHashes?.has(hashOf(message)) ?? false;
    if (source && inSource(wanted)) {
      return {status: 'found', tier: 'source', from: source.name};
    }
    for (const release of [version, ...otherReleases(version)]) {
      const fact = this.factsOf(release).messages.find(isMessage);
      if (fact && source && !isStrong(fact.tier) && inSource(fact.name)) {
        return {status: 'found', tier: 'source', fact, from: source.name};
      }
      if (fact) {
        return release === version && isStrong(fact.tier)
          ? {status: 'found', tier: fact.tier, fact, from: fact.from}
          : {status: 'unverified', fact, from: fact.from};
      }
    }
    return {status: 'unknown'};
  }

  packages(version: DocsVersion): Set<string> {
    return new Set([
      ...this.factsOf(version).packages,
      ...this.factsOf(laterRelease.id).packages,
    ]);
  }

  nearest(
    version: DocsVersion,
    name: string,
    pool?: Iterable<string>,
  ): string | null {
    const names = pool
      ? [...pool]
      : [...this.factsOf(version).byName.keys()].filter(
          (n) => !n.includes(' ') && n.length < 60,
        );
    return nearestOf(name, names);
  }
}
