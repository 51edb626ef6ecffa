/**
 * Serves a virtual host with a real Apache httpd on this machine. Only the port and the
 * folder differ from what a reader gets.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findTool} from './find-tool';
import {freePort, listens, type Sample} from './server';

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
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(served, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, content);
    }
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
    const apache = spawn(
      findTool('apache2') ?? findTool('httpd') ?? 'apache2',
      ['-f', file, '-D', 'FOREGROUND'],
      {stdio: ['ignore', 'pipe', 'pipe']},
    );
    this.process = apache;
    let output = '';
    let ended = false;
    for (const stream of [apache.stdout, apache.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    apache.once('error', (error) => (output += error.message));
    apache.once('close', () => (ended = true));
    const deadline = Date.now() + 30_000;
    while (!(await listens(this.port))) {
      if (ended || Date.now() > deadline) {
        throw new Error(
          `Apache does not start: ${output.trim().replaceAll(folder, '…')}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }

  async close(): Promise<void> {
    const {process: apache} = this;
    if (apache?.exitCode === null && apache.signalCode === null) {
      const gone = new Promise((resolve) => apache.once('exit', resolve));
      apache.kill('SIGTERM');
      await gone;
    }
    rmSync(this.folder, {recursive: true, force: true});
  }
}
