/**
 * Looks a name up: found, local to the page, allowed, unverified, wrong, or ignored. Pure:
 * the same name in the same context always has the same result, and nothing is counted
 * here.
 */
import {laterRelease} from '../../../config/releases';
import {
  releaseName,
  type DocsVersion,
  type Facts,
  type Release,
  type Verdict,
} from '../facts/index';
import {nearestOf} from '../facts/nearest';
import type {Fact} from '../facts/entry';
import type {AllowEntry, AllowList} from './allow';
import type {PageNames} from './names';
import {oldest} from './releases';
import {isPlainWord} from './shape';

/** Where a name is used. */
export type Place = {
  /** If it is not the file of the page. */
  file?: string;
  line: number;
  /** Releases that the text refers to, in addition to that of the page. */
  releases: Iterable<Release | 'older'>;
  /** Text around the name: what it says decides whether a dead name may be used. */
  text: string;
  /** A plain word counts as a name here: in a reference column, as an option of a platform call. */
  strict?: boolean;
};

export type Tier = 'exact' | 'bracketed' | 'standard';

/** `fact`, if given, is what the rules for dead names have to judge first. */
export type Outcome =
  | {end: 'found'; tier: Tier; from: string; fact?: Fact | undefined}
  | {end: 'local'}
  | {end: 'allowed'; entry: AllowEntry; fact?: Fact | undefined}
  | {end: 'unverified'; from: string; fact?: Fact | undefined}
  | {end: 'ignored'; fact?: Fact | undefined}
  | {end: 'wrong'; message: string; nearest: string | null};

export type LookupContext = {
  facts: Facts;
  allow: AllowList;
  /** Id of the page. */
  page: string;
  version: DocsVersion;
  names: PageNames;
};

/** Names among which the nearest one is looked for first. */
export type Pool = () => string[];

const beforeTheOldest = `a release before ${oldest.line}, of which no package is published`;

/**
 * `@ohif/extension-default.panelModule.seriesList`: the extension manager makes such an id, a
 * sample can only refer to it. That a sample has it as a string does not make it the sample's own.
 */
const isPlatformId = (name: string) =>
  /^@ohif\/[\w-]+\.\w+Module\.[\w.-]+$/.test(name);

const releasesOf = (place: Place): Release[] =>
  [...place.releases].filter(
    (release): release is Release => release !== 'older',
  );

const isOlder = (place: Place) => [...place.releases].includes('older');

const tierOf = (tier: string, from: string): Tier => {
  if (tier === 'standard' || /^(?:dcmjs|typescript)/.test(from)) {
    return 'standard';
  }
  return tier === 'bracketed' ? 'bracketed' : 'exact';
};

/** Which releases have it; if only a part of a release was read: which part. */
const where = (releases: Release[], fact: Fact) =>
  releases.length
    ? releases.map((release) => releaseName[release]).join(' and ')
    : fact.from;

const mustSayRelease = 'If the text means that release, it must say so here.';

/** A name in use by anything of the release. */
export function lookupName(
  name: string,
  place: Place,
  context: LookupContext,
  pool?: Pool,
): Outcome {
  const {facts, names, version} = context;
  if (names.local.has(name)) {
    return {end: 'local'};
  }
  const verdict = facts.name(version, name, releasesOf(place));
  if (verdict.status === 'found') {
    const {fact, from} = verdict;
    return {end: 'found', tier: tierOf(verdict.tier, from), from, fact};
  }
  if (
    names.values.has(name) &&
    !(verdict.status === 'unknown' && isPlatformId(name))
  ) {
    return {end: 'local'};
  }
  const entry = context.allow.find(name, version, context.page);
  if (entry) {
    return {end: 'allowed', entry};
  }
  const mayBeWord = isPlainWord(name) && !place.strict;
  if (verdict.status === 'unverified') {
    return unproven(verdict, mayBeWord);
  }
  if (mayBeWord) {
    return {end: 'ignored'};
  }
  if (verdict.status === 'elsewhere' && verdict.fact.dead === true) {
    // The source also says that nothing reads it.
    const {fact} = verdict;
    return {end: 'found', tier: 'exact', from: fact.from, fact};
  }
  if (isOlder(place)) {
    return {end: 'unverified', from: beforeTheOldest};
  }
  const narrow = pool?.();
  return {
    end: 'wrong',
    message: wrongName(verdict, version),
    nearest:
      (narrow && nearestOf(name, narrow)) ?? facts.nearest(version, name),
  };
}

function unproven(
  {fact, from}: Extract<Verdict, {status: 'unverified'}>,
  mayBeWord: boolean,
): Outcome {
  if (fact?.dead === true) {
    // The text has to call it dead, and nothing else is known of it.
    return {end: 'found', tier: 'bracketed', from, fact};
  }
  return mayBeWord ? {end: 'ignored', fact} : {end: 'unverified', from, fact};
}

function wrongName(
  verdict: Extract<Verdict, {status: 'elsewhere' | 'unknown'}>,
  version: DocsVersion,
): string {
  if (verdict.status === 'unknown') {
    return `is not in ${releaseName[version]}, nor in any other release that was looked at.`;
  }
  const {fact, releases} = verdict;
  const owner = fact.owner ? ` of \`${fact.owner}\`` : '';
  return `is not in ${releaseName[version]}; it is a ${fact.kind}${owner} in ${where(releases, fact)} only. ${mustSayRelease}`;
}

export type Member = {owner: string; name: string; kind?: string | undefined};

export const memberLabel = ({owner, name, kind}: Member) =>
  kind === 'event' ? `${owner}.EVENTS.${name}` : `${owner}.${name}`;

/** A member of an owner: the pair must exist, not just the two names. */
export function lookupMember(
  {owner, name, kind}: Member,
  place: Place,
  context: LookupContext,
): Outcome {
  const {facts, version} = context;
  const verdict = facts.member(version, owner, name, releasesOf(place), kind);
  if (verdict.status === 'found') {
    const {fact, from, tier} = verdict;
    return {
      end: 'found',
      tier: tier === 'bracketed' ? 'bracketed' : 'exact',
      from,
      fact,
    };
  }
  const label = memberLabel({owner, name, kind});
  const entry = context.allow.find(label, version, context.page);
  if (entry) {
    return {end: 'allowed', entry};
  }
  if (verdict.status === 'unverified') {
    return {end: 'unverified', from: verdict.from};
  }
  if (isOlder(place)) {
    return {end: 'unverified', from: beforeTheOldest};
  }
  const statement = `\`${owner}\` has no ${kind === 'event' ? 'event' : 'member'} \`${name}\` in ${releaseName[version]}`;
  const pool = facts
    .members(version, owner)
    .filter((fact) => !fact.internal && (!kind || fact.kind === kind))
    .map((fact) => fact.name);
  return {
    end: 'wrong',
    message:
      verdict.status === 'elsewhere'
        ? `${statement}; it is in ${where(verdict.releases, verdict.fact)} only. ${mustSayRelease}`
        : `${statement}.`,
    nearest: nearestOf(name, pool),
  };
}

/**
 * A key of the application's configuration. Only a configuration fact proves one: a word that is
 * somewhere else in a bundle does not.
 */
export function lookupConfigKey(
  owner: string,
  key: string,
  place: Place,
  context: LookupContext,
): Outcome {
  const {allow, facts, page, version} = context;
  const label = configKeyLabel(owner, key);
  const extra = releasesOf(place);
  const verdict = facts.member(version, owner, key, extra, 'config-key');
  if (verdict.status === 'found') {
    const {fact, from, tier} = verdict;
    return {
      end: 'found',
      tier: tier === 'bracketed' ? 'bracketed' : 'exact',
      from,
      fact,
    };
  }
  const fact = verdict.status === 'unverified' ? verdict.fact : undefined;
  const entry =
    allow.find(key, version, page) ?? allow.find(label, version, page);
  if (entry) {
    return {end: 'allowed', entry, fact};
  }
  if (verdict.status === 'unverified') {
    return {end: 'unverified', from: verdict.from, fact};
  }
  const seen = seenElsewhere(owner, key, extra, context);
  if (seen !== null) {
    return {end: 'unverified', from: seen};
  }
  if (isOlder(place)) {
    return {end: 'unverified', from: beforeTheOldest};
  }
  const isKnown = facts.named(version, key).length > 0;
  return {
    end: 'wrong',
    message: `is not a known configuration key of ${releaseName[version]}${isKnown ? ' (the name exists, but not as a key here)' : ''}.`,
    nearest: nearestOf(
      key,
      facts
        .members(version, owner)
        .filter((member) => member.kind === 'config-key')
        .map((member) => member.name),
    ),
  };
}

export const configKeyLabel = (owner: string, key: string) =>
  `${owner}.${key}`.replace(/^window\.config\./, '');

/** Where else a key was seen that no fact of the version has as a configuration key. */
function seenElsewhere(
  owner: string,
  key: string,
  extra: Release[],
  {facts, version}: LookupContext,
): string | null {
  const later = facts
    .named(laterRelease.id, key)
    .find((fact) => fact.kind === 'config-key');
  if (later) {
    return later.from;
  }
  const general = facts.name(version, key, extra);
  return owner !== 'window.config' && general.status === 'unverified'
    ? general.from
    : null;
}
