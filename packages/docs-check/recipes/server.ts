/**
 * Serves the nginx.conf of a recipe with a real nginx on this machine. Only the three lines
 * that readers also change differ (port, root, upstream). It serves sample files of the
 * viewer and uses stub servers for the other services.
 */
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
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
const firstPort = 24_000 + 1_000 * (worker % 8);
const given = new Set<number>();

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createTcpServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A free port that no other recipe of this run uses. */
export async function freePort(): Promise<number> {
  const port = firstPort + Math.floor(Math.random() * 1_000);
  if (given.has(port)) {
    return freePort();
  }
  given.add(port);
  return (await isFree(port)) ? port : freePort();
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
        const {method = '', url = '', headers} = request;
        const received = {method, url, headers, bytes};
        stub.asked.push(received);
        answer(received, response);
      });
    });
    const stub = new StubServer(server, port);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
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

type Options = {
  host: string;
  /** Below the folder that `root` names. */
  files: Sample;
  root?: string;
  changes: Change[];
  /** Whether `request` uses TLS. */
  tls?: boolean;
};

export class RecipeServer {
  private nginx: ChildProcess | null = null;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'served-recipe-'));
  /** The port for plain HTTP. */
  port = 0;
  securePort = 0;

  private constructor(private readonly options: Options) {
    // Started by root, nginx's workers are another user.
    chmodSync(this.folder, 0o755);
  }

  static async start(source: string, options: Options): Promise<RecipeServer> {
    const server = new RecipeServer(options);
    try {
      await server.launch(source);
      return server;
    } catch (error) {
      await server.close();
      throw error;
    }
  }

  /** The recipe with what is different on this machine. */
  private localized(source: string): string {
    const {folder} = this;
    const {changes, host, root} = this.options;
    const listen = /^(\s*)listen (?:80|(443 ssl))( default_server)?;$/gm;
    if (!listen.test(source)) {
      throw new Error('The recipe has no line `listen 80;` to change.');
    }
    const ownRoot = `root ${path.join(folder, 'root')};`;
    let text = changeLines(source, [
      ...changes.map(([line, by]): Change => [
        line,
        by.replaceAll('{folder}', folder),
      ]),
      ...(root ? [[`root ${root};`, ownRoot] satisfies Change] : []),
    ]).replace(
      listen,
      (_all, indent: string, secure?: string, fallback = '') =>
        `${indent}listen 127.0.0.1:${secure ? `${this.securePort} ssl` : this.port}${fallback};`,
    );
    if (/\bssl_certificate\s/.test(text)) {
      const {cert, key} = makeCertificate(folder, host);
      text = text
        .replace(/\b(ssl_certificate)\s+[^;]+;/g, `$1 ${cert};`)
        .replace(/\b(ssl_certificate_key)\s+[^;]+;/g, `$1 ${key};`);
    }
    // What only a machine with nginx as a service has: its log folder and its folders for bodies.
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((n) => `${n}_temp_path ${path.join(folder, n)};`)
      .join(' ');
    return text
      .replaceAll('/var/log/nginx/', `${folder}/`)
      .replace(/^http \{/m, () => `http { ${temp}`);
  }

  private async launch(source: string): Promise<void> {
    const {folder} = this;
    this.port = await freePort();
    this.securePort = await freePort();
    writeSample(path.join(folder, 'root'), this.options.files);
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, this.localized(source));
    writeFileSync(path.join(folder, 'access.log'), '');
    this.nginx = await startProgram(
      [
        findTool('nginx')!,
        ...['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')],
        ...['-g', `daemon off; pid ${path.join(folder, 'nginx.pid')};`],
      ],
      {port: this.options.tls ? this.securePort : this.port, folder},
    );
  }

  request(
    path: string,
    {
      tls = this.options.tls ?? false,
      host = this.options.host,
      ...options
    }: Partial<Sent> = {},
  ): Promise<ReceivedResponse> {
    const port = tls ? this.securePort : this.port;
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

  async close(): Promise<void> {
    if (this.nginx) {
      await endProgram(this.nginx);
    }
    rmSync(this.folder, {recursive: true, force: true});
  }
}
