/**
 * Serves a virtual host with a real Apache httpd on this machine. Only the port and the
 * folder differ from what a reader gets.
 */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type {ChildProcess} from 'node:child_process';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findTool} from './find-tool';
import {freePort} from './server';
import {
  endProgram,
  startProgram,
  writeSample,
  type Sample,
} from './start-program';

/** Debian's folder, and that of other distributions. */
const moduleFolders = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules'];

const modules = [
  ...['mpm_event', 'authz_core', 'authz_host', 'alias', 'allowmethods'],
  ...['dir', 'headers', 'mime', 'proxy', 'proxy_http', 'rewrite'],
];

export class ApacheServer {
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'apache-'));
  port = 0;

  private constructor() {
    // Started by root, its workers are another user.
    chmodSync(this.folder, 0o755);
  }

  /**
   * @param virtualHost with `<VirtualHost *:80>`
   * @param root the folder in it, whose files are `files`
   * @throws with what the server said, if it does not start
   */
  static async start(
    virtualHost: string,
    {root, files}: {root: string; files: Sample},
  ): Promise<ApacheServer> {
    const server = new ApacheServer();
    try {
      await server.launch(virtualHost, root, files);
      return server;
    } catch (error) {
      await server.close();
      throw error;
    }
  }

  private async launch(virtualHost: string, root: string, files: Sample) {
    const {folder} = this;
    const served = path.join(folder, 'root');
    writeSample(served, files);
    this.port = await freePort();
    const types = path.join(folder, 'mime.types');
    // Debian's list is in another package than the server.
    writeFileSync(
      types,
      'text/html html\ntext/css css\napplication/javascript js\n',
    );
    const from = moduleFolders.find((candidate) => existsSync(candidate)) ?? '';
    const configuration = [
      `ServerRoot "${folder}"`,
      ...modules.map(
        (name) => `LoadModule ${name}_module "${from}/mod_${name}.so"`,
      ),
      `Listen 127.0.0.1:${this.port}`,
      `PidFile "${folder}/httpd.pid"`,
      `DefaultRuntimeDir "${folder}"`,
      `ErrorLog "${folder}/error.log"`,
      `TypesConfig "${types}"`,
      'ServerName localhost',
      ...(process.getuid?.() === 0 ? ['User nobody', 'Group nogroup'] : []),
      virtualHost
        .replace('<VirtualHost *:80>', `<VirtualHost *:${this.port}>`)
        .replaceAll(root, () => served),
    ].join('\n');
    const file = path.join(folder, 'httpd.conf');
    writeFileSync(file, configuration);
    this.process = await startProgram(
      [
        findTool('apache2') ?? findTool('httpd') ?? 'apache2',
        ...['-f', file, '-D', 'FOREGROUND'],
      ],
      {port: this.port, folder},
    );
  }

  async close(): Promise<void> {
    if (this.process) {
      await endProgram(this.process);
    }
    rmSync(this.folder, {recursive: true, force: true});
  }
}
