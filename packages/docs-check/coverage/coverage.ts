/**
 * What the exact source of a release offers its readers, and which of it the reference data and the pages of that
 * version describe: services and managers, configuration, URL parameters, commands, customizations, modules, hotkeys.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../core/read-files';
import {dataFiles, dataFolders} from '../data/folders';
import {memberTables} from '../data/member-tables';
import type {Fact} from '../facts/fact';
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
const addressed = new Set([
  'panelModule',
  'viewportModule',
  'layoutTemplateModule',
  'sopClassHandlerModule',
  'dataSourcesModule',
  'utilityModule',
]);

type Area = {
  /** The owner in messages. */
  owner: string;
  file: string;
  kinds: string[];
  of?: (fact: Fact) => boolean;
  /** how it is called; without it: the fact's name */
  name?: (fact: Fact) => string;
  /** without it: any page or data of the version that has it as code */
  described?: (fact: Fact, entries: Entry[]) => boolean;
  /** further files that may have it */
  also?: string[];
};

const hasEntry =
  (key: string) =>
  ({name}: Fact, entries: Entry[]) =>
    entries.some((e) => e[key] === name);

/** `bulkDataURI.enabled` also describes `bulkDataURI`. */
const hasPath =
  (key: string) =>
  ({name}: Fact, entries: Entry[]) =>
    entries.some((e) => `${String(e[key])}.`.startsWith(`${name}.`));

const keysOf = ({keys}: Record<string, unknown>) =>
  [keys]
    .flat()
    .map((key) => String(key).toLowerCase())
    .join(' or ');

const areas: Area[] = [
  {
    owner: 'window.config',
    file: 'window-config.json',
    kinds: ['config-key'],
    described: hasPath('key'),
  },
  {
    owner: 'data source',
    file: 'data-source-options.json',
    kinds: ['data-source-option'],
    described: hasPath('option'),
  },
  {
    owner: 'URL',
    file: 'url-parameters.json',
    kinds: ['url-parameter'],
    described: ({name}, entries) =>
      entries.some(
        ({parameter}) => String(parameter).toLowerCase() === name.toLowerCase(),
      ),
  },
  {
    owner: 'command',
    file: 'commands.json',
    kinds: ['command'],
    name: ({name, context}) =>
      typeof context === 'string' ? `${name} (${context})` : name,
    described: ({name, owner, context}, entries) =>
      entries.some(
        (e) =>
          e.command === name &&
          e.package === owner &&
          (!context || !e.context || e.context === context),
      ),
  },
  {
    owner: 'customization',
    file: 'customizations.json',
    kinds: ['customization', 'customization-read'],
    described: ({name, scope}, entries) =>
      entries.some(
        (e) =>
          e.id === name &&
          e.default !== undefined &&
          e.scope !== undefined &&
          (scope !== 'default' || e.scope === scope),
      ),
  },
  {
    owner: 'evaluator',
    file: 'toolbar-evaluators.json',
    kinds: ['evaluator'],
    described: hasEntry('name'),
  },
  {
    owner: 'SOP class handler',
    file: 'sop-class-handlers.json',
    kinds: ['module'],
    of: ({type}) => type === 'sopClassHandlerModule',
    described: hasEntry('id'),
  },
  {
    owner: 'hotkey',
    file: 'hotkeys.json',
    kinds: ['hotkey'],
    name: (fact) => `${fact.name} (${keysOf(fact)})`,
    described: (fact, entries) =>
      entries.some(
        (e) => e.command === fact.name && keysOf(fact) === keysOf(e),
      ),
  },
  {
    owner: 'variable',
    file: 'build-variables.json',
    also: ['docker-image.json'],
    kinds: ['environment-variable'],
    described: hasEntry('name'),
  },
  {
    owner: 'module',
    file: 'a page of platform/extensions or platform/modes',
    kinds: ['module'],
    of: ({type}) => addressed.has(String(type)),
  },
  {
    owner: 'hanging protocol',
    file: 'platform/extensions/modules/hpModule',
    kinds: ['hanging-protocol'],
  },
  {
    owner: 'toolbar type',
    file: 'platform/extensions/modules/toolbar',
    kinds: ['toolbar-ui-type'],
  },
  {owner: 'button', file: 'a page of platform/modes', kinds: ['button']},
  {
    owner: 'shipped configuration',
    file: 'configuration/configurationFiles',
    kinds: ['shipped-config'],
  },
];

/** Parameters of commands that the entry of the command does not list. */
const commandOptions = (facts: Fact[], entries: Entry[], file: string) =>
  facts.flatMap(({kind, name, owner, options}): Offered[] => {
    const entry = entries.find(
      (e) => e.command === name && e.package === owner,
    );
    if (kind !== 'command' || !entry) {
      return [];
    }
    const takes: string[] = String(entry.takes).match(/[\w$]+/g) ?? [];
    return ((options ?? []) as string[]).map((option) => ({
      name: `command.${name} takes ${option}`,
      file,
      described: takes.includes(option),
    }));
  });

const isOwner = ({kind}: Fact) => kind === 'service' || kind === 'manager';

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
  // `DisplaySetService.EVENTS.DISPLAY_SETS_ADDED`: in prose and in samples.
  const spelling = new Map<unknown, string>(
    [...owners.values()].flatMap(({name, exportName}) => [
      [name, name],
      [exportName, name],
    ]),
  );
  const pair = /\b([A-Za-z]\w*)\??\.(?:EVENTS\.)?([A-Za-z]\w*)/g;
  for (const [, owner, name] of texts.join('\n').matchAll(pair)) {
    described.add(`${spelling.get(owner)}.${name}`);
  }
  return facts.flatMap((fact): Offered[] => {
    const {kind, name, internal, inherited, fires} = fact;
    const owner = owners.get(String(fact.owner));
    const isOwn = kind === 'method' ? !inherited : fires === true;
    if (
      !owner ||
      internal ||
      (kind !== 'method' && kind !== 'event') ||
      !(isOwn || owner.at.startsWith('platform/core/'))
    ) {
      return [];
    }
    const file = `${owner.kind}s/${typeof owner.exportName === 'string' ? owner.exportName : owner.name}.json`;
    return [
      {
        name: `${owner.name}.${name}`,
        file:
          tables.find((table) => table.owner === owner.name)?.file ??
          `${path.join(dataFolders[version], file)} (to be written)`,
        described: described.has(`${owner.name}.${name}`),
      },
    ];
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

/**
 * One problem for each file to write in.
 *
 * @param texts the text of each page of the version
 */
export function checkCoverage(
  root: string,
  version: DocsVersion,
  texts: string[],
  allFacts = sourceFacts(version),
): Problem[] {
  const facts = allFacts.filter(({owner}) => !forTests.test(String(owner)));
  const place = (file: string) => path.join(dataFolders[version], file);
  const data = (file: string) =>
    readJson<{entries?: Entry[]}>(path.join(root, place(file)))?.value
      .entries ?? [];
  const isNamed = asCode([
    ...texts,
    ...dataFiles(root, version).map((file) => readFileSync(file, 'utf8')),
  ]);
  const offered = areas.flatMap((area) => {
    const entries = [area.file, ...(area.also ?? [])].flatMap(data);
    return facts
      .filter(
        (fact) => area.kinds.includes(fact.kind) && area.of?.(fact) !== false,
      )
      .map((fact) => ({
        name: `${area.owner}.${area.name?.(fact) ?? fact.name}`,
        file: area.described ? place(area.file) : area.file,
        described: area.described?.(fact, entries) ?? isNamed(fact.name),
      }));
  });
  const commands = 'commands.json';
  const byFile = new Map<string, Set<string>>();
  for (const {name, file, described} of [
    ...offered,
    ...commandOptions(facts, data(commands), place(commands)),
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
