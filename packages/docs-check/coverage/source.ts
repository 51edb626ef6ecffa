/**
 * What the exact source of a release offers its readers, and which of it the reference data and the pages of that
 * version describe: configuration, URL parameters, commands, customizations, modules, hotkeys and so on.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {dataFiles, dataFolders} from '../data/folders';
import type {Fact} from '../facts/fact';
import {sourceFacts} from '../facts/source-facts';
import type {DocsVersion} from '../facts/index';
import {cover, type Coverage, type Member} from './coverage';

type Entry = Record<string, unknown>;
type Data = (file: string) => Entry[];

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
  /** of `_data`, or where none has it, the page to write in */
  file: string;
  kinds: string[];
  of?: (fact: Fact) => boolean;
  /** how it is called; without it: the fact's name */
  name?: (fact: Fact) => string;
  /** null: any page or data of the version that has it as code */
  described: ((fact: Fact, entries: Entry[]) => boolean) | null;
  /** further files that may have it */
  also?: string[];
};

const hasEntry = (entries: Entry[], key: string, value: string) =>
  entries.some((e) => e[key] === value);

/** `bulkDataURI.enabled` also describes `bulkDataURI`. */
const hasPath = (entries: Entry[], key: string, value: string) =>
  entries.some(
    (e) => e[key] === value || String(e[key]).startsWith(`${value}.`),
  );

const optionsOf = (fact: Fact) =>
  Array.isArray(fact.options) ? (fact.options as string[]) : [];

const keysOf = (fact: Fact) =>
  [fact.keys]
    .flat()
    .map((k) => String(k).toLowerCase())
    .join(' or ');

const areas: Area[] = [
  {
    owner: 'window.config',
    file: 'window-config.json',
    kinds: ['config-key'],
    described: ({name}, entries) => hasPath(entries, 'key', name),
  },
  {
    owner: 'data source',
    file: 'data-source-options.json',
    kinds: ['data-source-option'],
    described: ({name}, entries) => hasPath(entries, 'option', name),
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
    described: ({name}, entries) => hasEntry(entries, 'name', name),
  },
  {
    owner: 'SOP class handler',
    file: 'sop-class-handlers.json',
    kinds: ['module'],
    of: ({type}) => type === 'sopClassHandlerModule',
    described: ({name}, entries) => hasEntry(entries, 'id', name),
  },
  {
    owner: 'hotkey',
    file: 'hotkeys.json',
    kinds: ['hotkey'],
    name: (fact) => `${fact.name} (${keysOf(fact)})`,
    described: (fact, entries) =>
      entries.some(
        ({command, keys}) =>
          command === fact.name && keysOf(fact) === keysOf({...fact, keys}),
      ),
  },
  {
    owner: 'variable',
    file: 'build-variables.json',
    also: ['docker-image.json'],
    kinds: ['environment-variable'],
    described: ({name}, entries) => hasEntry(entries, 'name', name),
  },
  {
    owner: 'module',
    file: 'a page of platform/extensions or platform/modes',
    kinds: ['module'],
    of: ({type}) => addressed.has(String(type)),
    described: null,
  },
  {
    owner: 'hanging protocol',
    file: 'platform/extensions/modules/hpModule',
    kinds: ['hanging-protocol'],
    described: null,
  },
  {
    owner: 'toolbar type',
    file: 'platform/extensions/modules/toolbar',
    kinds: ['toolbar-ui-type'],
    described: null,
  },
  {
    owner: 'button',
    file: 'a page of platform/modes',
    kinds: ['button'],
    described: null,
  },
  {
    owner: 'shipped configuration',
    file: 'configuration/configurationFiles',
    kinds: ['shipped-config'],
    described: null,
  },
];

/** Parameters of commands that the entry of the command does not list. */
function missingParameters(facts: Fact[], entries: Entry[]) {
  const members: (Member & {described: boolean})[] = [];
  for (const fact of facts) {
    if (fact.kind !== 'command' || forTests.test(String(fact.owner))) {
      continue;
    }
    const entry = entries.find(
      (e) => e.command === fact.name && e.package === fact.owner,
    );
    if (!entry) {
      continue;
    }
    const takes: string[] =
      (typeof entry.takes === 'string' ? entry.takes : '').match(/[\w$]+/g) ??
      [];
    for (const option of optionsOf(fact)) {
      members.push({
        owner: 'command',
        name: `${fact.name} takes ${option}`,
        kind: 'command-option',
        described: takes.includes(option),
      });
    }
  }
  return members;
}

/** `name` as code in a text: in backticks, quotes, or after a slash of a path. */
function asCode(texts: string[]) {
  const code = texts.join('\n');
  return (name: string) => {
    const escaped = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    return new RegExp(`[\`'"/.]${escaped}[\`'"(]`).test(code);
  };
}

const readData =
  (root: string, version: DocsVersion): Data =>
  (file) => {
    const place = path.join(root, dataFolders[version], file);
    if (!existsSync(place)) {
      return [];
    }
    try {
      const {entries} = JSON.parse(readFileSync(place, 'utf8')) as {
        entries?: Entry[];
      };
      return entries ?? [];
    } catch {
      // Reported with the schemas.
      return [];
    }
  };

/** @param texts of each page of the version */
export function coverSource(
  root: string,
  version: DocsVersion,
  texts: string[],
  facts = sourceFacts(version),
): Coverage {
  const data = readData(root, version);
  const isNamed = asCode([
    ...texts,
    ...dataFiles(root, version).map((file) => readFileSync(file, 'utf8')),
  ]);
  const members = new Map<string, Member>();
  const missing = new Map<string, Member>();
  const hints = new Map<string, string>();
  const add = (member: Member, described: boolean) => {
    const key = `${member.owner} ${member.name}`;
    members.set(key, member);
    if (!described) {
      missing.set(key, member);
    }
  };
  for (const area of areas) {
    const entries = [area.file, ...(area.also ?? [])].flatMap(data);
    hints.set(
      area.owner,
      area.described ? path.join(dataFolders[version], area.file) : area.file,
    );
    for (const fact of facts) {
      if (!area.kinds.includes(fact.kind) || area.of?.(fact) === false) {
        continue;
      }
      if (forTests.test(String(fact.owner))) {
        continue;
      }
      const described = area.described
        ? area.described(fact, entries)
        : isNamed(fact.name);
      add(
        {
          owner: area.owner,
          name: area.name?.(fact) ?? fact.name,
          kind: fact.kind,
        },
        described,
      );
    }
  }
  for (const {described, ...member} of missingParameters(
    facts,
    data('commands.json'),
  )) {
    add(member, described);
  }
  const services = cover(root, version, texts, withOwnMembers(facts));
  for (const member of services.all) {
    add(member, !services.missing.includes(member));
  }
  for (const [owner, hint] of services.hints) {
    hints.set(owner, hint);
  }
  return {all: [...members.values()], missing: [...missing.values()], hints};
}

/**
 * Of the services and managers of core, all members; of the services of extensions, what they have
 * themselves, and the events that are really sent.
 */
function withOwnMembers(facts: Fact[]): Fact[] {
  const core = new Set(
    facts
      .filter(
        ({at, kind}) =>
          /^(?:service|manager)$/.test(kind) && at.startsWith('platform/core/'),
      )
      .map(({name}) => name),
  );
  return facts.filter(
    ({kind, owner, inherited, fires}) =>
      /^(?:service|manager)$/.test(kind) ||
      core.has(String(owner)) ||
      (kind === 'method' && !inherited) ||
      (kind === 'event' && fires === true),
  );
}
