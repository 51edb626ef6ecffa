/**
 * What the exact source of a release offers its readers, and which of it the reference data and the pages of that
 * version describe: services and managers, configuration, URL parameters, commands, customizations, modules, hotkeys.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../core/read-files';
import {dataFiles, dataFolders} from '../data/folders';
import {memberTables} from '../data/member-tables';
import {isOwner, membersNamedIn, type Fact} from '../facts/fact';
import {sourceFacts} from '../facts/source-facts';
import type {DocsVersion} from '../facts/index';
import {reporter, type Problem} from '../report';

type Entry = Record<string, unknown>;

/** A name that the source offers. */
type Offered = {
  name: string;
  /** Of `_data`, or where none has it, the page to write in. */
  file: string;
  described: boolean;
};

/** Made for the platform's own tests, and of no use to anyone else. */
const forTests =
  /^@ohif\/(?:extension-test|mode-(?:basic-)?test)|^modes\/basic-(?:test|dev)-mode$/;

/** Module types of which a configuration or a mode names entries by their whole id. */
const addressed = new Set(
  `panelModule viewportModule layoutTemplateModule sopClassHandlerModule
    dataSourcesModule utilityModule`.split(/\s+/),
);

/** Whether the entries of a file describe a fact. */
type Described = (fact: Fact, entries: Entry[]) => boolean;

const hasEntry =
  (key: string): Described =>
  ({name}, entries) =>
    entries.some((e) => e[key] === name);

/** `bulkDataURI.enabled` also describes `bulkDataURI`. */
const hasPath =
  (key: string): Described =>
  ({name}, entries) =>
    entries.some((e) => `${String(e[key])}.`.startsWith(`${name}.`));

const keysOf = ({keys}: Entry) =>
  [keys]
    .flat()
    .map((key) => String(key).toLowerCase())
    .join(' or ');

/** By kind of fact: the owner in messages, the file of the reference data, and how it describes the fact. */
const inData: Record<string, [owner: string, file: string, Described]> = {
  'config-key': ['window.config', 'window-config', hasPath('key')],
  'data-source-option': [
    'data source',
    'data-source-options',
    hasPath('option'),
  ],
  'url-parameter': [
    'URL',
    'url-parameters',
    ({name}, entries) =>
      entries.some(
        ({parameter}) => String(parameter).toLowerCase() === name.toLowerCase(),
      ),
  ],
  command: [
    'command',
    'commands',
    ({name, owner, context}, entries) =>
      entries.some(
        (e) =>
          e.command === name &&
          e.package === owner &&
          (!context || !e.context || e.context === context),
      ),
  ],
  customization: [
    'customization',
    'customizations',
    ({name, scope}, entries) =>
      entries.some(
        (e) =>
          e.id === name &&
          e.default !== undefined &&
          e.scope !== undefined &&
          (scope !== 'default' || e.scope === scope),
      ),
  ],
  evaluator: ['evaluator', 'toolbar-evaluators', hasEntry('name')],
  hotkey: [
    'hotkey',
    'hotkeys',
    (fact, entries) =>
      entries.some(
        (e) => e.command === fact.name && keysOf(fact) === keysOf(e),
      ),
  ],
  'environment-variable': ['variable', 'build-variables', hasEntry('name')],
  module: [
    'SOP class handler',
    'sop-class-handlers',
    (fact, entries) =>
      fact.type !== 'sopClassHandlerModule' || hasEntry('id')(fact, entries),
  ],
};
inData['customization-read'] = inData.customization!;

/** Further files that may have what a file lacks. */
const also: Record<string, string[]> = {'build-variables': ['docker-image']};

/** By kind of fact: its owner in messages, and the page that should describe it if nothing else does. */
const inPages: Record<string, [owner: string, page: string]> = {
  module: ['module', 'a page of platform/extensions or platform/modes'],
  'hanging-protocol': [
    'hanging protocol',
    'platform/extensions/modules/hpModule',
  ],
  'toolbar-ui-type': ['toolbar type', 'platform/extensions/modules/toolbar'],
  button: ['button', 'a page of platform/modes'],
  'shipped-config': [
    'shipped configuration',
    'configuration/configurationFiles',
  ],
};

const label = (fact: Fact) =>
  fact.kind === 'hotkey'
    ? `${fact.name} (${keysOf(fact)})`
    : fact.kind === 'command' && typeof fact.context === 'string'
      ? `${fact.name} (${fact.context})`
      : fact.name;

/** Parameters of commands that the entry of the command does not list. */
const commandOptions = (facts: Fact[], entries: Entry[], file: string) =>
  facts.flatMap(({kind, name, owner, options}): Offered[] => {
    const entry = entries.find(
      (e) => e.command === name && e.package === owner,
    );
    const takes: string[] = String(entry?.takes).match(/[\w$]+/g) ?? [];
    const taken = kind === 'command' && entry ? (options ?? []) : [];
    return (taken as string[]).map((option) => ({
      name: `command.${name} takes ${option}`,
      file,
      described: takes.includes(option),
    }));
  });

/**
 * Of the services and managers of core, all public methods and events; of the services of
 * extensions, what they have themselves, and the events that are really sent.
 */
function members(
  root: string,
  version: DocsVersion,
  texts: string[],
  facts: Fact[],
): Offered[] {
  const owners = new Map(
    facts.filter(isOwner).map((owner) => [owner.name, owner]),
  );
  const tables = memberTables(root, version);
  const described = new Set(
    tables.flatMap(({owner, methods, events}) =>
      [...methods.map((m) => m.method), ...events.map((e) => e.event)].map(
        (name) => `${owner}.${name}`,
      ),
    ),
  );
  for (const {owner, member} of membersNamedIn(texts.join('\n'), facts)) {
    described.add(`${owner}.${member}`);
  }
  return facts.flatMap((fact): Offered[] => {
    const {kind, internal, inherited, fires} = fact;
    const owner = owners.get(String(fact.owner));
    const isOwn = kind === 'method' ? !inherited : fires === true;
    if (
      !owner ||
      internal ||
      !['method', 'event'].includes(kind) ||
      !(isOwn || owner.at.startsWith('platform/core/'))
    ) {
      return [];
    }
    const name = `${owner.name}.${fact.name}`;
    const stem = (owner.exportName ?? owner.name) as string;
    const file =
      tables.find((table) => table.owner === owner.name)?.file ??
      `${dataFolders[version]}/${owner.kind}s/${stem}.json (to be written)`;
    return [{name, file, described: described.has(name)}];
  });
}

/** `name` as code in a text: in backticks, quotes, or after a slash of a path. */
function asCode(texts: string[]) {
  const code = texts.join('\n');
  return (name: string) => {
    const escaped = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    return new RegExp(`[\`'"/.]${escaped}[\`'"(]`).test(code);
  };
}

/** Reports what no page describes, once per file that should. @param texts the content of each page of the version */
export function checkCoverage(
  root: string,
  version: DocsVersion,
  texts: string[],
  allFacts = sourceFacts(version),
): Problem[] {
  const facts = allFacts.filter(({owner}) => !forTests.test(String(owner)));
  const place = (stem: string) => `${dataFolders[version]}/${stem}.json`;
  const data = (stem: string) =>
    readJson<{entries?: Entry[]}>(path.join(root, place(stem)))?.value
      .entries ?? [];
  const isNamed = asCode([
    ...texts,
    ...dataFiles(root, version).map((file) => readFileSync(file, 'utf8')),
  ]);
  const ofKind = (kind: string) => facts.filter((fact) => fact.kind === kind);
  const inFiles = Object.entries(inData).flatMap(
    ([kind, [owner, stem, describes]]) => {
      const entries = [stem, ...(also[stem] ?? [])].flatMap(data);
      return ofKind(kind).map((fact) => ({
        name: `${owner}.${label(fact)}`,
        file: place(stem),
        described: describes(fact, entries),
      }));
    },
  );
  const onPages = Object.entries(inPages).flatMap(([kind, [owner, file]]) =>
    ofKind(kind)
      .filter(({type}) => kind !== 'module' || addressed.has(String(type)))
      .map(({name}) => ({
        name: `${owner}.${name}`,
        file,
        described: isNamed(name),
      })),
  );
  const byFile = new Map<string, Set<string>>();
  for (const {name, file, described} of [
    ...inFiles,
    ...onPages,
    ...commandOptions(facts, data('commands'), place('commands')),
    ...members(root, version, texts, facts),
  ]) {
    if (!described) {
      byFile.set(file, (byFile.get(file) ?? new Set()).add(name));
    }
  }
  return [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, names]) =>
      reporter('coverage')(
        file,
        1,
        `does not describe ${[...names].sort().join(', ')}.`,
      ),
    );
}
