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
import type {Fault} from '../report';
import {findTool} from './find-tool';
import {makeCertificate} from './start-program';

/** Replaces what a test on this machine cannot have; keeps the number of lines, so that nginx's line numbers stay right. */
function localize(source: string, folder: string): string {
  const {cert, key} =
    source.includes('ssl_certificate') && findTool('openssl')
      ? makeCertificate(folder, 'check')
      : {};
  const upstreams = new Set(
    [...source.matchAll(/^\s*upstream\s+(\S+)\s*\{/gm)].map((m) => m[1]),
  );
  const host = (name: string) =>
    upstreams.has(name) || name === 'localhost' ? name : '127.0.0.1';
  const file = (name: string) => path.join(folder, name);
  return source
    .replace(/\b(access_log|error_log)\s+(?!off)[^\s;]+/g, `$1 ${file('log')}`)
    .replace(/\b(ssl_certificate)\s+[^\s;$]+;/g, `$1 ${cert};`)
    .replace(/\b(ssl_certificate_key)\s+[^\s;$]+;/g, `$1 ${key};`)
    .replace(/\binclude\s+[^;]+;/g, '')
    .replace(/\b(auth_basic_user_file)\s+[^;]+;/g, `$1 ${file('users')};`)
    .replace(/\blisten\s+([^\s;]+)/g, (_all, address: string) => {
      const sum = createHash('sha1').update(address).digest('hex').slice(0, 8);
      return `listen unix:${file(`${sum}.sock`)}`;
    })
    .replace(
      // A scheme in front of an IP address is not a host.
      /\b(proxy_pass\s+(?:https?:\/\/)?)(?!\w+:\/\/)([A-Za-z][\w.-]*)/g,
      (_all, head: string, name: string) => head + host(name),
    )
    .replace(
      /^(\s*server\s+)([A-Za-z][\w.-]*)((?::\d+)?[^{;]*;)/gm,
      (_all, head: string, name: string, rest: string) =>
        head + host(name) + rest,
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

/** What nginx says of a configuration that is whole, with the line in it. */
function test(nginx: string, folder: string, text: string): Fault | null {
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, text);
  const {status, stderr} = spawnSync(
    nginx,
    ['-t', '-q', '-p', folder, '-c', file, '-g', 'daemon off;'],
    {encoding: 'utf8', timeout: 20_000},
  );
  const error =
    /\[emerg\]\s*(?:\d+#\d+:\s*)?(.*?)(?: in \S+?nginx\.conf:(\d+))?$/m.exec(
      stderr ?? '',
    );
  return status === 0
    ? null
    : {
        line: Math.max(1, Number(error?.[2] ?? 2) - 1),
        message: (error?.[1] ?? stderr ?? '').replaceAll(folder, '…'),
      };
}

/** What is wrong with a configuration or a fragment of one; results of earlier runs count. */
export function checkNginx(nginx: string, source: string): Fault | null {
  const code = fileKeyOf(import.meta.filename);
  const key = ['nginx -t', fileKeyOf(nginx), code, source];
  if (readCached(key)) {
    return null;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-check-'));
  mkdirSync(path.join(folder, 'logs'));
  writeFileSync(path.join(folder, 'users'), 'reader:{PLAIN}x\n');
  const text = localize(source, folder);
  const events = /^\s*events\b/m.test(text) ? '' : 'events {}';
  let fault: Fault | null = null;
  for (const [before, after] of around) {
    const whole = `${events} ${before}\n${text}\n${after}\n`;
    fault = test(nginx, folder, whole);
    if (!fault?.message.includes('directive is not allowed here')) {
      break;
    }
  }
  rmSync(folder, {recursive: true, force: true});
  if (!fault) {
    writeCached(key, 'passes');
  }
  return fault;
}
