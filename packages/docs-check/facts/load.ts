/** Reads the committed facts of a release. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {requireJson} from '../core/read-files';
import {dataEntries, dataFolders} from '../data/folders';
import {withProps, type Fact, type FactFile} from './fact';
import {nameOf, sourcesOf, type DocsVersion} from './releases';

/** Kinds of facts whose owner is a value with members. */
const memberKinds = new Set(
  `method field static event enum-member component-part namespace-member prop
    utility-export config-key`.split(/\s+/),
);
const ownerKinds = new Set(['service', 'manager', 'export']);

export type ReleaseFacts = {
  byName: Map<string, Fact[]>;
  byOwner: Map<string, Map<string, Fact>>;
  /** lower-case spelling of a service, manager or export -> the owner under which its members are kept */
  owners: Map<string, string>;
  /** name of the platform's source */
  platform: string;
  /** every name that a source uses, by the name of the source */
  words: Map<string, Set<string>>;
  /** services and managers whose members are known one by one */
  complete: Set<string>;
  /** the source that a fact was read in */
  sources: Map<Fact, string>;
};

function addMember({byOwner}: ReleaseFacts, fact: Fact) {
  const {dead, name, owner = ''} = fact;
  const members = byOwner.get(owner) ?? new Map<string, Fact>();
  const known = members.get(name);
  // What a class declares says more than a field of the same name.
  if (!known || known.kind === 'field' || dead) {
    byOwner.set(owner, members.set(name, fact));
  }
}

function add(release: ReleaseFacts, fact: Fact) {
  const {byName, owners} = release;
  const {kind, name, owner} = fact;
  byName.set(name, [...(byName.get(name) ?? []), fact]);
  if (typeof fact.value === 'string' && !byName.has(fact.value)) {
    byName.set(fact.value, [fact]);
  }
  if (memberKinds.has(kind)) {
    addMember(release, fact);
  }
  if (owner && (kind === 'method' || kind === 'event')) {
    release.complete.add(owner);
  }
  if (ownerKinds.has(kind)) {
    if (kind !== 'export' || !owners.has(name.toLowerCase())) {
      owners.set(name.toLowerCase(), name);
    }
    for (const alias of [fact.exportName, fact.altName]) {
      if (typeof alias === 'string') {
        owners.set(alias.toLowerCase(), name);
      }
    }
  }
}

type Key = {key: string; dead?: boolean; note?: string};

/** Keys that samples and former releases have, and that no code reads: the reference data lists them. */
const deadKeys = (version: DocsVersion): Fact[] =>
  dataEntries<Key>(version, 'window-config.json')
    .filter(({dead}) => dead)
    .map(({dead, key: name, note = 'no code reads it'}) => {
      const at = `${dataFolders[version]}/window-config.json`;
      return {kind: 'config-key', name, owner: 'window.config', at, dead, note};
    });

/** @throws if a file is not of the commit that `config/releases.ts` has */
function readFile(file: string, version: DocsVersion) {
  const data = requireJson<FactFile>(file);
  const wanted = Object.values(sourcesOf[version]);
  if (!wanted.some((source) => nameOf(source) === nameOf(data.source))) {
    throw new Error(
      `${file} was read in ${nameOf(data.source)}. config/releases.ts has ${wanted.map(nameOf).join(' and ')}: run \`npm run facts:source\`.`,
    );
  }
  return {...data, from: nameOf(data.source)};
}

const missingFacts = (version: string) =>
  `packages/docs-check/facts/${version} does not exist, and config/releases.ts lists ${version}. Copy the facts of the version that it was cut from (cp -r packages/docs-check/facts/current packages/docs-check/facts/${version}), then run \`npm run facts:source\`. See CONTRIBUTING.md, "Cut a version".`;

export function load(root: string, version: DocsVersion): ReleaseFacts {
  const folder = path.join(root, version);
  if (!existsSync(folder)) {
    throw new Error(missingFacts(version));
  }
  const release: ReleaseFacts = {
    byName: new Map(),
    byOwner: new Map(),
    owners: new Map(),
    platform: nameOf(sourcesOf[version].platform),
    words: new Map(),
    complete: new Set(),
    sources: new Map(),
  };
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  // The platform's own facts are shown before those of Cornerstone3D.
  for (const file of files.sort().reverse()) {
    const {entries, from, words} = readFile(path.join(folder, file), version);
    for (const fact of withProps(entries)) {
      release.sources.set(fact, from);
      if (fact.kind === 'config-part') {
        // Only an owner makes it a name: other things are called `name` or `id`, too.
        addMember(release, {...fact, kind: 'config-key'});
      } else {
        add(release, fact);
      }
    }
    release.words.set(
      from,
      new Set([...words, ...entries.map(({name}) => name)]),
    );
  }
  for (const fact of deadKeys(version)) {
    addMember(release, fact);
    // A word such as `servers` is a name of other things, too.
    const isOfOthers =
      !/[a-z][A-Z]/.test(fact.name) ||
      release.byName.has(fact.name) ||
      [...release.words].some(
        ([from, words]) => from !== release.platform && words.has(fact.name),
      );
    if (!isOfOthers) {
      release.byName.set(fact.name, [fact]);
    }
  }
  return release;
}
