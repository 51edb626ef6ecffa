/** Starts the server of a recipe with sample files, and ends it. */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listens, type Sample} from './server';

/** Writes the sample files of a server below a folder. */
export function writeSample(folder: string, files: Sample): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

/**
 * Starts a server and waits until it accepts connections.
 *
 * @param command the program and its arguments
 * @param folder the server's own, which messages do not mention
 * @throws with what the server output, if it ends or does not listen
 */
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
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
  }
}
