/**
 * Decides one name of one page: found, local to the page, allowed, unverified, or wrong; and keeps the counts.
 */
import {
  nearestOf,
  releaseName,
  type DocsVersion,
  type Facts,
  type Release,
  type Verdict,
} from '../facts/index';
import type {Fact} from '../facts/entry';
import {noCounts, type Counts, type Problem} from '../report';
import type {AllowList} from './allow';
import {isPlainWord} from './grammar';

/** Where a name stands. */
export type Place = {
  line: number;
  releases: Iterable<Release | 'older'>;
  /** text around the name: what it says decides whether a dead name may be named */
  text: string;
  /** a plain word counts as a name here too: a reference column, an option of a platform call */
  strict?: boolean;
};

/** What a text says of an event that never fires, and of a key that nothing reads: without it, naming the name is teaching it. */
const saysSilent =
  /\b(?:never|no longer|nothing|nobody|no code)\b|\b(?:not|n't|cannot)\s+(?:\w+\s+)?(?:fire|fired|broadcast|sent|send|emit|emitted|published|rely|wait|subscribe)\b|\bdeclared (?:but|only)\b|\bonly declared\b|\bwithout (?:being )?(?:broadcast|fir)/i;
const saysDead =
  /\bnever\b|\bno longer\b|\bnot (?:read|used|exist|there|work|part|supported|looked|needed|required|a key|in)\w*|\b(?:does|do|is|are|has|have|had|will)(?:n't| not)\b|\bno (?:effect|code|such|meaning)\b|\b(?:gone|removed?|dead|ignored|deprecated|obsolete|replaced|renamed|dropped|delete|instead of|nothing|unused|leave it out|until 3\.\d)\b/i;

/**
 * `@ohif/extension-default.panelModule.seriesList`: the extension manager makes such an id, a sample can only refer to
 * it. That a sample has it as a string does not make it the sample's own.
 */
const isPlatformId = (name: string) =>
  /^@ohif\/[\w-]+\.\w+Module\.[\w.-]+$/.test(name);

export type PageNames = {
  /** declared by the page's own samples */
  local: Set<string>;
  /** string values in the page's samples */
  values: Set<string>;
};

export type Unverified = {
  name: string;
  line: number;
  from: string;
};

export class Resolver {
  readonly problems: Problem[] = [];
  readonly unverified: Unverified[] = [];
  readonly counts: Counts = noCounts();
  /** names that were found in the facts of the page's version, each once */
  readonly verified = new Set<string>();
  /** facts that the page's names were found in, by package */
  readonly sources = new Set<string>();

  constructor(
    readonly facts: Facts,
    readonly allow: AllowList,
    readonly file: string,
    readonly page: string,
    readonly version: DocsVersion,
    readonly names: PageNames,
  ) {}

  private extra(place: Place): Release[] {
    return [...place.releases].filter((r): r is Release => r !== 'older');
  }

  private older(place: Place): boolean {
    return [...place.releases].includes('older');
  }

  problem(
    place: Place,
    name: string,
    message: string,
    nearest?: string | null,
  ) {
    this.counts.unknown += 1;
    this.problems.push({
      file: this.file,
      line: place.line,
      check: 'identifiers',
      name,
      message,
      nearest: nearest ?? null,
    });
  }

  private found(name: string, tier: string, from: string) {
    this.verified.add(name);
    if (tier === 'standard') this.counts.standard += 1;
    else if (tier === 'bracketed') this.counts.bracketed += 1;
    else this.counts.exact += 1;
    this.sources.add(from);
  }

  local() {
    this.counts.local += 1;
  }

  private allowed(name: string): boolean {
    if (!this.allow.allows(name, this.version, this.page)) return false;
    this.counts.allowed += 1;
    return true;
  }

  private leave(name: string, place: Place, from: string) {
    this.counts.unverified += 1;
    this.unverified.push({name, line: place.line, from});
  }

  private where(releases: Release[]): string {
    return releases.map((r) => releaseName[r]).join(' and ');
  }

  /** A name whoever has it. */
  name(name: string, place: Place, pool?: () => string[]): void {
    if (this.names.local.has(name)) return this.local();
    const verdict = this.facts.name(this.version, name, this.extra(place));
    this.settle(name, verdict, place, pool);
  }

  private settle(
    name: string,
    verdict: Verdict,
    place: Place,
    pool?: () => string[],
  ): void {
    if (verdict.status === 'found') {
      if (this.dead(name, verdict.fact, place)) return;
      this.found(
        name,
        /^(?:dcmjs|typescript)/.test(verdict.from) ? 'standard' : verdict.tier,
        verdict.from,
      );
      return;
    }
    if (
      this.names.values.has(name) &&
      !(verdict.status === 'unknown' && isPlatformId(name))
    )
      return this.local();
    if (this.allowed(name)) return;
    if (verdict.status === 'elsewhere') {
      if (isPlainWord(name) && !place.strict) return;
      if (this.older(place))
        return this.leave(
          name,
          place,
          'a release before 3.9, of which no package is published',
        );
      const owner = verdict.fact.owner ? ` of \`${verdict.fact.owner}\`` : '';
      return this.problem(
        place,
        name,
        `is not in ${releaseName[this.version]}; it is a ${verdict.fact.kind}${owner} in ${this.where(verdict.releases)} only. If the text means that release, it must say so here.`,
        this.near(name, pool),
      );
    }
    if (verdict.status === 'unverified') {
      if (this.dead(name, verdict.fact, place)) return;
      // A dead name that the text calls dead: that is what is known of it.
      if (verdict.fact?.dead === true)
        return this.found(name, 'bracketed', verdict.from);
      if (isPlainWord(name) && !place.strict) return;
      return this.leave(name, place, verdict.from);
    }
    if (isPlainWord(name) && !place.strict) return;
    if (this.older(place))
      return this.leave(
        name,
        place,
        'a release before 3.9, of which no package is published',
      );
    this.problem(
      place,
      name,
      `is not in ${releaseName[this.version]}, nor in any other release that was looked at.`,
      this.near(name, pool),
    );
  }

  /** A sentence that code prints. False where no package is known to print it: its names are then looked at one by one. */
  message(text: string, place: Place): boolean {
    const verdict = this.facts.message(this.version, text);
    if (verdict.status === 'found')
      this.found(text, verdict.tier, verdict.from);
    else if (verdict.status === 'unverified')
      this.leave(text, place, verdict.from);
    return verdict.status !== 'unknown';
  }

  private near(name: string, pool?: () => string[]): string | null {
    const narrow = pool?.();
    return (
      (narrow && nearestOf(name, narrow)) ??
      this.facts.nearest(this.version, name)
    );
  }

  /** A name that exists and does nothing. */
  private dead(name: string, fact: Fact | undefined, place: Place): boolean {
    if (!fact) return false;
    const silent = fact.kind === 'event' && fact.fires === false;
    if (!silent && fact.dead !== true) return false;
    if ((silent ? saysSilent : saysDead).test(place.text)) return false;
    const what = silent
      ? `is declared by \`${fact.owner}\` and never broadcast by it (${fact.from}). The text must say so here.`
      : `has no effect: ${typeof fact.note === 'string' ? fact.note : 'no code reads it'} (${fact.from}). The text must say so here.`;
    const fires =
      silent && fact.owner
        ? this.facts
            .members(this.version, fact.owner)
            .filter((f) => f.kind === 'event' && f.fires)
            .map((f) => f.name)
        : [];
    this.problem(
      place,
      name,
      what,
      fires.length ? nearestOf(name, fires) : null,
    );
    return true;
  }

  /** A member of an owner: the pair must exist, not just the two names. */
  member(
    owner: string,
    name: string,
    place: Place,
    only?: string,
  ): Fact | null {
    const verdict = this.facts.member(
      this.version,
      owner,
      name,
      this.extra(place),
      only,
    );
    const label =
      only === 'event' ? `${owner}.EVENTS.${name}` : `${owner}.${name}`;
    const pool = () =>
      this.facts
        .members(this.version, owner)
        .filter((f) => !f.internal && (!only || f.kind === only))
        .map((f) => f.name);
    if (verdict.status === 'found') {
      if (!this.dead(label, verdict.fact, place))
        this.found(label, verdict.tier, verdict.from);
      return verdict.fact ?? null;
    }
    if (this.allowed(label)) return null;
    if (verdict.status === 'unverified') {
      this.leave(label, place, verdict.from);
      return null;
    }
    if (this.older(place)) {
      this.leave(
        label,
        place,
        'a release before 3.9, of which no package is published',
      );
      return null;
    }
    const kind = only === 'event' ? 'event' : 'member';
    const nearest = nearestOf(name, pool());
    if (verdict.status === 'elsewhere') {
      this.problem(
        place,
        label,
        `\`${owner}\` has no ${kind} \`${name}\` in ${releaseName[this.version]}; it is in ${this.where(verdict.releases)} only. If the text means that release, it must say so here.`,
        nearest,
      );
    } else {
      this.problem(
        place,
        label,
        `\`${owner}\` has no ${kind} \`${name}\` in ${releaseName[this.version]}.`,
        nearest,
      );
    }
    return null;
  }

  /** A key of the application's configuration. Nothing but a configuration fact proves one: a word that stands elsewhere in a bundle does not. */
  configKey(owner: string, key: string, place: Place): void {
    const {facts, version} = this;
    const label = `${owner}.${key}`.replace(/^window\.config\./, '');
    const verdict = facts.member(
      version,
      owner,
      key,
      this.extra(place),
      'config-key',
    );
    if (verdict.status === 'found') {
      if (!this.dead(key, verdict.fact, place))
        this.found(label, verdict.tier, verdict.from);
      return;
    }
    if (verdict.status === 'unverified' && this.dead(key, verdict.fact, place))
      return;
    if (this.allowed(key) || this.allowed(label)) return;
    if (verdict.status === 'unverified')
      return this.leave(label, place, verdict.from);
    const later = facts.named('3.11', key).find((f) => f.kind === 'config-key');
    const general = facts.name(version, key, this.extra(place));
    if (later) return this.leave(label, place, later.from);
    if (owner !== 'window.config' && general.status === 'unverified')
      return this.leave(label, place, general.from);
    if (this.older(place))
      return this.leave(
        label,
        place,
        'a release before 3.9, of which no package is published',
      );
    this.problem(
      place,
      label,
      `is no configuration key of ${releaseName[version]} that is known${facts.named(version, key).length ? ' (the name exists, but not as a key here)' : ''}.`,
      nearestOf(
        key,
        facts
          .members(version, owner)
          .filter((f) => f.kind === 'config-key')
          .map((f) => f.name),
      ),
    );
  }

  /** Is the pair proven wrong? Asked where the owner is guessed from the context and must not be held against a name that is right elsewhere. */
  onlyElsewhere(owner: string, name: string, place: Place): boolean {
    const verdict = this.facts.member(
      this.version,
      owner,
      name,
      this.extra(place),
    );
    return verdict.status === 'elsewhere' && !this.names.local.has(name);
  }

  ownerOf(spelling: string, place?: Place): string | null {
    return this.facts.owner(
      this.version,
      spelling,
      place ? this.extra(place) : [],
    );
  }
}
