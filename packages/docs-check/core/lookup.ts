/** Looks a name up: found, local to the page, allowed, unverified, wrong, or ignored. Nothing is counted here. */
import {
  releaseName,
  type DocsVersion,
  type Facts,
  type SaidRelease,
  type Verdict,
} from '../facts/index';
import {nearestOf} from '../facts/nearest';
import type {Fact} from '../facts/fact';
import {knownOf} from '../facts/releases';
import type {AllowEntry, AllowList} from './allow';
import type {PageNames} from './names';
import {latest, oldest} from './releases';
import {isPlainWord} from './shape';

/** Where a name is used. */
export type Place = {
  /** If it is not the file of the page. */
  file?: string;
  line: number;
  /** Releases that the text refers to, in addition to that of the page. */
  releases: readonly SaidRelease[];
  /** Text around the name: what it says decides whether a dead name may be used. */
  text: string;
  /** A plain word counts as a name here: in a reference column, as an option of a platform call. */
  strict?: boolean;
};

export type Proof = 'exact' | 'standard';

/** `fact`, if given, is what the rules for dead names have to judge first. */
export type Outcome =
  | {end: 'found'; proof: Proof; from: string; fact?: Fact | undefined}
  | {end: 'local'}
  | {end: 'allowed'; entry: AllowEntry}
  | {end: 'unverified'; from: string}
  | {end: 'ignored'}
  | {end: 'wrong'; message: string; nearest: string | null};

export type LookupContext = {
  facts: Facts;
  allow: AllowList;
  /** Id of the page. */
  page: string;
  version: DocsVersion;
  names: PageNames;
};

/**
 * `@ohif/extension-default.panelModule.seriesList`: the extension manager makes such an id, a
 * sample can only refer to it. That a sample has it as a string does not make it the sample's own.
 */
const isPlatformId = (name: string) =>
  /^@ohif\/[\w-]+\.\w+Module\.[\w.-]+$/.test(name);

/** The text refers to a release before or after those whose source was read. */
export function unread({releases}: Place): string | null {
  if (releases.includes('older')) {
    return `a release before ${oldest.line}, of which no source was read`;
  }
  return releases.includes('later')
    ? `a release after ${latest.line}, of which no source was read`
    : null;
}

const namesOf = (releases: DocsVersion[]) =>
  releases.map((release) => releaseName[release]).join(' and ');

const mustSayRelease = 'If the text means that release, it must say so here.';

/** What follows from a verdict: an allowed name, or one of a release that was not read, is not wrong. */
function outcomeOf(
  verdict: Verdict,
  place: Place,
  context: LookupContext,
  labels: string[],
  wrong: () => {message: string; nearest: string | null},
): Outcome {
  if (verdict.status === 'found') {
    const {fact, from, isStandard} = verdict;
    return {end: 'found', proof: isStandard ? 'standard' : 'exact', from, fact};
  }
  for (const label of labels) {
    const entry = context.allow.find(label, context.version, context.page);
    if (entry) {
      return {end: 'allowed', entry};
    }
  }
  if (!place.strict && labels.every(isPlainWord)) {
    return {end: 'ignored'};
  }
  const from = unread(place);
  return from ? {end: 'unverified', from} : {end: 'wrong', ...wrong()};
}

/** Finds a name among all facts of the release. @param kinds the facts among which to look for the nearest name first */
export function lookupName(
  name: string,
  place: Place,
  context: LookupContext,
  kinds: string[],
): Outcome {
  const {facts, names, version} = context;
  const verdict = facts.name(version, name, knownOf(place.releases));
  const isOfSamples =
    verdict.status !== 'found' &&
    names.values.has(name) &&
    !(verdict.status === 'unknown' && isPlatformId(name));
  if (names.local.has(name) || isOfSamples) {
    return {end: 'local'};
  }
  return outcomeOf(verdict, place, context, [name], () => {
    const pool = facts.ofKind(version, ...kinds).map((fact) => fact.name);
    return {
      message: wrongName(verdict, version),
      nearest: nearestOf(name, pool) ?? facts.nearest(version, name),
    };
  });
}

function wrongName(verdict: Verdict, version: DocsVersion): string {
  if (verdict.status !== 'elsewhere') {
    return `is not in ${releaseName[version]}, nor in any other release that was looked at.`;
  }
  const {fact, releases} = verdict;
  const kind = fact ? fact.kind : 'name';
  const owner = fact?.owner ? ` of \`${fact.owner}\`` : '';
  return `is not in ${releaseName[version]}; it is a ${kind}${owner} in ${namesOf(releases)} only. ${mustSayRelease}`;
}

export type Member = {owner: string; name: string; kind?: string | undefined};

export const memberLabel = ({owner, name, kind}: Member) =>
  kind === 'event'
    ? `${owner}.EVENTS.${name}`
    : `${owner}.${name}`.replace(/^window\.config\./, '');

/**
 * A member of an owner: the pair must exist, not just the two names. Only a fact proves a key of the
 * configuration: a word that is somewhere else in the source does not.
 */
export function lookupMember(
  member: Member,
  place: Place,
  context: LookupContext,
): Outcome {
  const {owner, name, kind} = member;
  const {facts, version} = context;
  const releases = knownOf(place.releases);
  const verdict = facts.member(version, owner, name, releases, kind);
  const isKey = kind === 'config-key';
  const labels = [...(isKey ? [name] : []), memberLabel(member)];
  return outcomeOf(verdict, {...place, strict: true}, context, labels, () => {
    const pool = facts
      .members(version, owner)
      .filter((fact) => !fact.internal && (!kind || fact.kind === kind));
    const isOther = facts.named(version, name).length > 0;
    const what = kind === 'event' ? 'event' : 'member';
    const elsewhere =
      verdict.status === 'elsewhere'
        ? `; it is in ${namesOf(verdict.releases)} only. ${mustSayRelease}`
        : '.';
    return {
      message: isKey
        ? `is not a known configuration key of ${releaseName[version]}${isOther ? ' (the name exists, but not as a key here)' : ''}.`
        : `\`${owner}\` has no ${what} \`${name}\` in ${releaseName[version]}${elsewhere}`,
      nearest: nearestOf(
        name,
        pool.map((fact) => fact.name),
      ),
    };
  });
}
