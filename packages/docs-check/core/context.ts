/** The context of a rule during a visit: facts, lookups, and a reporter. */
import type {DocsVersion, Facts} from '../facts/index';
import type {Fact} from '../facts/fact';
import {noCounts, type Counts, type Problem} from '../report';
import {
  lookupMember,
  lookupName,
  memberLabel,
  type LookupContext,
  type Member,
  type Outcome,
  type Place,
} from './lookup';
import type {PageNames} from './names';

export type {Place} from './lookup';

export type Unverified = {
  name: string;
  /** If it is not the file of the page. */
  file?: string;
  line: number;
  from: string;
};

/** A fact that a name was found with, for the rules that judge whether it may be used. */
export type FactMention = {name: string; fact: Fact; place: Place};

/** All that the rules found on one page. */
export class Report {
  readonly problems: Problem[] = [];
  readonly unverified: Unverified[] = [];
  readonly counts: Counts = noCounts();
  /** Names that were found in the facts of the page's version, each once. */
  readonly verified = new Set<string>();
  /** Sources and standards that the page's names were found in. */
  readonly sources = new Set<string>();

  constructor(
    private readonly file: string,
    readonly lookup: LookupContext,
    /** Reports a fact that must not be used here. @returns whether one of the rules did */
    private readonly isWrong: (mention: FactMention) => boolean,
  ) {}

  problem(
    check: string,
    {file = this.file, line}: Place,
    name: string,
    message: string,
    nearest: string | null = null,
  ): void {
    this.counts.unknown += 1;
    this.problems.push({file, line, check, name, message, nearest});
  }

  /** Counts an outcome, and reports it if it is a problem. @param label of the name in the counts */
  settle(
    rule: string,
    name: string,
    outcome: Outcome,
    place: Place,
    label = name,
  ): void {
    const {counts} = this;
    const {file, line} = place;
    switch (outcome.end) {
      case 'found': {
        const {fact, from, proof} = outcome;
        if (!fact || !this.isWrong({name, fact, place})) {
          this.verified.add(label);
          counts[proof] += 1;
          this.sources.add(from);
        }
        break;
      }
      case 'local':
        counts.local += 1;
        break;
      case 'allowed':
        this.lookup.allow.use(outcome.entry);
        counts.allowed += 1;
        break;
      case 'unverified':
        counts.unverified += 1;
        this.unverified.push({name: label, line, from: outcome.from, file});
        break;
      case 'wrong':
        this.problem(rule, place, label, outcome.message, outcome.nearest);
    }
  }
}

/** What one rule sees of a page. */
export class RuleContext {
  readonly facts: Facts;
  readonly version: DocsVersion;
  readonly names: PageNames;

  constructor(
    private readonly rule: string,
    readonly report: Report,
  ) {
    ({
      facts: this.facts,
      version: this.version,
      names: this.names,
    } = report.lookup);
  }

  problem(
    place: Place,
    name: string,
    message: string,
    nearest?: string | null,
  ): void {
    this.report.problem(this.rule, place, name, message, nearest);
  }

  local(): void {
    this.report.counts.local += 1;
  }

  /** A name in use by anything of the release. */
  name(name: string, place: Place, kinds: string[] = []): void {
    const outcome = lookupName(name, place, this.report.lookup, kinds);
    this.report.settle(this.rule, name, outcome, place);
  }

  /** A name that is one even if it looks like a word, and that one of these kinds of facts should have. */
  nameOfKind(name: string, place: Place, ...kinds: string[]): void {
    this.name(name, {...place, strict: true}, kinds);
  }

  namesOf(...kinds: string[]): string[] {
    return this.facts.ofKind(this.version, ...kinds).map(({name}) => name);
  }

  /** The name is on the list of allowed names, which does not count it here. */
  isAllowed(name: string): boolean {
    const {allow, page} = this.report.lookup;
    return allow.allows(name, this.version, page) !== null;
  }

  /** A name that can be found by chance, never disproved. */
  unproven(name: string, place: Place, from: string): void {
    const {allow, page} = this.report.lookup;
    const entry = allow.find(name, this.version, page);
    const outcome: Outcome = entry
      ? {end: 'allowed', entry}
      : {end: 'unverified', from};
    this.report.settle(this.rule, name, outcome, place);
  }

  member(member: Member, place: Place): void {
    const outcome = lookupMember(member, place, this.report.lookup);
    const label = memberLabel(member);
    const name = member.kind === 'config-key' ? member.name : label;
    this.report.settle(this.rule, name, outcome, place, label);
  }

  /** The fact of a member that the release has, without counting it. */
  memberFact({owner, name}: Member, place: Place): Fact | undefined {
    const outcome = lookupMember({owner, name}, place, this.report.lookup);
    return outcome.end === 'found' ? outcome.fact : undefined;
  }

  /** Whether some fact of the version has that name and is of that kind. */
  has(name: string, kind: string): boolean {
    return this.facts
      .named(this.version, name)
      .some((fact) => fact.kind === kind);
  }

  /** The page's own samples declare the name, or have it as a string. */
  isOfSamples(name: string): boolean {
    return this.names.local.has(name) || this.names.values.has(name);
  }

  /** Whether the text around a name is about a different release from the page's. */
  isOfOther({releases}: Place): boolean {
    return releases.some((release) => release !== this.version);
  }
}
