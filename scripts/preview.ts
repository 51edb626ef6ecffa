/**
 * Serves the built site the way a production host does: `npm run preview` builds and
 * serves, `npm run serve` only serves. Options: `--port 3000` (or PORT),
 * `--host 127.0.0.1` (or HOST), `--folder build`.
 */
import {existsSync} from 'node:fs';
import type http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readHostRules, rulesFile} from '../deploy/host-files';
import {createSiteServer} from '../deploy/site-server';
import {runMain} from './run-main';

/** Starts the server. If the port is taken or the build is missing, the error says what to do. */
export async function startPreview({
  folder = 'build',
  host = '127.0.0.1',
  port = 3000,
}: {folder?: string; host?: string; port?: number} = {}): Promise<{
  url: string;
  server: http.Server;
}> {
  if (
    !['index.html', rulesFile].every((name) =>
      existsSync(path.join(folder, name)),
    )
  ) {
    throw new Error(
      `No finished build in ${path.resolve(folder)} (index.html and ${rulesFile} are needed). Run "npm run build" first, or "npm run preview", which builds and serves.`,
    );
  }
  const server = createSiteServer(path.resolve(folder));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Another program is using port ${port}. Stop it, or choose another port with "--port ${port + 1}" or PORT=${port + 1}.`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  const {port: actualPort} = server.address() as AddressInfo;
  const name = host === '127.0.0.1' ? 'localhost' : host;
  const {baseUrl} = readHostRules(folder);
  return {
    url: `http://${name}:${actualPort}${baseUrl.slice(0, -1)}`,
    server,
  };
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      folder: {type: 'string'},
      host: {type: 'string', default: process.env.HOST},
      port: {type: 'string', default: process.env.PORT ?? '3000'},
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(
      `"${values.port}" is not a port. Use a number from 1 to 65535.`,
    );
  }
  const {url} = await startPreview({
    folder: values.folder,
    host: values.host,
    port,
  });
  console.log(`Serving the built site at ${url} (press Ctrl+C to stop).`);
}

runMain(module, main);
