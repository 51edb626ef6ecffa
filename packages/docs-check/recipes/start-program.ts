/** Starts the server of a recipe with sample files, and ends it. */
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import path from 'node:path';
import {findTool} from './find-tool';

/** Files by their path below a folder. */
export type Sample = Record<string, string | Buffer>;

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A certificate for a host name that exists only here. @throws without openssl */
export function makeCertificate(folder: string, host: string) {
  const openssl = findTool('openssl');
  if (!openssl) {
    throw new Error('openssl is not installed');
  }
  const cert = path.join(folder, 'cert.pem');
  const key = path.join(folder, 'key.pem');
  execFileSync(
    openssl,
    [
      ...['req', '-x509', '-newkey', 'ec', '-nodes', '-days', '1'],
      ...['-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-subj', `/CN=${host}`, '-keyout', key, '-out', cert],
    ],
    {stdio: 'ignore', timeout: 20_000},
  );
  return {cert, key};
}

/** Writes the sample files of a server below a folder. */
export function writeSample(folder: string, files: Sample): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

/** Starts a server and waits until it accepts connections. @throws with what it output, if it does not */
export async function startProgram(
  [program, ...args]: readonly [string, ...string[]],
  {
    port,
    folder,
    env = {},
  }: {port: number; folder: string; env?: NodeJS.ProcessEnv},
): Promise<ChildProcess> {
  const server = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env},
  });
  let output = '';
  let ended = false;
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  server.once('error', (error) => (output += error.message));
  server.once('close', () => (ended = true));
  const deadline = Date.now() + 30_000;
  while (!(await listens(port))) {
    if (ended || Date.now() > deadline) {
      await endProgram(server);
      throw new Error(
        `${path.basename(program)} does not start: ${output.trim().replaceAll(folder, '…')}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return server;
}

/** Ends a server, and waits until it is gone. */
export async function endProgram(server: ChildProcess): Promise<void> {
  if (server.pid && server.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}
