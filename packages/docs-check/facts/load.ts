/** Reads the committed facts of a release, and drops what the exact source of that release proves wrong. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Fact, FactFile, SourceHead, WordFile} from './entry';
import {tiers, type Tier} from './fetch';
import {releases, type SourceRelease} from './source/releases';

/** Kinds of facts whose owner is a value with members. */
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

export type ReleaseFacts = {
  byName: Map<string, Fact[]>;
  byOwner: Map<string, Map<string, Fact>>;
  words: {tier: Tier; from: string[]; set: Set<string>}[];
  /** lower-case spelling of a service, manager or export -> the owner under which its members are kept */
  owners: Map<string, string>;
  packages: Set<string>;
  messages: Fact[];
  /** hashes of messages that the source has, null where no source was read */
  messageHashes: Set<string> | null;
  /** every name that the source uses, null where no source was read: a name of the platform that is not here is wrong */
  source: {
    name: string;
    words: Set<string>;
    /** methods and events of each service and manager: no other name is one of theirs */
    members: Map<string, Set<string>>;
  } | null;
  /** what a release near this one has, and the source of this one does not */
  refuted: Fact[];
};

export function jsonFiles(folder: string) {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((f) => f.endsWith('.json'))
        .sort()
        .map((f) => path.join(folder, f))
    : [];
}

const strength = (f: Fact) =>
  tiers.indexOf(f.tier) * 2 + (f.kind === 'field' ? 0 : 1);

function checkTier(tier: unknown, file: string): asserts tier is Tier {
  if (!tiers.includes(tier as Tier)) {
    throw new Error(
      `${file} has the tier "${String(tier)}". Tiers: ${[...tiers].reverse().join(', ')}.`,
    );
  }
}

/** The release that a file of source facts is of; refused where it is not the pinned commit. */
function sourceOf(
  head: SourceHead,
  version: string,
  file: string,
): SourceRelease {
  const pinned = releases.find((r) => r.version === version);
  if (
    head.commit !== pinned?.commit ||
    head.repository !== pinned.repository ||
    head.release !== pinned.release
  ) {
    throw new Error(
      `${file} was read at ${head.repository}@${head.commit} (${head.release}). ${pinned ? `The source of ${version} is ${pinned.repository}@${pinned.commit} (${pinned.release}): run \`npm run facts:source\`.` : `No source of ${version} is known.`}`,
    );
  }
  return pinned;
}

function readFacts(file: string, version: string): Fact[] | WordFile {
  const data = JSON.parse(readFileSync(file, 'utf8')) as FactFile | WordFile;
  if ('words' in data) {
    checkTier(data.tier, file);
    return data;
  }
  const source = data.source && sourceOf(data.source, version, file);
  return data.entries.map((entry) => {
    const fact = source
      ? {...entry, tier: 'source' as const, from: source.name}
      : entry;
    checkTier(fact.tier, file);
    return fact;
  });
}

/** Weak facts of the platform that the source does not have. A method or an event must be one of its owner there. */
function isRefuted(
  fact: Fact,
  words: Set<string>,
  sourceNames: Set<string>,
  members: Map<string, Set<string>>,
): boolean {
  if (fact.tier === 'exact' || fact.tier === 'source') {
    return false;
  }
  if (fact.from.startsWith('@cornerstonejs/') || fact.kind === 'message') {
    return false;
  }
  const ownerMembers = fact.owner ? members.get(fact.owner) : undefined;
  if (ownerMembers && (fact.kind === 'method' || fact.kind === 'event')) {
    return !ownerMembers.has(fact.name);
  }
  return !sourceNames.has(fact.name) && !words.has(fact.name);
}

function add(release: ReleaseFacts, fact: Fact) {
  if (fact.kind === 'message') {
    release.messages.push(fact);
    return;
  }
  const list = release.byName.get(fact.name);
  if (list) {
    list.push(fact);
  } else {
    release.byName.set(fact.name, [fact]);
  }
  if (
    fact.kind === 'event' &&
    typeof fact.value === 'string' &&
    !release.byName.has(fact.value)
  ) {
    release.byName.set(fact.value, [fact]);
  }
  if (fact.owner && memberKinds.has(fact.kind)) {
    let members = release.byOwner.get(fact.owner);
    if (!members) {
      release.byOwner.set(fact.owner, (members = new Map()));
    }
    const known = members.get(fact.name);
    if (!known || strength(fact) > strength(known)) {
      members.set(fact.name, fact);
    }
  }
  if (ownerKinds.has(fact.kind)) {
    if (
      fact.kind !== 'export' ||
      !release.owners.has(fact.name.toLowerCase())
    ) {
      release.owners.set(fact.name.toLowerCase(), fact.name);
    }
    for (const alias of [fact.exportName, fact.altName]) {
      if (typeof alias === 'string') {
        release.owners.set(alias.toLowerCase(), fact.name);
      }
    }
  }
  if (fact.kind === 'package') {
    release.packages.add(fact.name);
  }
  if (fact.kind === 'export' && fact.owner) {
    release.packages.add(fact.owner);
  }
}

/** Names of methods and events that the source has, by owner. */
function membersOf(facts: Fact[]) {
  const members = new Map<string, Set<string>>();
  for (const {kind, owner, name} of facts) {
    if (owner && (kind === 'method' || kind === 'event')) {
      members.set(owner, (members.get(owner) ?? new Set()).add(name));
    }
  }
  return members;
}

export function load(folder: string): ReleaseFacts {
  const release: ReleaseFacts = {
    byName: new Map(),
    byOwner: new Map(),
    words: [],
    owners: new Map(),
    packages: new Set(),
    messages: [],
    messageHashes: null,
    source: null,
    refuted: [],
  };
  const facts: Fact[] = [];
  for (const file of jsonFiles(folder)) {
    const data = readFacts(file, path.basename(folder));
    if (Array.isArray(data)) {
      facts.push(...data);
      continue;
    }
    const set = new Set(data.words);
    release.words.push({tier: data.tier, from: data.from, set});
    if (data.tier === 'source') {
      release.source = {
        name: data.from.join(', '),
        words: set,
        members: new Map(),
      };
      release.messageHashes = new Set(data.messages);
    }
  }
  const sourceFacts = facts.filter((f) => f.tier === 'source');
  const sourceNames = new Set(sourceFacts.map((f) => f.name));
  const members = membersOf(sourceFacts);
  const words = release.source?.words;
  if (release.source) {
    release.source.members = members;
  }
  // A bundle that was run does not show what its source declares as private.
  const privateMembers = new Set(
    sourceFacts.filter((f) => f.internal).map((f) => `${f.owner}.${f.name}`),
  );
  for (const fact of facts) {
    if (privateMembers.has(`${fact.owner}.${fact.name}`)) {
      fact.internal = true;
    }
  }
  // The strongest proof comes first, because it is shown to the reader.
  for (const fact of facts.sort((a, b) => strength(b) - strength(a))) {
    if (words && isRefuted(fact, words, sourceNames, members)) {
      release.refuted.push(fact);
    } else {
      add(release, fact);
    }
  }
  return release;
}
