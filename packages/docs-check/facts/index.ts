/**
 * The committed facts as an index to ask: is this name in that release, who has it, and which name is nearest to it?
 *
 * A name of another release does not make a name right, unless the text refers to that release; it makes the message better.
 */
import type {Fact} from './fact';
import {load, type ReleaseFacts} from './load';
import {nearestOf} from './nearest';
import {byVersion, docsVersions, type DocsVersion} from './releases';
import {standardNames} from './standard';

export {
  docsVersions,
  packageRelease,
  releaseName,
  type DocsVersion,
  type SaidRelease,
} from './releases';

export type Verdict =
  /** `from` is the source, or the standard that has the name */
  | {status: 'found'; from: string; isStandard?: boolean; fact?: Fact}
  | {status: 'elsewhere'; releases: DocsVersion[]; fact?: Fact | undefined}
  | {status: 'unknown'};

export class Facts {
  private readonly releases: Record<DocsVersion, ReleaseFacts>;
  private readonly standard = standardNames();

  constructor(root = import.meta.dirname) {
    this.releases = byVersion(({id}) => load(root, id));
  }

  /** Every fact of that name in a release. */
  named(version: DocsVersion, name: string): Fact[] {
    return this.releases[version].byName.get(name) ?? [];
  }

  standardName(name: string): string | null {
    const names = [...this.standard].find(([, known]) => known.has(name));
    return names?.[0] ?? null;
  }

  /** Does that release have this name, with any owner? `extra` are further releases that the text mentions. */
  name(
    version: DocsVersion,
    name: string,
    extra: Iterable<DocsVersion> = [],
  ): Verdict {
    for (const release of [version, ...extra]) {
      const verdict = this.nameIn(release, name);
      if (verdict) {
        return verdict;
      }
    }
    const others = docsVersions.filter(
      (other) => other !== version && this.nameIn(other, name),
    );
    const fact = others.flatMap((other) => this.named(other, name))[0];
    const standard = this.standardName(name);
    const isOrdinaryWord = /^[a-z]+$|^[A-Z][a-z]+$/.test(name);
    if (standard && (isOrdinaryWord || !fact)) {
      return {status: 'found', isStandard: true, from: standard};
    }
    return others.length
      ? {status: 'elsewhere', releases: others, fact}
      : {status: 'unknown'};
  }

  private found(release: DocsVersion, fact: Fact): Verdict {
    const {platform, sources} = this.releases[release];
    return {status: 'found', fact, from: sources.get(fact) ?? platform};
  }

  /** A fact with the name, or the name as a word of a source. */
  private nameIn(release: DocsVersion, name: string): Verdict | null {
    const fact = this.named(release, name)[0];
    if (fact) {
      return this.found(release, fact);
    }
    const {words} = this.releases[release];
    const source = [...words].find(([, known]) => known.has(name));
    return source ? {status: 'found', from: source[0]} : null;
  }

  /** The owner that a spelling refers to: `MeasurementService`, `measurementService` and `MEASUREMENTSERVICE` are one. */
  owner(
    version: DocsVersion,
    spelling: string,
    extra: Iterable<DocsVersion> = [],
  ): string | null {
    for (const release of [version, ...extra, ...docsVersions]) {
      const {byOwner, owners} = this.releases[release];
      const owner = owners.get(spelling.toLowerCase());
      if (owner && byOwner.has(owner)) {
        return byOwner.has(spelling) ? spelling : owner;
      }
    }
    return null;
  }

  isService(spelling: string): boolean {
    return docsVersions.some((version) => {
      const owner = this.releases[version].owners.get(spelling.toLowerCase());
      return Boolean(
        owner && this.named(version, owner).some((f) => f.kind === 'service'),
      );
    });
  }

  /** Is `name` a member of `owner` in that release? `kind` restricts it, for `EVENTS.X`. */
  member(
    version: DocsVersion,
    owner: string,
    name: string,
    extra: Iterable<DocsVersion> = [],
    kind?: string,
  ): Verdict {
    const memberIn = (release: DocsVersion) =>
      [
        this.releases[release].byOwner.get(owner)?.get(name),
        ...(kind ? this.named(release, name) : []),
      ].find((f) => f?.owner === owner && (!kind || f.kind === kind));
    for (const release of [version, ...extra]) {
      const fact = memberIn(release);
      if (fact) {
        return this.found(release, fact);
      }
    }
    const from = kind ? null : this.propOf(version, owner, name);
    if (from) {
      return {status: 'found', from};
    }
    const others = docsVersions.filter(memberIn);
    const fact = others[0] && memberIn(others[0]);
    return fact
      ? {status: 'elsewhere', releases: others, fact}
      : {status: 'unknown'};
  }

  /** A prop or a part of something whose members are not known one by one: the source that has both names. */
  private propOf(version: DocsVersion, owner: string, name: string) {
    const {byOwner, complete, sources, words} = this.releases[version];
    const source = this.named(version, owner).map((f) => sources.get(f)!)[0];
    // The parts of a component have a capital, and are known where any is.
    const isUnknownPart =
      /^[A-Z]/.test(name) &&
      [...(byOwner.get(owner)?.values() ?? [])].some(({kind}) =>
        /^(?:component-part|namespace-member)$/.test(kind),
      );
    return source &&
      !complete.has(owner) &&
      !isUnknownPart &&
      words.get(source)!.has(name)
      ? source
      : null;
  }

  members(version: DocsVersion, owner: string): Fact[] {
    const ofRelease = (release: DocsVersion) => [
      ...(this.releases[release].byOwner.get(owner)?.values() ?? []),
    ];
    const own = ofRelease(version);
    return own.length ? own : docsVersions.flatMap(ofRelease);
  }

  /** Facts of some kinds, to look for the nearest name in. */
  ofKind(version: DocsVersion, ...kinds: string[]): Fact[] {
    return [...this.releases[version].byName.values()]
      .flat()
      .filter(({kind}) => kinds.includes(kind));
  }

  nearest(version: DocsVersion, name: string): string | null {
    const names = [...this.releases[version].byName.keys()];
    return nearestOf(
      name,
      names.filter((n) => !n.includes(' ') && n.length < 60),
    );
  }
}
