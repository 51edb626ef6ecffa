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

const isShell = (b: CodeBlock) =>
  /^(?:bash|sh|shell|zsh|console)$/.test(b.lang);
const isNginx = (b: CodeBlock) =>
  b.lang === 'nginx' || /(?:nginx\.conf|\.conf\.template)$/.test(b.title ?? '');
const isDockerfile = (b: CodeBlock) => /^(?:docker|dockerfile)$/.test(b.lang);
const isYaml = (b: CodeBlock) => /^ya?ml$/.test(b.lang);

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

export type RecipeResult = {
  problems: Problem[];
  skipped: Skipped[];
  checked: number;
};

export function checkRecipes(pages: Page[]): RecipeResult {
  const result: RecipeResult = {problems: [], skipped: [], checked: 0};
  const blocks = pages.flatMap((page) =>
    page.blocks
      .filter((b): b is CodeBlock => b.type === 'code')
      .map((block) => ({page, block})),
  );
  const blocksThat = (test: (b: CodeBlock) => boolean) =>
    blocks.filter(({block}) => test(block));
  shellCheck(blocksThat(isShell), result);
  nginxCheck(blocksThat(isNginx), result);
  compose(blocksThat(isYaml), result);
  dockerfiles(blocksThat(isDockerfile), result);
  regexes(
    blocksThat((b) => isScript(b.lang)),
    result,
  );
  return result;
}

const say = (
  result: RecipeResult,
  {block, page}: Found,
  line: number,
  message: string,
  more: {name?: string; nearest?: string | null} = {},
) =>
  result.problems.push({
    ...locate(page, block, line - block.bodyLine),
    check: 'recipes',
    message,
    ...more,
  });

function skip(
  result: RecipeResult,
  tool: string,
  count: number,
  why = `${tool} is not installed`,
) {
  result.skipped.push({
    what: `${count} block${count === 1 ? '' : 's'} for ${tool}`,
    why,
  });
}

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
      open = (command !== null || open) && /\\$/.test(text);
      return text;
    })
    .join('\n');
}

function shellCheck(found: Found[], result: RecipeResult) {
  if (!found.length) {
    return;
  }
  const tool = findTool('shellcheck');
  if (!tool) {
    return skip(result, 'shellcheck', found.length);
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
        found.length,
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
      const f = found[files.indexOf(c.file)]!;
      say(
        result,
        f,
        f.block.bodyLine + c.line - 1,
        `ShellCheck SC${c.code}: ${c.message}`,
      );
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

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

function nginxCheck(found: Found[], result: RecipeResult) {
  if (!found.length) {
    return;
  }
  const nginx = NginxCheck.create();
  if (!nginx) {
    return skip(result, 'nginx', found.length);
  }
  try {
    for (const f of found) {
      result.checked += 1;
      // `modules="brotli"` on the fence: directives of a module that distributions ship apart
      const modules =
        /(?:^|\s)modules="([^"]+)"/.exec(f.block.meta)?.[1]?.split(/[ ,]+/) ??
        [];
      const problem = nginx.check(f.block.value, modules);
      if (!problem) {
        continue;
      }
      const unknown = /unknown directive "([^"]+)"/.exec(problem.message)?.[1];
      say(
        result,
        f,
        f.block.bodyLine + problem.line - 1,
        `nginx -t: ${problem.message}`,
        unknown
          ? {name: unknown, nearest: nearestOf(unknown, knownDirectives())}
          : {},
      );
    }
  } finally {
    nginx.close();
  }
}

/** Compose files are checked with the published schema; other YAML is left alone. */
function compose(found: Found[], result: RecipeResult) {
  for (const f of found) {
    const problems = checkCompose(
      f.block.value,
      /compose[\w.-]*\.ya?ml/.test(f.block.title ?? ''),
    );
    if (!problems) {
      continue;
    }
    result.checked += 1;
    for (const {line, where, message, ...more} of problems) {
      const text = `Compose: \`${where}\` ${message}.`;
      say(result, f, f.block.bodyLine + line - 1, text, more);
    }
  }
}

function dockerfiles(found: Found[], result: RecipeResult) {
  for (const f of found) {
    result.checked += 1;
    const fragment = !/^\s*FROM\s/im.test(f.block.value);
    const text = fragment ? `FROM scratch\n${f.block.value}` : f.block.value;
    for (const d of validateDockerfile(text)) {
      if (fragment && d.range.start.line === 0) {
        continue;
      }
      say(
        result,
        f,
        f.block.bodyLine + d.range.start.line - (fragment ? 1 : 0),
        `Dockerfile: ${typeof d.message === 'string' ? d.message : d.message.value}`,
      );
    }
  }
}

function regexes(found: Found[], result: RecipeResult) {
  for (const f of found) {
    if (!f.block.value.includes('/')) {
      continue;
    }
    const {file} = parseSample({
      source: f.block.value,
      line: f.block.bodyLine,
      lang: f.block.lang,
    });
    for (const problem of checkRegexes(file)) {
      say(result, f, f.block.bodyLine + problem.line - 1, problem.message, {
        name: problem.name,
      });
    }
  }
}
