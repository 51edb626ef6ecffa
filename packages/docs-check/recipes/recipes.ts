/** Validates each recipe that a reader copies with the real tool. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {validate as validateDockerfile} from 'dockerfile-utils';
import {latest} from '../../../config/releases';
import {locate} from '../core/included';
import {isScript, parseSample} from '../core/sample';
import {nearestOf} from '../facts/nearest';
import type {Problem, Skipped} from '../report';
import type {CodeBlock, Page} from '../core/page';
import {checkCompose} from './compose';
import {findTool} from './find-tool';
import {NginxCheck} from './nginx';
import {checkRegexes} from './regex';
import {recipeFile, recipeNames} from './served/recipe-files';

type Found = {
  page: Page;
  block: CodeBlock;
};

/** Warnings that do not fit a fragment: no shebang, a variable of the reader's, a file of the reader's. */
const notForFragments = [
  'SC2148',
  'SC2154',
  'SC1090',
  'SC1091',
  'SC2034',
  'SC2164',
  'SC2096',
];

type Check = (found: Found[], result: RecipeResult) => void;

export type RecipeResult = {
  problems: Problem[];
  skipped: Skipped[];
  checked: number;
};

export function checkRecipes(pages: Page[]): RecipeResult {
  const result: RecipeResult = {problems: [], skipped: [], checked: 0};
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
    const found = pages.flatMap((page) =>
      page.blocks.flatMap((block): Found[] =>
        block.type === 'code' && isOfKind(block) ? [{page, block}] : [],
      ),
    );
    if (found.length) {
      check(found, result);
    }
  }
  return result;
}

/** @param line in the block, from 1 */
const say = (
  result: RecipeResult,
  {block, page}: Found,
  line: number,
  message: string,
  more: {name?: string; nearest?: string | null} = {},
) =>
  result.problems.push({
    ...locate(page, block, line - 1),
    check: 'recipes',
    message,
    ...more,
  });

const skip = (
  {skipped}: RecipeResult,
  tool: string,
  {length}: Found[],
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

const shellCheck: Check = (found, result) => {
  const tool = findTool('shellcheck');
  if (!tool) {
    skip(result, 'shellcheck', found);
    return;
  }
  result.checked += found.length;
  const folder = mkdtempSync(path.join(tmpdir(), 'shell-check-'));
  try {
    const files = found.map((f, i) => {
      const file = path.join(folder, `${i}.sh`);
      writeFileSync(file, `${script(f.block)}\n`);
      return file;
    });
    const run = spawnSync(
      tool,
      [
        '--format=json',
        '--shell=bash',
        '--severity=warning',
        `--exclude=${notForFragments.join(',')}`,
        ...files,
      ],
      {encoding: 'utf8', timeout: 120_000, maxBuffer: 1 << 26},
    );
    // 0: nothing found, 1: something found. Anything else is a failure.
    if (run.status !== 0 && run.status !== 1) {
      skip(
        result,
        'shellcheck',
        found,
        `${tool} failed: ${run.error?.message ?? run.stderr.trim()}`,
      );
      return;
    }
    for (const c of JSON.parse(run.stdout || '[]') as {
      file: string;
      line: number;
      code: number;
      message: string;
    }[]) {
      const at = found[files.indexOf(c.file)]!;
      say(result, at, c.line, `ShellCheck SC${c.code}: ${c.message}`);
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
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

const nginxCheck: Check = (found, result) => {
  const nginx = NginxCheck.create();
  if (!nginx) {
    skip(result, 'nginx', found);
    return;
  }
  result.checked += found.length;
  try {
    for (const at of found) {
      const problem = nginx.check(at.block.value);
      if (problem) {
        const {line, message} = problem;
        const name = /unknown directive "([^"]+)"/.exec(message)?.[1];
        const more = name
          ? {name, nearest: nearestOf(name, knownDirectives())}
          : {};
        say(result, at, line, `nginx -t: ${message}`, more);
      }
    }
  } finally {
    nginx.close();
  }
};

/** Compose files are checked with the published schema; other YAML is left alone. */
const compose: Check = (found, result) => {
  for (const at of found) {
    const isNamed = /compose[\w.-]*\.ya?ml/.test(at.block.title ?? '');
    const problems = checkCompose(at.block.value, isNamed);
    result.checked += problems ? 1 : 0;
    for (const {line, where, message, ...more} of problems ?? []) {
      say(result, at, line, `Compose: \`${where}\` ${message}.`, more);
    }
  }
};

const dockerfiles: Check = (found, result) => {
  result.checked += found.length;
  for (const at of found) {
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

const regexes: Check = (found, result) => {
  for (const at of found) {
    const {lang, value: source} = at.block;
    if (source.includes('/')) {
      const {file} = parseSample(source, lang);
      for (const problem of checkRegexes(file)) {
        const {name, message} = problem;
        say(result, at, problem.line, message, {name});
      }
    }
  }
};
