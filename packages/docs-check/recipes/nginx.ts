/**
 * Checks nginx blocks with the `nginx -t` of a real nginx. A fragment is wrapped into a
 * whole configuration, and what exists only on the reader's machine (certificates, host
 * names, ports, log files) is replaced by local equivalents.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileKeyOf, readCached, writeCached} from '../core/persistent-cache';
import {findTool} from './find-tool';
import {makeCertificate} from './start-program';

type Level = 'main' | 'http' | 'server' | 'location';

const httpOnly =
  /^\s*(?:server\s*\{|upstream\s|map\s|geo\s|log_format\s|proxy_cache_path\s|limit_req_zone\s|limit_conn_zone\s|types\s*\{|split_clients\s|server_names_hash_bucket_size\s)/m;

/** Where a fragment belongs, by what is in it outside any braces. */
export function levelOf(source: string): Level {
  const top = outside(source);
  if (
    /^\s*(?:events|http|stream|worker_processes|load_module|user)\b/m.test(top)
  ) {
    return 'main';
  }
  if (httpOnly.test(top)) {
    return 'http';
  }
  if (
    /^\s*(?:location\s|listen\s|server_name\s|ssl_certificate\w*\s|error_page\s)/m.test(
      top,
    )
  ) {
    return 'server';
  }
  return 'location';
}

/** The text at depth 0: each block keeps its head and an opening brace. */
function outside(source: string): string {
  let depth = 0;
  let out = '';
  for (const c of source.replace(/#.*$/gm, '')) {
    if (c === '{') {
      if (depth === 0) {
        out += '{';
      }
      depth += 1;
    } else if (c === '}') {
      depth -= 1;
      if (depth === 0) {
        out += '}\n';
      }
    } else if (depth === 0) {
      out += c;
    }
  }
  return out;
}

/** Replaces what a test on this machine cannot have; keeps the number of lines, so that nginx's line numbers stay right. */
function localize(
  source: string,
  folder: string,
  certificate: {cert: string; key: string} | null,
): string {
  const upstreams = new Set(
    [...source.matchAll(/^\s*upstream\s+(\S+)\s*\{/gm)].map((m) => m[1]),
  );
  const host = (name: string) =>
    upstreams.has(name) || name === 'localhost' ? name : '127.0.0.1';
  const file = (name: string) => path.join(folder, name);
  const replacements: [RegExp, string | ((...found: string[]) => string)][] = [
    [/^(\s*)user\s+[^;]+;/gm, '$1'],
    [/^(\s*)pid\s+[^;]+;/gm, `$1pid ${file('nginx.pid')};`],
    [/\b(access_log|error_log)\s+(?!off)[^\s;]+/g, `$1 ${file('log')}`],
    [
      /\b(ssl_(?:client_|trusted_)?certificate)\s+[^\s;$]+;/g,
      `$1 ${certificate?.cert};`,
    ],
    [/\b(ssl_certificate_key)\s+[^\s;$]+;/g, `$1 ${certificate?.key};`],
    [/\b(?:ssl_dhparam|include)\s+[^;]+;/g, ''],
    [/\b(auth_basic_user_file)\s+[^;]+;/g, `$1 ${file('users')};`],
    [
      /\blisten\s+([^\s;]+)/g,
      (_all, address) =>
        `listen unix:${file(`${createHash('sha1').update(address).digest('hex').slice(0, 8)}.sock`)}`,
    ],
    [/\bipv6only=\w+/g, ''],
    [
      // A scheme in front of an IP address is not a host.
      /\b((?:proxy|fastcgi|uwsgi|grpc)_pass\s+(?:https?:\/\/|grpcs?:\/\/)?)(?!\w+:\/\/)([A-Za-z][\w.-]*)/g,
      (_all, head, name) => head + host(name),
    ],
    [
      /^(\s*server\s+)([A-Za-z][\w.-]*)((?::\d+)?[^{;]*;)/gm,
      (_all, head, name, rest) => head + host(name) + rest,
    ],
    [
      /\b(proxy_cache_path|proxy_temp_path|client_body_temp_path)\s+[^\s;]+/g,
      `$1 ${file('cache')}`,
    ],
  ];
  return replacements.reduce(
    (text, [found, by]) => text.replace(found, by as string),
    source,
  );
}

function wrap(source: string, level: Level): {text: string; before: number} {
  if (level === 'main') {
    return /^\s*events\b/m.test(outside(source))
      ? {text: source, before: 0}
      : {text: `events {}\n${source}`, before: 1};
  }
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((n) => `${n}_temp_path temp_${n};`)
    .join(' ');
  const blocks = {
    http: [],
    server: ['server'],
    location: ['server', 'location /'],
  };
  const inner = blocks[level].map((block) => ` ${block} {`).join('');
  return {
    text: `events {}\nhttp { ${temp}${inner}\n${source}\n${'}'.repeat(1 + blocks[level].length)}\n`,
    before: 2,
  };
}

export type NginxFault = {
  /** line inside the block, from 1 */
  line: number;
  message: string;
};

export class NginxCheck {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'nginx-check-'));
  private certificate: {cert: string; key: string} | null = null;

  private constructor(private readonly nginx: string) {
    mkdirSync(path.join(this.folder, 'logs'), {recursive: true});
    writeFileSync(path.join(this.folder, 'users'), 'reader:{PLAIN}x\n');
    if (findTool('openssl')) {
      this.certificate = makeCertificate(this.folder, 'check');
    }
  }

  static create(): NginxCheck | null {
    const nginx = findTool('nginx');
    return nginx ? new NginxCheck(nginx) : null;
  }

  check(source: string): NginxFault | null {
    const key = [
      'nginx -t',
      fileKeyOf(this.nginx),
      fileKeyOf(import.meta.filename),
      source,
    ];
    if (readCached(key)) {
      return null;
    }
    const fault = this.ask(source);
    if (!fault) {
      writeCached(key, 'passes');
    }
    return fault;
  }

  private ask(source: string): NginxFault | null {
    const text = localize(source, this.folder, this.certificate);
    const {text: whole, before} = wrap(text, levelOf(text));
    const file = path.join(this.folder, 'nginx.conf');
    writeFileSync(file, whole);
    const run = spawnSync(
      this.nginx,
      ['-t', '-q', '-p', this.folder, '-c', file, '-g', 'daemon off;'],
      {encoding: 'utf8', timeout: 20_000},
    );
    if (run.status === 0) {
      return null;
    }
    const error =
      /\[emerg\]\s*(?:\d+#\d+:\s*)?(.*?)(?: in \S+?nginx\.conf:(\d+))?$/m.exec(
        run.stderr ?? '',
      );
    const line = error?.[2] ? Math.max(1, Number(error[2]) - before) : 1;
    return {
      line,
      message: (error?.[1] ?? run.stderr ?? 'nginx -t failed').replaceAll(
        this.folder,
        '…',
      ),
    };
  }

  close() {
    rmSync(this.folder, {recursive: true, force: true});
  }
}
