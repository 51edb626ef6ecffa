/**
 * Checks nginx blocks with the `nginx -t` of a real nginx. A fragment is wrapped into a
 * whole configuration that allows it, and what exists only on the reader's machine (certificates, host
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

const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path temp_${name};`)
  .join(' ');

/** The blocks that a fragment can be in, from which nginx takes the first that allows it. */
const around: [before: string, after: string][] = [
  [`http { ${folders} server {`, '}}'],
  [`http { ${folders} server { location / {`, '}}}'],
  [`http { ${folders}`, '}'],
  ['', ''],
];

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
    const events = /^\s*events\b/m.test(text) ? '' : 'events {}';
    let fault: NginxFault | null = null;
    for (const [before, after] of around) {
      fault = this.run(`${events} ${before}\n${text}\n${after}\n`);
      if (!fault?.message.includes('directive is not allowed here')) {
        break;
      }
    }
    return fault;
  }

  private run(text: string): NginxFault | null {
    const file = path.join(this.folder, 'nginx.conf');
    writeFileSync(file, text);
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
    return {
      line: Math.max(1, Number(error?.[2] ?? 2) - 1),
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
