/**
 * Serves the nginx.conf of a recipe with a real nginx on this machine. Only the three lines
 * that readers also change differ (port, root, upstream). It serves sample files of the
 * viewer and uses stub servers for the other services.
 */
import type {ChildProcess} from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import {request as httpsRequest} from 'node:https';
import {createServer as createTcpServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findTool} from './find-tool';
import {
  endProgram,
  makeCertificate,
  startProgram,
  writeSample,
  type Sample,
} from './start-program';

export type ReceivedResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
};

export type ReceivedRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  bytes: number;
};

/** The number of this test process, as Playwright or Vitest counts them. */
const worker = Number(
  process.env.TEST_PARALLEL_INDEX ?? process.env.VITEST_POOL_ID ?? 0,
);

/** Each process has its own range: otherwise another could take a port after it was found free. */
const ports = {
  first: 24_000 + 1_000 * (worker % 8),
  count: 1_000,
  given: new Set<number>(),
};

/** A free port that no other recipe of this run uses. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = ports.first + Math.floor(Math.random() * ports.count);
    if (ports.given.has(port)) {
      continue;
    }
    ports.given.add(port);
    const free = await new Promise<boolean>((resolve) => {
      const server = createTcpServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (free) {
      return port;
    }
  }
}

/** An archive, or another service behind nginx, that records the requests it receives. */
export class StubServer {
  readonly asked: ReceivedRequest[] = [];

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(
    answer: (request: ReceivedRequest, response: ServerResponse) => void,
  ): Promise<StubServer> {
    const port = await freePort();
    const server = createServer((request: IncomingMessage, response) => {
      let bytes = 0;
      request.on('data', (chunk: Buffer) => (bytes += chunk.length));
      request.on('end', () => {
        const received = {
          method: request.method ?? '',
          url: request.url ?? '',
          headers: request.headers,
          bytes,
        };
        stub.asked.push(received);
        answer(received, response);
      });
    });
    const stub = new StubServer(server, port);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    return stub;
  }

  /** The requests since the last call. */
  take(): ReceivedRequest[] {
    return this.asked.splice(0);
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

type Sent = {
  port: number;
  path: string;
  host: string;
  tls?: boolean;
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
};

/** Sends a request to a server on this machine. The path goes out as it is written here: no client tidies it. */
export const send = ({
  host,
  tls = false,
  headers,
  body: sent,
  ...rest
}: Sent): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    const request = (tls ? httpsRequest : httpRequest)(
      {
        ...rest,
        host: '127.0.0.1',
        headers: {Host: host, ...headers},
        agent: false,
        timeout: 30_000,
        ...(tls ? {servername: host, rejectUnauthorized: false} : {}),
      },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => (body += piece));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
          }),
        );
      },
    );
    request.on('timeout', () =>
      request.destroy(new Error(`${rest.path}: no response`)),
    );
    request.on('error', reject);
    request.end(sent);
  });

/** The reader changes whole lines, so each must be there as the page says. `{folder}` is where the server's files are. */
export type Change = [line: string, by: string];

export function changeLines(source: string, changes: Change[]): string {
  const lines = source.split('\n');
  for (const [line, by] of changes) {
    if (!lines.some((one) => one.trim() === line)) {
      throw new Error(`The recipe has no line \`${line}\` to change.`);
    }
    lines.forEach((one, i) => {
      lines[i] = one.trim() === line ? one.replace(line, () => by) : one;
    });
  }
  return lines.join('\n');
}

export type {Sample};

export class RecipeServer {
  private nginx: ChildProcess | null = null;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'served-recipe-'));
  /** The port for plain HTTP. */
  plain = 0;
  securePort = 0;

  private constructor(
    private readonly host: string,
    private readonly tls: boolean,
  ) {
    // Started by root, nginx's workers are another user.
    chmodSync(this.folder, 0o755);
  }

  static async start(
    source: string,
    options: {
      host: string;
      /** Below the folder that `root` names. */
      files: Sample;
      root?: string;
      changes: Change[];
      /** Whether `request` uses TLS. */
      tls?: boolean;
    },
  ): Promise<RecipeServer> {
    const server = new RecipeServer(options.host, options.tls ?? false);
    try {
      await server.launch(source, options);
      return server;
    } catch (error) {
      await server.close();
      throw error;
    }
  }

  private async launch(
    source: string,
    options: {files: Sample; root?: string; changes: Change[]},
  ) {
    const {folder} = this;
    this.plain = await freePort();
    this.securePort = await freePort();
    writeSample(path.join(folder, 'root'), options.files);
    const listen = /^(\s*)listen (?:80|(443 ssl))( default_server)?;$/gm;
    if (!listen.test(source)) {
      throw new Error('The recipe has no line `listen 80;` to change.');
    }
    const root: Change[] = options.root
      ? [[`root ${options.root};`, `root ${path.join(folder, 'root')};`]]
      : [];
    const changes = options.changes.map(([line, by]): Change => [
      line,
      by.replaceAll('{folder}', folder),
    ]);
    let text = changeLines(source, [...changes, ...root]).replace(
      listen,
      (_all, indent: string, secure?: string, fallback = '') =>
        `${indent}listen 127.0.0.1:${secure ? `${this.securePort} ssl` : this.plain}${fallback};`,
    );
    if (/\bssl_certificate\s/.test(text)) {
      const {cert, key} = makeCertificate(folder, this.host);
      text = text
        .replace(/\bssl_certificate\s+[^;]+;/g, `ssl_certificate ${cert};`)
        .replace(
          /\bssl_certificate_key\s+[^;]+;/g,
          `ssl_certificate_key ${key};`,
        );
    }
    // What only a machine with nginx as a service has: its log folder and its folders for bodies.
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((n) => `${n}_temp_path ${path.join(folder, n)};`)
      .join(' ');
    text = text
      .replaceAll('/var/log/nginx/', `${folder}/`)
      .replace(/^http \{/m, () => `http { ${temp}`);
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, text);
    writeFileSync(path.join(folder, 'access.log'), '');

    this.nginx = await startProgram(
      [
        findTool('nginx')!,
        ...['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')],
        ...['-g', `daemon off; pid ${path.join(folder, 'nginx.pid')};`],
      ],
      {port: this.tls ? this.securePort : this.plain, folder},
    );
  }

  get port(): number {
    return this.plain;
  }

  request(
    path: string,
    {tls = this.tls, host = this.host, ...options}: Partial<Sent> = {},
  ): Promise<ReceivedResponse> {
    const port = tls ? this.securePort : this.plain;
    return send({port, path, tls, host, ...options});
  }

  /** Like `nginx -s reload`: the new configuration takes effect a little later. */
  reload(): void {
    this.nginx?.kill('SIGHUP');
  }

  log(): string {
    return readFileSync(path.join(this.folder, 'access.log'), 'utf8');
  }

  /** What nginx has logged as errors. */
  errors(): string {
    return readFileSync(path.join(this.folder, 'error.log'), 'utf8');
  }

  async close() {
    if (this.nginx) {
      await endProgram(this.nginx);
    }
    rmSync(this.folder, {recursive: true, force: true});
  }
}
